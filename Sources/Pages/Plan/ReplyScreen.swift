import Components
import Domain
import Markup
import Texts

extension Page {
  /// What is said in place of a game when none is planned.
  func noGame(
    _ series: [ReplySeries], of group: GroupName?, _ addresses: ReplyAddresses, _ texts: Strings
  ) {
    main(
      .id("reply"), .class("follow reply"), .data("page", addresses.page),
      .data("events", addresses.events)
    ) {
      noGameNews(series, of: group, texts)
      if !series.isEmpty {
        p(.class("reply-calendars")) { allGames(addresses.calendar, texts) }
      }
    }
  }

  /// The part of that page that is sent again when a game is planned or can be answered.
  func noGameNews(_ series: [ReplySeries], of group: GroupName?, _ texts: Strings) {
    div(.id("reply-news"), .data("state", "none")) {
      p(.class("reply-asks"), .dir("auto")) { texts.football(of: group) }
      if let first = series.first {
        h1 { first.rhythm }
        p(.class("reply-count")) { first.next }
        if let place = first.place { p(.class("reply-place"), .dir("auto")) { place } }
        each(series.dropFirst()) { other in p { other.text } }
      } else {
        h1 { texts.noGamePlanned }
        p { texts.noGameAdvice }
      }
    }
  }

  /// A planned game, and the form by which friends answer.
  func reply(
    _ model: ReplyViewModel, _ visit: ReplyVisit, _ links: ReplyLinks, _ series: [ReplySeries],
    _ texts: Strings
  ) {
    main(
      .id("reply"), .class("follow reply"), .data("page", links.page.page),
      .data("events", links.page.events), .data("visitor", visit.visitor.person?.shortText),
      .data("watched", visit.watched)
    ) {
      replyNews(model, match: links.match, series, texts)
      replyMessage(model, visit)
      if model.obstacle == nil {
        replyForm(model, visit, links.page.page, texts)
        each(model.offers(to: visit.spokenFor)) { offer in
          offerForm(offer, visit, links.page.page, texts)
        }
      }
      replyPeople(model)
      otherGames(links.others, texts)
      calendars(links, texts)
    }
  }

  /// What all see who have the link, above the form: sent again when it changes.
  func replyNews(
    _ model: ReplyViewModel, match: String?, _ series: [ReplySeries], _ texts: Strings
  ) {
    div(
      .id("reply-news"), .data("game", model.gameKey), .data("state", model.state),
      .data("title", model.title)
    ) {
      p(.class("reply-asks")) { model.question }
      h1 { model.date }
      if let former = model.formerDate { p(.class("reply-former")) { del { former } } }
      whereItIs(model, texts)
      if let places = model.places { figure(places) }
      p(.class("reply-count")) { model.summary }
      if let obstacle = model.obstacle { p(.class("reply-obstacle")) { obstacle } }
      // People who cannot answer this game need the next one.
      if model.obstacle != nil { each(series) { next in p(.class("reply-next")) { next.text } } }
      if let match { p { a(.href(match), .class("button primary")) { texts.followMatch } } }
    }
  }

  /// Who comes, below the form: sent again with the news.
  func replyPeople(_ model: ReplyViewModel) {
    div(.id("reply-people")) { each(model.groups) { replyGroup($0) } }
  }

  private func replyMessage(_ model: ReplyViewModel, _ visit: ReplyVisit) {
    if let message = model.text(of: visit.message) {
      // Browsers say nothing of a status that is there from the start, so it has the focus.
      div(.id("reply-message"), .class("reply-message"), .role("status")) {
        p(.tabIndex(-1), .flag("autofocus")) { message }
      }
    }
  }

  /// The other games of the page, each with its own count.
  private func otherGames(_ games: [ReplyLinks.Other], _ texts: Strings) {
    if !games.isEmpty {
      section(.class("group")) {
        h2(.class("group-title")) { texts.otherGames }
        ul(.class("names")) {
          each(games) { game in li { a(.href(game.path)) { game.text } } }
        }
      }
    }
  }

  private func calendars(_ links: ReplyLinks, _ texts: Strings) {
    p(.class("reply-calendars")) {
      a(.href(links.file)) { texts.addToCalendar }
      allGames(links.feed, texts)
    }
  }

  /// All games for calendars, those to come among them.
  private func allGames(_ feed: String, _ texts: Strings) {
    a(.href(feed)) { texts.subscribeToGames }
    small { texts.calendarsAreSlow }
  }

  private func whereItIs(_ model: ReplyViewModel, _ texts: Strings) {
    if let place = model.place { p(.class("reply-place"), .dir("auto")) { place } }
    if let map = model.map {
      p { a(.href(map), .attribute("rel", "noreferrer")) { texts.openMap } }
    }
    if let price = model.price { p(.class("reply-price"), .dir("auto")) { price } }
  }

  private func replyForm(
    _ model: ReplyViewModel, _ visit: ReplyVisit, _ address: String, _ texts: Strings
  ) {
    form(.attribute("method", "post"), .attribute("action", address), .class("reply-form")) {
      hidden("plan", visit.plan)
      hidden("form", visit.form)
      switch visit.message {
      case .whoSpeaks(_, let person, let name):
        hidden("person", person.uuidString)
        each(visit.sent) { hidden($0.name, $0.value) }
        twoWays(model.name(of: person, typed: name), orBackTo: address, texts)
      case .isListed(let person, let typed):
        each(visit.sent) { hidden($0.name, $0.value) }
        whetherListed(person, model.name(of: person), typed: typed.text, texts)
      default:
        if let visitor = model.visitorText {
          knownVisitor(visitor, visit.visitor, texts)
        } else {
          whoAreYou(model, isMissing: visit.message == .nameMissing, texts)
        }
        each(model.placeNotes) { note in p(.class("reply-note")) { note } }
        guestChoice(model, texts)
        choices(model, texts)
        if let (text, canPass) = model.guestOffer {
          p(.class("reply-offer")) { text }
          takeButtons(canPass: canPass, texts)
        }
      }
    }
  }

  /// How many guests come along, for those who can say that they come.
  private func guestChoice(_ model: ReplyViewModel, _ texts: Strings) {
    if let (most, count) = model.guests, model.choice.takesGuests {
      label(.class("reply-guests")) {
        span { texts.guestsLabel }
        select(.attribute("name", "guests")) {
          each(0...most) { number in
            option(.attribute("value", String(number)), .selected(number == count)) {
              String(number)
            }
          }
        }
      }
    }
  }

  private func hidden(_ name: String, _ value: String) {
    input(.type("hidden"), .attribute("name", name), .attribute("value", value))
  }

  /// Only by the group's link may they be someone else.
  private func knownVisitor(_ text: String, _ visitor: Visitor, _ texts: Strings) {
    p(.class("reply-visitor")) {
      span { text }
      if case .known = visitor { replyButton("forget", "1", texts.notYou, "text-button") }
    }
  }

  /// Radio buttons for a few names, a list for many, and a field for one that is not there.
  private func whoAreYou(_ model: ReplyViewModel, isMissing: Bool, _ texts: Strings) {
    let problem: StaticString? = isMissing ? "reply-message" : nil
    fieldset(.class("reply-who"), .aria("describedby", problem)) {
      legend { texts.whoAreYou }
      if model.names.count > Self.radioLimit {
        select(
          .attribute("name", "person"), .aria("label", texts.whoAreYou),
          .aria("describedby", problem)
        ) {
          option(.attribute("value", "")) { texts.pickName }
          each(model.names) { player in
            option(.attribute("value", player.id), .dir("auto")) { player.name }
          }
          option(.attribute("value", "")) { texts.notListed }
        }
      } else {
        each(model.names) { player in
          label {
            input(.type("radio"), .attribute("name", "person"), .attribute("value", player.id))
            span(.dir("auto")) { player.name }
          }
        }
        if !model.names.isEmpty {
          label {
            input(.type("radio"), .attribute("name", "person"), .attribute("value", ""))
            span { texts.notListed }
          }
        }
      }
      label(.class("reply-name")) {
        span { texts.yourName }
        input(
          .type("text"), .attribute("name", "name"), .attribute("maxlength", "80"),
          .attribute("autocomplete", "name"), .dir("auto"),
          .aria("invalid", isMissing ? "true" : nil), .aria("describedby", problem))
      }
    }
  }

  private static var radioLimit: Int { 24 }

  private func choices(_ model: ReplyViewModel, _ texts: Strings) {
    switch model.choice {
    case .answer(let given, let waits):
      answers(given, waits: waits, isFull: model.isFull, texts)
    case .again(let given, let waits):
      p(.class("reply-offer")) { texts.stillIn }
      // An answer before the change is none after it, but for one who does not come.
      answers(given == .out ? given : nil, waits: waits, isFull: model.isFull, texts)
    case .offer(let text):
      p(.class("reply-offer")) { text }
      takeButtons(canPass: true, texts)
    case .waiting(_, let canTake):
      div(.class("reply-buttons")) {
        if canTake { replyButton("answer", "in", texts.takePlace, "button primary") }
        replyButton("answer", "out", texts.leaveReserve, "button secondary")
      }
    }
  }

  private func answers(_ given: Answer?, waits: Bool, isFull: Bool, _ texts: Strings) {
    if waits {
      if isFull { p { texts.gameFull } }
      waysToWait(texts)
    }
    div(.class("reply-buttons")) {
      answerButton(.in, waits ? texts.takeReserve : texts.answerIn, given)
      answerButton(.maybe, texts.answerMaybe, given)
      answerButton(.out, texts.answerOut, given)
    }
  }

  /// The buttons that take a place, or let it go to the next.
  private func takeButtons(canPass: Bool, _ texts: Strings) {
    div(.class("reply-buttons")) {
      replyButton("answer", "in", texts.takePlace, "button primary")
      if canPass { replyButton("answer", "pass", texts.passPlace, "button secondary") }
    }
  }

  /// What the visitor can take for a person who was answered for by them before.
  private func offerForm(
    _ offer: PlanTexts.Offer, _ visit: ReplyVisit, _ address: String, _ texts: Strings
  ) {
    form(.attribute("method", "post"), .attribute("action", address), .class("reply-form")) {
      hidden("plan", visit.plan)
      hidden("form", visit.form)
      hidden("person", offer.speaker.uuidString)
      hidden("as", ReplySpeaker.other.rawValue)
      p(.class("reply-offer"), .dir("auto")) { offer.text }
      takeButtons(canPass: offer.canPass, texts)
    }
  }

  private func waysToWait(_ texts: Strings) {
    fieldset(.class("reply-who")) {
      label {
        input(
          .type("radio"), .attribute("name", "wait"), .attribute("value", "ask"), .checked(true))
        span { texts.asksFirst }
      }
      label {
        input(.type("radio"), .attribute("name", "wait"), .attribute("value", "take"))
        span { texts.takesFreePlace }
      }
    }
  }

  private func answerButton(_ answer: Answer, _ label: String, _ given: Answer?) {
    button(
      .type("submit"), .attribute("name", "answer"), .attribute("value", answer.rawValue),
      .class(answer == given ? "button primary" : "button secondary"),
      .aria("pressed", answer == given)
    ) { label }
  }

  private func twoWays(_ name: String, orBackTo page: String, _ texts: Strings) {
    div(.class("reply-buttons")) {
      replyButton("as", "self", texts.iAm(name), "button secondary")
      replyButton("as", "other", texts.iAnswerFor(name), "button secondary")
      a(.href(page), .class("button secondary")) { texts.typeAnotherName }
    }
  }

  private func whetherListed(
    _ person: Player.ID, _ name: String, typed: String, _ texts: Strings
  ) {
    div(.class("reply-buttons")) {
      replyButton("person", person.uuidString, texts.iAm(name), "button secondary")
      replyButton("listed", "no", texts.iAmAnother(typed), "button secondary")
    }
  }

  private func replyButton(
    _ name: String, _ value: String, _ label: String, _ style: StaticString
  ) {
    button(
      .type("submit"), .attribute("name", name), .attribute("value", value), .class(style)
    ) { label }
  }

  private func replyGroup(_ group: ReplyViewModel.Group) {
    section(.class("group")) {
      h2(.class("group-title")) { "\(group.title) \(group.count)" }
      if group.isQueue {
        ol(.class("names")) { each(group.people) { replyPerson($0) } }
      } else {
        ul(.class("names")) {
          each(group.people) { replyPerson($0) }
          if let unnamed = group.unnamed { li { unnamed } }
        }
      }
    }
  }

  /// The script marks the visitor again after the news have replaced the list.
  private func replyPerson(_ person: ReplyViewModel.Person) {
    let mark: StaticString? = person.isVisitor ? "true" : nil
    return li(.dir("auto"), .data("person", person.id), .aria("current", mark)) { person.name }
  }

  private var legend: Tag { tag("legend") }
  private var del: Tag { tag("del") }
}

extension ReplyViewModel.Choice {
  /// Whether the visitor can bring guests: one who waits or is asked says so when they have a place.
  fileprivate var takesGuests: Bool {
    switch self {
    case .answer(_, let waits), .again(_, let waits): !waits
    case .offer, .waiting: false
    }
  }
}

extension ReplyVisit {
  /// The people whose places the form is about, by the signs of the page's state.
  fileprivate var watched: String? {
    let people = [visitor.person].compactMap { $0 } + spokenFor
    return people.isEmpty ? nil : people.map { $0.shortText }.joined(separator: " ")
  }
}
