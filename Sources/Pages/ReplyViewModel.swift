package import Domain
package import Texts

/// A planned game as friends see it who have a link to answer: who comes, and what the visitor may say.
///
/// A server renders it; times are those of the clocks where the game is.
package struct ReplyViewModel {
  /// What the link shows: `Scope.view(of:)`.
  private let squad: Squad
  private let game: PlannedGame
  private let places: Places
  /// Who the visitor is, as their browser knows; `nil` for one who did not say yet.
  private let visitor: Player.ID?
  private let texts: Strings
  private let now: Instant
  private let shownNames: ShownNames

  package init(
    _ game: PlannedGame, of squad: Squad, for visitor: Player.ID?, _ texts: Strings,
    at now: Instant
  ) {
    self.squad = squad
    self.game = game
    self.visitor = visitor
    self.texts = texts
    self.now = now
    places = game.places(at: now)
    let others = game.people.filter { squad.player($0) == nil }
    shownNames = ShownNames(
      (squad.players.map { $0.id } + others).compactMap { squad.person(known: $0) })
  }
}

// The game.
extension ReplyViewModel {
  /// Its day and time, as chats show it: complete.
  package var title: String { "\(date(of: game.start, isComplete: true)) · \(placesText)" }
  /// Its day and time.
  package var date: String { date(of: game.start) }
  package var place: String? { game.details.place?.text }
  package var map: String? { game.details.map?.text }
  package var price: String? { game.details.price?.text }
  /// "7 of 10 · 1 maybe · Answer by Wed 2 Dec, 20:00".
  package var summary: String {
    var parts = [placesText]
    let maybes = people(.maybe).count
    if maybes > 0 { parts.append(texts.maybeCount(maybes)) }
    let waiting = places.asked.count + places.reserve.count
    if waiting > 0 { parts.append(texts.inLineCount(waiting)) }
    if let deadline = game.deadline, now < deadline {
      parts.append(texts.answerByTime(dateInSentence(of: deadline)))
    }
    return parts.joined(separator: " · ")
  }
  /// How many come, the same text everywhere: "7 of 10".
  package var placesText: String {
    guard let most = game.details.most else { return texts.placesIn(places.count) }
    return texts.placesOf(places.count, of: most)
  }
  /// Why it is not to be answered; `nil` when it is.
  package var obstacle: String? {
    if let cancellation = game.cancellation {
      return cancellation.reason.map { texts.gameCancelledBecause($0.text) } ?? texts.gameCancelled
    }
    if let opensAt = game.opensAt, now < opensAt {
      return texts.answersFrom(dateInSentence(of: opensAt))
    }
    return now < game.start ? nil : texts.gameHasBegun
  }

  private func date(of instant: Instant, isComplete: Bool = false) -> String {
    texts.dateAndTime(
      game.zone.civil(instant), on: isComplete ? nil : game.zone.civil(now), Self.dateForm)
  }

  private func dateInSentence(of instant: Instant) -> String {
    texts.dateAndTime(
      game.zone.civil(instant), on: game.zone.civil(now), Self.dateForm, isInSentence: true)
  }

  // A server does not know the visitor's region.
  private static var dateForm: DateForm { DateForm(isMonthFirst: false, hasTwelveHours: false) }
}

// The visitor.
extension ReplyViewModel {
  /// What the visitor may answer now.
  package enum Choice: Hashable, Sendable {
    /// Whether they come; with the answer that they gave.
    case answer(Answer?, isFull: Bool)
    /// A place is held for them until an instant, in words.
    case offer(String)
    /// They wait, at a place in the queue.
    case waiting(Int)
  }

  package var choice: Choice {
    guard let visitor else { return .answer(nil, isFull: isFull) }
    if let offer = places.asked.first(where: { $0.id == visitor }) {
      return .offer(texts.placeHeld(until: dateInSentence(of: offer.until)))
    }
    if let position = queue.firstIndex(of: visitor) { return .waiting(position + 1) }
    return .answer(places.answer(of: visitor), isFull: isFull && !isPlaced(visitor))
  }

  /// Whether someone who says that they come has to wait.
  private var isFull: Bool { !places.isOpen }

  private func isPlaced(_ person: Player.ID) -> Bool { places.placed.contains(person) }

  private var queue: [Player.ID] { places.asked.map { $0.id } + places.reserve }

  /// Who the visitor is; `nil` for one who did not say yet.
  package var visitorName: String? { visitor.map { name(of: $0) } }

  /// What a person's answer means now, in a sentence; `nil` before they answered.
  package func standing(of person: Player.ID) -> String? {
    guard let answer = places.answer(of: person) else { return nil }
    let name = name(of: person)
    if let position = queue.firstIndex(of: person) {
      return texts.isNumberInLine(name, position + 1)
    }
    return switch answer {
    case .in: texts.isIn(name)
    case .maybe: texts.isMaybe(name)
    case .out: texts.isOut(name)
    }
  }

  /// The people of the list by name, among them the visitor; none when the organiser hides them.
  package var names: [(id: String, name: String)] {
    let keys = squad.players.map { player in
      let name = player.details.name.text
      return (player, texts.alphabet.sortingKey(of: name, folded: SearchKey.folded(name)))
    }
    return keys.sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map { ($0.0.id.uuidString, name(of: $0.0.id)) }
  }
}

// The people.
extension ReplyViewModel {
  /// People who said the same.
  package struct Group: Hashable, Sendable {
    package let title: String
    package let names: [String]
    /// How many they are, with guests.
    package let count: Int
    /// Whether their order matters.
    package let isQueue: Bool
  }

  /// Who comes, who waits, and the others; none when the organiser shows numbers only.
  package var groups: [Group] {
    guard squad.plans.replies.names != .numbersOnly else { return [] }
    // Who gave their place up has it until the grace is over, but does not come.
    let comers = places.placed.filter {
      places.answer(of: $0) != .out && places.answer(of: $0) != .maybe
    }
    return [
      group(texts.answerIn, comers) { nameWithGuests($0) },
      group(texts.takeReserve, queue, isQueue: true) { name(of: $0) },
      group(texts.answerMaybe, people(.maybe)) { name(of: $0) },
      group(texts.answerOut, people(.out)) { name(of: $0) },
    ].filter { $0.count > 0 }
  }

  private func group(
    _ title: String, _ heads: [Player.ID], isQueue: Bool = false, _ name: (Player.ID) -> String
  ) -> Group {
    let names = heads.filter { !isGuest($0) }.map { name($0) }
    return Group(title: title, names: names, count: heads.count, isQueue: isQueue)
  }

  private func people(_ answer: Answer) -> [Player.ID] {
    game.people.filter { places.answer(of: $0) == answer }
  }

  /// Whether a person brings them along, and is shown with them.
  private func isGuest(_ id: Player.ID) -> Bool {
    game.people.contains { places.guests(of: $0).contains(id) }
  }

  private func nameWithGuests(_ person: Player.ID) -> String {
    let guests = places.guests(of: person).count { isPlaced($0) }
    let name = name(of: person)
    return guests == 0 ? name : texts.withGuests(name, guests)
  }

  /// The name of a person, told apart from others who have it; of one who is in no list and did not answer
  /// yet, the one that was typed.
  package func name(of person: Player.ID, typed: ShortText? = nil) -> String {
    guard let name = squad.person(known: person)?.name ?? typed else { return texts.guestsLabel }
    return shownNames.text(name, of: person)
  }
}
