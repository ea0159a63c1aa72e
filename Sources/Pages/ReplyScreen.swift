import Domain
import Markup
import Texts

extension Page {
  /// What is said in place of a game when none is planned.
  func noGame(_ texts: Strings) {
    main(.id("reply"), .class("follow reply")) { h1 { texts.noGamePlanned } }
  }

  /// A planned game, and the form by which friends answer.
  func reply(
    _ model: ReplyViewModel, _ visit: ReplyVisit, form address: String, _ texts: Strings
  ) {
    main(.id("reply"), .class("follow reply")) {
      h1 { model.date }
      whereItIs(model, texts)
      p(.class("reply-count")) { model.summary }
      if let message = text(of: visit.message, model, texts) {
        p(.class("reply-message"), .role("status")) { message }
      }
      if let obstacle = model.obstacle {
        p(.class("reply-obstacle")) { obstacle }
      } else {
        replyForm(model, visit, address, texts)
      }
      each(model.groups) { replyGroup($0) }
    }
  }

  private func whereItIs(_ model: ReplyViewModel, _ texts: Strings) {
    if let place = model.place { p(.class("reply-place"), .dir("auto")) { place } }
    if let map = model.map {
      p { a(.href(map), .attribute("rel", "noreferrer")) { texts.openMap } }
    }
    if let price = model.price { p(.class("reply-price"), .dir("auto")) { price } }
  }

  private func text(
    of message: ReplyVisit.Message?, _ model: ReplyViewModel, _ texts: Strings
  ) -> String? {
    switch message {
    case .answered(let person): model.standing(of: person)
    case .nameMissing: texts.whoAreYou
    case .notTaken: texts.answerNotTaken
    case .changedSince: texts.answerChangedSince
    case .onlyOwnPhone(let person): texts.onlyOwnPhone(model.name(of: person))
    case .answeredElsewhere(let person, let name, _):
      texts.answeredElsewhere(model.name(of: person, typed: name))
    case nil: nil
    }
  }

  private func replyForm(
    _ model: ReplyViewModel, _ visit: ReplyVisit, _ address: String, _ texts: Strings
  ) {
    form(.attribute("method", "post"), .attribute("action", address), .class("reply-form")) {
      hidden("plan", visit.plan)
      hidden("form", visit.form)
      if case .answeredElsewhere(let person, let name, let answer)? = visit.message {
        hidden("person", person.uuidString)
        hidden("answer", answer.rawValue)
        twoWays(model.name(of: person, typed: name), texts)
      } else {
        if let name = model.visitorName {
          knownVisitor(name, texts)
        } else {
          whoAreYou(model, texts)
        }
        choices(model.choice, texts)
      }
    }
  }

  private func hidden(_ name: String, _ value: String) {
    input(.type("hidden"), .attribute("name", name), .attribute("value", value))
  }

  private func knownVisitor(_ name: String, _ texts: Strings) {
    p(.class("reply-visitor")) {
      span { texts.youAre(name) }
      replyButton("forget", "1", texts.notYou, "text-button")
    }
  }

  /// Radio buttons for a few names, a list for many, and a field for one that is not there.
  private func whoAreYou(_ model: ReplyViewModel, _ texts: Strings) {
    fieldset(.class("reply-who")) {
      legend { texts.whoAreYou }
      if model.names.count > Self.radioLimit {
        select(.attribute("name", "person"), .aria("label", texts.whoAreYou)) {
          option(.attribute("value", "")) { texts.notListed }
          each(model.names) { player in
            option(.attribute("value", player.id), .dir("auto")) { player.name }
          }
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
          .attribute("autocomplete", "name"), .dir("auto"))
      }
    }
  }

  private static var radioLimit: Int { 12 }

  private func choices(_ choice: ReplyViewModel.Choice, _ texts: Strings) {
    switch choice {
    case .answer(let given, let isFull):
      if isFull {
        p { texts.gameFull }
        waysToWait(texts)
      }
      div(.class("reply-buttons")) {
        answerButton(.in, isFull ? texts.takeReserve : texts.answerIn, given)
        answerButton(.maybe, texts.answerMaybe, given)
        answerButton(.out, texts.answerOut, given)
      }
    case .offer(let text):
      p(.class("reply-offer")) { text }
      div(.class("reply-buttons")) {
        replyButton("answer", "in", texts.takePlace, "button primary")
        replyButton("answer", "pass", texts.passPlace, "button secondary")
      }
    case .waiting:
      div(.class("reply-buttons")) {
        replyButton("answer", "out", texts.leaveReserve, "button secondary")
      }
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

  private func twoWays(_ name: String, _ texts: Strings) {
    div(.class("reply-buttons")) {
      replyButton("as", "self", texts.iAm(name), "button secondary")
      replyButton("as", "other", texts.iAnswerFor(name), "button secondary")
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
        ol(.class("names")) { each(group.names) { name in li(.dir("auto")) { name } } }
      } else {
        ul(.class("names")) { each(group.names) { name in li(.dir("auto")) { name } } }
      }
    }
  }

  private var legend: Tag { tag("legend") }
}
