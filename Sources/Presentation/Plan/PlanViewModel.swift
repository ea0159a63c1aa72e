package import Domain
import QRCode
import Texts

/// The screen of a planned game: who comes, who waits, and what the organiser does about it.
package struct PlanViewModel: ScreenModel {
  /// What is open over the screen.
  enum Sheet {
    case person(Player.ID)
    /// People who answered elsewhere: a name, or lines from a chat.
    case add(first: String, typed: String)
    /// Who is not to be reminded.
    case remind(without: [Player.ID])
    /// Why the game is cancelled.
    case cancel(String)
    /// The link of a person, or the group's.
    case link(OpenLink, of: Player.ID?)
  }

  var context: ScreenContext { didSet { find() } }
  package let key: PlanKey
  var sheet: Sheet?
  /// The game in words; `nil` when there is none.
  private(set) var words: PlanTexts?

  /// Creates the screen, perhaps with the link of the game open.
  init(_ key: PlanKey, isSharing: Bool, context: ScreenContext) {
    self.key = key
    self.context = context
    find()
    if isSharing { sheet = .link(context.replyOffer.opened(for: .reply), of: nil) }
  }

  private mutating func find() { words = context.squad.plans.game(key).map { context.words($0) } }

  private func draft(_ form: DraftForm.Planned) -> DraftForm { .planned(key.id, form) }

  var game: PlannedGame? { words?.game }
  var wakesAt: [Instant] { [game?.nextLook(after: context.now)].compactMap { $0 } }
  var showsLink: Bool {
    if case .link = sheet { offer.ready != nil } else { false }
  }

  mutating func handle(_ event: PlanEvent, in moment: Moment) -> [ScreenRequest] {
    guard let words else { return [] }
    switch event {
    case .plain(let event): return handle(event, words, in: moment)
    case .input(.reasonTyped, let text):
      if case .cancel = sheet { sheet = .cancel(text) }
      return [.keepDraft(draft(.cancelReason), typed: text)]
    case .input(.namesTyped, let text):
      if case .add(let first, _) = sheet { sheet = .add(first: first, typed: text) }
      return [.keepDraft(draft(.answers), typed: text)]
    case .input(.registrationCodeTyped, let text):
      guard case .link(var open, let person) = sheet else { return [] }
      open.registrationCode = text
      sheet = .link(open, of: person)
    case .input(.playerChosen, let code): return join(code, words)
    case .input(.ownNameChosen, let code): return pickOwnName(code)
    case .personTapped(let person): sheet = .person(person)
    case .answerTapped(let answer): return record(answer)
    case .placeTaken(let person): return takePlace(for: person, words)
    case .placePassed(let person): return [.record(.plan(key, .placePassed(person)))]
    case .guestKept(let guest): return [.record(.plan(key, .guestKept(guest)))]
    case .reminderTapped(let person): toggleReminder(person)
    case .link(let event): return handle(event, words, in: moment)
    }
    return []
  }

  private mutating func handle(
    _ event: PlanEvent.Plain, _ words: PlanTexts, in moment: Moment
  ) -> [ScreenRequest] {
    switch event {
    case .editTapped: return [.open(.editPlan(key))]
    case .shareTapped: return share(words, in: moment)
    case .linkTapped: return openLink(of: nil, in: moment)
    case .ownLinkTapped: return openPerson.map { openLink(of: $0, in: moment) } ?? []
    case .selfTapped: return toggleSelf()
    case .cancelGameTapped: sheet = .cancel(context.drafts.text(draft(.cancelReason)) ?? "")
    case .cancelConfirmed: return cancel()
    case .seriesEnded: return endSeries()
    case .reinstateTapped: return [.record(.plan(key, .reinstated))]
    case .remindTapped: sheet = .remind(without: [])
    case .remindConfirmed: return remind(words)
    case .addTapped:
      let kept = context.drafts.text(draft(.answers)) ?? ""
      sheet = .add(first: kept, typed: kept)
    case .addConfirmed: return addAnswers(in: moment)
    case .guestAdded: return addGuest(in: moment)
    case .guestRemoved: return removeGuest()
    case .placeGiven: return openPerson.map { [.record(.plan(key, .placeGiven($0)))] } ?? []
    case .placeWithdrawn:
      return openPerson.map { [.record(.plan(key, .placeWithdrawn($0)))] } ?? []
    case .sheetDismissed:
      defer { sheet = nil }
      return linkSheet?.closing(in: context) ?? []
    case .sheetCancelled: return giveUp()
    }
    return []
  }

  /// Closes a sheet, and forgets what was typed there.
  private mutating func giveUp() -> [ScreenRequest] {
    defer { sheet = nil }
    return switch sheet {
    case .add: [.forgetDraft(draft(.answers))]
    case .cancel: [.forgetDraft(draft(.cancelReason))]
    case .person, .remind, .link, nil: []
    }
  }
}

// The people.
extension PlanViewModel {
  var openPerson: Player.ID? { if case .person(let id) = sheet { id } else { nil } }

  /// What the organiser says for the open person; it can be taken back when they said something else before.
  private mutating func record(_ answer: Answer) -> [ScreenRequest] {
    guard let words, let person = openPerson, let known = context.squad.person(known: person) else {
      return []
    }
    sheet = nil
    let former = words.places.answer(of: person)
    guard former != answer || answer == .in && words.places.getsPlace(person) else { return [] }
    let name = words.name(of: person)
    let undo =
      former == answer
      ? nil
      : former.map { former in
        Undo(message: texts.said(answer, name), action: .record(change(former, of: known)))
      }
    return [.record(change(answer, of: known), undo: undo)]
  }

  /// Takes what is offered to a person, or to a guest of theirs; to a guest whose host does not come it is
  /// given.
  private func takePlace(for person: Player.ID, _ words: PlanTexts) -> [ScreenRequest] {
    guard words.game.host(of: person) == nil else {
      return [.record(.plan(key, .placeGiven(person)))]
    }
    return context.answering(.in, of: person, to: words.game).map { [.record($0)] } ?? []
  }

  private func change(
    _ answer: Answer, of person: (id: Player.ID, name: ShortText)
  ) -> Change {
    .plan(key, .answered(PlanAnswer(answer, of: person.id, named: person.name)))
  }

  /// Notes that the open person is the user, or takes that back.
  private func toggleSelf() -> [ScreenRequest] {
    guard let person = openPerson else { return [] }
    return [.record(.replies(.browserBound(person == context.myself ? nil : person)))]
  }

  /// Notes which player the open person is, with the offer to take that back.
  private mutating func join(_ code: String, _ words: PlanTexts) -> [ScreenRequest] {
    if code.isEqualByBytes(to: Self.newPlayer) { return listOpenPerson() }
    guard let person = openPerson, let player = Player.ID(word: code),
      let name = context.squad.person(known: player)?.name
    else { return [] }
    sheet = nil
    let undo = Undo(
      message: texts.personIs(words.name(of: person), name.text),
      action: .record(.replies(.answersJoined(person, to: nil))))
    return [.record(.replies(.answersJoined(person, to: player)), undo: undo)]
  }

  /// The code of the choice that somebody is a new player.
  package static var newPlayer: String { "new" }

  /// Puts the open person on the list of players.
  private mutating func listOpenPerson() -> [ScreenRequest] {
    guard let person = openPerson, let known = context.squad.person(known: person) else {
      return []
    }
    sheet = nil
    return [context.listing([known])]
  }

  /// The code of the choice of a user who does not play.
  package static var noPlayer: String { "none" }

  /// Notes which player the user is, or that they are none.
  private func pickOwnName(_ code: String) -> [ScreenRequest] {
    if code.isEqualByBytes(to: Self.noPlayer) { return [.record(.replies(.browserBound(nil)))] }
    return Player.ID(word: code).map { [.record(.replies(.browserBound($0)))] } ?? []
  }

  private func addGuest(in moment: Moment) -> [ScreenRequest] {
    guard let host = openPerson else { return [] }
    return [.record(.plan(key, .guestAdded(moment.newID(), host: host, nil)))]
  }

  private func removeGuest() -> [ScreenRequest] {
    guard let host = openPerson, let guest = words?.places.guests(of: host).last else { return [] }
    return [.record(.plan(key, .guestRemoved(guest)))]
  }

  private mutating func toggleReminder(_ person: Player.ID) {
    guard case .remind(var without) = sheet else { return }
    if without.contains(person) {
      without.removeAll { $0 == person }
    } else {
      without.append(person)
    }
    sheet = .remind(without: without)
  }

  /// Those who are reminded.
  var reminded: [Player.ID] {
    guard let words, case .remind(let without) = sheet else { return [] }
    return context.squad.peopleWithoutAnswer(to: words.game).filter { !without.contains($0) }
  }

  private mutating func remind(_ words: PlanTexts) -> [ScreenRequest] {
    let people = reminded
    guard !people.isEmpty else { return [] }
    sheet = nil
    let offer = context.replyOffer
    let address = offer.ready.map {
      offer.address(of: $0, for: context.squad.plans.page(of: words.game))
    }
    return [
      .perform(
        .share(
          shared(.reminder) { $0.words?.reminder(to: people, by: address, $0.texts) ?? "" }))
    ]
  }

  /// What was read from the typed lines; `nil` also while the words by which they are read are on their way.
  var typedAnswers: TypedAnswers? {
    guard case .add(_, let typed) = sheet, let words = context.listWords else { return nil }
    return TypedAnswers(typed, by: words, of: context.squad)
  }

  private mutating func addAnswers(in moment: Moment) -> [ScreenRequest] {
    guard let words, let answers = typedAnswers?.answers, !answers.isEmpty else { return [] }
    sheet = nil
    let changes = answers.flatMap { typed -> [Change] in
      let person = typed.answer.person
      let known = words.places.guests(of: person).count
      let guests = (known..<max(known, typed.guests)).map { _ in
        Change.plan(key, .guestAdded(moment.newID(), host: person, nil))
      }
      return [.plan(key, .answered(typed.answer))] + guests
    }
    return [.record(changes), .forgetDraft(draft(.answers))]
  }
}

// The game.
extension PlanViewModel {
  private mutating func cancel() -> [ScreenRequest] {
    guard case .cancel(let typed) = sheet else { return [] }
    sheet = nil
    let undo = Undo(message: texts.gameCancelled, action: .record(.plan(key, .reinstated)))
    return [
      .record(.plan(key, .cancelled(try? ShortText(typed))), undo: undo),
      .forgetDraft(draft(.cancelReason)),
    ]
  }

  private mutating func endSeries() -> [ScreenRequest] {
    guard case .series(let id, let day) = key, let series = context.squad.plans.series(id) else {
      return []
    }
    sheet = nil
    let undo = Undo(
      message: texts.seriesEnded, action: .record(.series(id, .ended(series.recurrence.last))))
    return [
      .record(.series(id, .ended(day.advanced(byDays: -1))), undo: undo), .goBack(to: .players),
    ]
  }
}

// The link.
extension PlanViewModel {
  private mutating func share(_ words: PlanTexts, in moment: Moment) -> [ScreenRequest] {
    guard context.replyOffer.ready == nil else { return context.share(words.game, in: moment) }
    return openLink(of: nil, in: moment)
  }

  private mutating func openLink(of person: Player.ID?, in moment: Moment) -> [ScreenRequest] {
    let offer = context.replyOffer(of: person)
    guard offer.problem == nil else { return [] }
    sheet = .link(offer.opened(for: .reply), of: person)
    return context.makeReplyLink(for: person, in: moment)
  }

  /// The link whose sheet is open, or the group's.
  var offer: LinkOffer {
    if case .link(_, let person) = sheet {
      context.replyOffer(of: person)
    } else {
      context.replyOffer
    }
  }

  private mutating func handle(
    _ event: LinkEvent, _ words: PlanTexts, in moment: Moment
  ) -> [ScreenRequest] {
    guard case .link(var open, let person) = sheet else { return [] }
    let offer = offer
    switch event {
    case .shareTapped: return offer.ready.map { [context.sharing(words.game, by: $0)] } ?? []
    case .fullNamesTapped: return set(.full)
    case .initialsTapped: return set(.firstNameAndInitial)
    case .numbersTapped: return set(.numbersOnly)
    case .ownPhoneTapped:
      return [.record(.replies(.fromOwnPhoneSet(!replies.isFromOwnPhoneOnly)))]
    case .turnedOff:
      sheet = nil
      return offer.link.map { [.record(.replies(.linkTurnedOff($0.id)))] } ?? []
    default:
      let requests = offer.handle(event, in: &open)
      sheet = .link(open, of: person)
      return requests
    }
  }

  var replies: Replies { context.squad.plans.replies }

  private func set(_ names: ReplyNames) -> [ScreenRequest] {
    replies.names == names
      ? [] : [.record(.replies(.namesSet(names, areListed: names != .numbersOnly)))]
  }
}
