package import Domain
package import Figures
import QRCode
package import Texts

extension PlanViewModel {
  var texts: Strings { context.texts }

  /// Its day and time.
  package var title: String { words?.date ?? texts.noGamePlanned }
  var pageTitle: String {
    words.map { "\($0.placesText) · \($0.date)" } ?? texts.noGamePlanned
  }
  package var place: String? { game?.details.place?.text }
  /// That another game is planned at the same time, as when two phones planned it without a network; `nil`
  /// when none is.
  package var twinNote: String? {
    guard let game, game.cancellation == nil else { return nil }
    let isTwice = context.gamesToCome.contains {
      $0.key != key && $0.start == game.start && $0.cancellation == nil
    }
    return isTwice ? texts.sameGame : nil
  }
  /// In which zone its times are, when this device's clocks show another time; `nil` when they do not.
  package var zoneNote: String? {
    game.flatMap { context.foreignZone(of: $0) }.map { texts.timesOfZone($0) }
  }
  /// "7 of 10 · 1 maybe"; `nil` without a game.
  package var summary: String? {
    words.map { ($0.counts + [$0.deadline].compactMap { $0 }).joined(separator: " · ") }
  }
  /// Whose the places are; `nil` when it is cancelled.
  package var places: Figure? { words?.placesFigure }
  /// "Needs 2 more", until there are enough; `nil` then, and for a cancelled game.
  package var need: String? {
    guard let words, words.game.cancellation == nil, let least = words.game.details.least,
      words.standing.taken < least
    else { return nil }
    return texts.needsMore(least - words.standing.taken)
  }
  /// That it is cancelled; `nil` when it takes place.
  package var cancellation: String? { words?.cancellation }
  /// Why it cannot be shared now; `nil` when it can.
  package var shareProblem: String? {
    context.replyOffer.problem.map { texts.shareProblem($0) }
  }
  package var shareNote: String? { context.replyOffer.note }
  /// "Remind 4"; `nil` when all have answered.
  package var remindLabel: String? {
    guard let game, game.takesReplies(at: context.now) else { return nil }
    let count = context.squad.peopleWithoutAnswer(to: game).count
    return count > 0 ? texts.remind(count) : nil
  }
  package var isPartOfSeries: Bool { if case .series = key { true } else { false } }
  /// "Every Monday 20:00 · answers open: 6 days before"; `nil` for a game that is not repeated.
  package var rhythm: String? {
    guard let game, let series = context.series(goingOnAfter: key) else { return nil }
    let opens = texts.answersOpenBefore(texts.daysBefore(series.opens.days))
    return "\(context.words(game).rhythm(of: series)) · \(opens)"
  }
}

// The people.
extension PlanViewModel {
  /// People who said the same.
  package struct Section {
    /// Where it is in the page.
    package let code: String
    /// "In 7".
    package let title: String
    package let rows: [Row]
  }

  package struct Row {
    package let id: Player.ID
    /// The place in the order; `nil` where the order means nothing.
    package let number: Int?
    package let name: String
    /// "+1 Gus", "asked until 14:05", "3 h before"; `nil` when there is nothing to say.
    package let note: String?
  }

  /// The players among which the user of this device picks themselves, once; none afterwards.
  package var namesToPick: [(code: String, name: String)] {
    guard let game, game.takesReplies(at: context.now), !context.knowsMyself,
      !context.squad.players.isEmpty
    else { return [] }
    return [(Self.noPlayer, texts.doNotPlay)] + context.namesToPick
  }

  /// Those who come, who wait, and the others, without the groups that have no people.
  package var sections: [Section] {
    guard let words else { return [] }
    let silent = game.map { context.squad.peopleWithoutAnswer(to: $0) } ?? []
    return [
      section("in", texts.answerIn, words.comers, isOrdered: true) { guestsNote(of: $0, words) },
      section("reserve", texts.takeReserve, words.queue, isOrdered: true) { wait(of: $0, words) },
      section("maybe", texts.answerMaybe, words.people(.maybe)) { _ in nil },
      section("out", texts.answerOut, words.people(.out)) { lateness(of: $0, words) },
      section("silent", texts.noAnswer, silent) { _ in nil },
    ].filter { !$0.rows.isEmpty }
  }

  private func section(
    _ code: String, _ title: String, _ heads: [Player.ID], isOrdered: Bool = false,
    _ note: (Player.ID) -> String?
  ) -> Section {
    // A guest is shown with their host, but for one whose host is not there.
    let people = heads.filter { head in
      words?.places.host(of: head).map { !heads.contains($0) } ?? true
    }
    let rows = people.enumerated().map { index, person in
      let notes = [note(person), words.flatMap { trace(of: person, $0) }].compactMap { $0 }
      return Row(
        id: person, number: isOrdered ? index + 1 : nil, name: name(of: person),
        note: notes.isEmpty ? nil : notes.joined(separator: " · "))
    }
    return Section(code: code, title: "\(title) \(heads.count)", rows: rows)
  }

  private func name(of head: Player.ID) -> String { words?.nameOfHead(head) ?? "" }

  /// What can be taken for people who have no browser in which they are asked, and for their guests.
  package var offers: [PlanTexts.Offer] {
    words.map { $0.offers(to: context.peopleWithoutBrowser(in: $0), texts) } ?? []
  }

  private func guestsNote(of person: Player.ID, _ words: PlanTexts) -> String? {
    let guests = words.places.guests(of: person)
    let placed = guests.filter { words.isPlaced($0) }
    let named = placed.compactMap { words.game.name(of: $0)?.text }
    let notes = [
      placed.isEmpty ? nil : "+\(placed.count)", named.isEmpty ? nil : texts.row(named),
      placed.count < guests.count ? texts.inLineCount(guests.count - placed.count) : nil,
    ]
    let note = notes.compactMap { $0 }.joined(separator: " ")
    return note.isEmpty ? nil : note
  }

  private func wait(of person: Player.ID, _ words: PlanTexts) -> String? {
    if let offer = words.places.asked.first(where: { $0.id == person }) {
      return texts.askedUntil(words.dateInSentence(of: offer.until))
    }
    if words.places.inLineAgain.contains(person) { return texts.offerIsGone }
    return switch words.places.passing(of: person) {
    case .byChoice: texts.passedPlace
    case .timeOver: texts.letItPass
    case .placeWithdrawn: texts.lostPlace
    case nil: words.places.takesFreePlace(person) ? texts.goesInByItself : nil
    }
  }

  private func lateness(of person: Player.ID, _ words: PlanTexts) -> String? {
    words.places.lateMinutes(of: person).map { minutes in
      texts.timeBefore(
        minutes < 120 ? texts.durationInMinutes(minutes) : texts.durationInHours(minutes / 60))
    }
  }
}

// The sheets.
extension PlanViewModel {
  /// What can be done for a person.
  package struct PersonSheet {
    package let name: String
    package let answers: [(answer: Answer, label: String, isChosen: Bool)]
    /// How many guests the person brings; `nil` for one who brings none, because they do not come.
    package let guests: Int?
    package let canGetPlace: Bool
    package let canLosePlace: Bool
    /// Guests who do not come because the person does not, with what the organiser can say.
    package let leftGuests: [(id: Player.ID, label: String)]
    /// "This is me", or that it is not; `nil` for a guest, and when the user is someone else.
    package let selfLabel: String?
    /// Whether the person can have a link of their own.
    package let canHaveLink: Bool
    /// Which players the person may be, who answered under another name; none for one of the list.
    package let players: [(code: String, name: String)]
    /// What the person said and when, the latest last.
    package let history: [String]
  }

  package var personSheet: PersonSheet? {
    guard let words, let person = openPerson else { return nil }
    let given = words.places.answer(of: person)
    let hasPlace = words.isPlaced(person)
    let isGuest = words.game.host(of: person) != nil
    return PersonSheet(
      name: name(of: person),
      answers: isGuest
        ? [] : Answer.allCases.map { ($0, texts.label(of: $0), $0 == given) },
      guests: given == .in ? words.places.guests(of: person).count : nil,
      canGetPlace: words.queue.contains(person),
      canLosePlace: hasPlace && given == .in && words.game.details.most != nil,
      leftGuests: leftGuests(of: person, words),
      selfLabel: isGuest ? nil : selfLabel(of: person),
      canHaveLink: !isGuest && context.replyOffer(of: person).problem == nil,
      players: isGuest || context.squad.hasPlayer(person)
        ? [] : [(Self.newPlayer, texts.aNewPlayer)] + context.namesToPick,
      history: context.squad.plans.answers(of: person, to: key).map { record in
        let parts = [
          texts.label(of: record.answer), words.date(of: record.madeAt), giver(of: record, words),
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
      })
  }

  /// Who gave an answer; `nil` for the person themselves.
  private func giver(of record: AnswerRecord, _ words: PlanTexts) -> String? {
    guard !isByUser(record) else { return texts.answeredByYou }
    return switch record.giver {
    case .themselves: nil
    case .another(let person): texts.answeredBy(words.name(of: person))
    case .device: texts.answeredFromOtherPhone
    }
  }

  /// Whether the user of this device gave an answer for another person.
  private func isByUser(_ record: AnswerRecord) -> Bool {
    switch record.giver {
    case .themselves: false
    case .another(let person): person == context.myself
    case .device(let device): device != nil && device == context.preferences.device
    }
  }

  /// Who answered last for a person who has a phone of their own, when neither they nor the user did; `nil`
  /// else.
  private func trace(of person: Player.ID, _ words: PlanTexts) -> String? {
    guard context.squad.plans.replies.isElsewhere(person, than: nil),
      let last = context.squad.plans.answers(of: person, to: key).last, !isByUser(last)
    else { return nil }
    return giver(of: last, words)
  }

  /// Only until the user has said who they are, and then to take it back.
  private func selfLabel(of person: Player.ID) -> String? {
    switch context.myself {
    case nil: texts.thisIsMe
    case person: texts.thisIsNotMe
    default: nil
    }
  }

  private func leftGuests(
    of host: Player.ID, _ words: PlanTexts
  ) -> [(id: Player.ID, label: String)] {
    guard let answer = words.places.answer(of: host), answer != .in else { return [] }
    return words.game.guests(broughtBy: host).map { guest in
      (guest, texts.comesAnyway(words.game.name(of: guest)?.text ?? texts.guestName))
    }
  }

  package struct AddSheet {
    /// The text with which the field opened.
    package let text: String
    package let rows: [(name: String, answer: String)]
    /// Says that what was typed is read soon; `nil` when it was read, or nothing was typed.
    package let waitText: String?
    /// The lines of which no answer was made.
    package let unread: [String]
    /// "Take over 3 answers"; `nil` when there is none.
    package let confirmLabel: String?
  }

  package var addSheet: AddSheet? {
    guard case .add(let first, let text) = sheet else { return nil }
    let typed = typedAnswers
    let answers = typed?.answers ?? []
    let isWaiting = typed.map { _ in false } ?? !text.isEmpty
    return AddSheet(
      text: first,
      rows: answers.map { ($0.answer.name.text, answerText($0)) },
      waitText: isWaiting ? texts.namesComeSoon : nil,
      unread: typed?.unread.map { $0.text } ?? [],
      confirmLabel: answers.isEmpty ? nil : texts.takeOverAnswers(answers.count))
  }

  /// "In +2", or "Out · 2 guests not added".
  private func answerText(_ typed: TypedAnswers.Typed) -> String {
    let label = texts.label(of: typed.answer.answer)
    let answer = typed.guests > 0 ? "\(label) +\(typed.guests)" : label
    return typed.guestsLeftOut > 0
      ? "\(answer) · \(texts.guestsNotAdded(typed.guestsLeftOut))" : answer
  }

  package struct ReminderSheet {
    package let people: [(id: Player.ID, name: String, isChosen: Bool)]
    package let canSend: Bool
  }

  package var reminderSheet: ReminderSheet? {
    guard let words, case .remind(let without) = sheet else { return nil }
    return ReminderSheet(
      people: context.squad.peopleWithoutAnswer(to: words.game).map {
        ($0, words.name(of: $0), !without.contains($0))
      },
      canSend: !reminded.isEmpty)
  }

  /// The reason that is being typed before the game is cancelled; `nil` when that sheet is not open.
  package var cancelReason: String? { if case .cancel(let text) = sheet { text } else { nil } }

  package var linkSheet: LinkSheet? {
    guard case .link(let open, let person) = sheet else { return nil }
    return offer.content(open) { link in
      person == nil ? ready(link, open) : ownReady(link, open)
    }.map { content in
      let owner = person.flatMap { words?.name(of: $0) }
      return LinkSheet(
        title: owner.map { texts.ownLinkTitle(of: $0) } ?? texts.replyLink, content: content)
    }
  }

  private func ownReady(_ link: Link, _ open: OpenLink) -> LinkSheet.Ready {
    LinkSheet.Ready(open, at: offer.address(of: link), texts.ownLinkWorks, context)
  }

  private func ready(_ link: Link, _ open: OpenLink) -> LinkSheet.Ready {
    LinkSheet.Ready(
      open, at: context.replyOffer.address(of: link), texts.replyLinkWorks,
      names: [
        .fullNames(isChosen: replies.names == .full, texts),
        .initials(isChosen: replies.names == .firstNameAndInitial, texts),
        .init(
          label: texts.numbersOnly, advice: texts.numbersOnlyAdvice,
          isChosen: replies.names == .numbersOnly, event: .numbersTapped),
      ],
      ownPhone: .init(
        label: texts.fromOwnPhoneOnly, advice: texts.fromOwnPhoneAdvice,
        isChosen: replies.isFromOwnPhoneOnly, event: .ownPhoneTapped), context)
  }
}
