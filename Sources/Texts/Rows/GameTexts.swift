package import Domain

/// A planned game in words, the same for the organiser and for friends: when it is, how many come, and who.
///
/// Times are those of the clocks where the game is.
package struct GameTexts {
  package let squad: Squad
  package let game: PlannedGame
  package let places: Places
  package let now: Instant
  private let texts: Strings
  private let dateForm: DateForm
  private let names: GameNames

  package init(
    _ game: PlannedGame, of squad: Squad, _ texts: Strings, _ dateForm: DateForm, at now: Instant
  ) {
    self.squad = squad
    self.game = game
    self.texts = texts
    self.dateForm = dateForm
    self.now = now
    places = game.places(at: now)
    names = GameNames(game, of: squad)
  }
}

/// The names of the list and of those who answered, told apart.
///
/// A class, because they are found when a name is asked for, and not for a game that is only counted.
private final class GameNames {
  private let game: PlannedGame
  private let squad: Squad

  init(_ game: PlannedGame, of squad: Squad) {
    self.game = game
    self.squad = squad
  }

  private(set) lazy var shown: ShownNames = {
    let others = game.people.filter { squad.player($0) == nil }
    return ShownNames(
      (squad.players.map { $0.id } + others).compactMap { squad.person(known: $0) })
  }()
}

// When it is.
extension GameTexts {
  /// Its day and time: "Thu 3 Dec, 20:00".
  package var date: String { date(of: game.start) }
  /// Its day and time for what is read later: "Thu, 3 Dec 2026, 20:00".
  package var completeDate: String {
    texts.dateAndTime(game.zone.civil(game.start), on: nil, dateForm)
  }

  package func date(of instant: Instant) -> String {
    texts.dateAndTime(game.zone.civil(instant), on: game.zone.civil(now), dateForm)
  }

  package func dateInSentence(of instant: Instant) -> String {
    texts.dateAndTime(
      game.zone.civil(instant), on: game.zone.civil(now), dateForm, isInSentence: true)
  }

  /// That it is cancelled, with the reason; `nil` when it takes place.
  package var cancellation: String? {
    game.cancellation.map { cancellation in
      cancellation.reason.map { texts.gameCancelledBecause($0.text) } ?? texts.gameCancelled
    }
  }
}

// How many come.
extension GameTexts {
  /// How many come, the same text everywhere: "7 of 10".
  package var placesText: String {
    guard let most = game.details.most else { return texts.placesIn(places.count) }
    return texts.placesOf(places.count, of: most)
  }

  /// "7 of 10 · 1 maybe · 2 in line".
  package var counts: [String] {
    let maybes = people(.maybe).count
    let waiting = queue.count
    return [
      placesText, maybes > 0 ? texts.maybeCount(maybes) : nil,
      waiting > 0 ? texts.inLineCount(waiting) : nil,
    ].compactMap { $0 }
  }

  /// Until when people are asked to answer; `nil` once that time is over.
  package var deadline: String? {
    guard let deadline = game.deadline, now < deadline else { return nil }
    return texts.answerByTime(dateInSentence(of: deadline))
  }
}

// Who comes.
extension GameTexts {
  /// Those who have a place and mean to come, guests among them.
  package var comers: [Player.ID] { places.comers }

  /// Those who wait for a place, the first first, guests among them.
  package var queue: [Player.ID] { places.asked.map { $0.id } + places.reserve }

  /// The people whose last answer is this one.
  package func people(_ answer: Answer) -> [Player.ID] {
    game.people.filter { places.answer(of: $0) == answer }
  }

  /// Whether a person brings them along, and is shown with them.
  package func isGuest(_ id: Player.ID) -> Bool { places.host(of: id) != nil }

  package func isPlaced(_ person: Player.ID) -> Bool { places.placed.contains(person) }

  /// The name of a person, told apart from others who have it; of one who is in no list and did not answer
  /// yet, the one that was typed.
  package func name(of person: Player.ID, typed: ShortText? = nil) -> String {
    guard let name = squad.person(known: person)?.name ?? typed else { return texts.guestsLabel }
    return name.isWithheld ? texts.notShown : names.shown.text(name, of: person)
  }

  /// Whether the name of a person, or of the one who brings them along, is not given away.
  package func isWithheld(_ head: Player.ID) -> Bool {
    let person = places.host(of: head) ?? head
    return squad.person(known: person)?.name.isWithheld == true
  }

  /// Those who may be named, without guests, who are named with those who bring them; and how many others there are,
  /// with their guests.
  package func named(_ heads: [Player.ID]) -> (people: [Player.ID], unnamed: Int) {
    (heads.filter { !isGuest($0) && !isWithheld($0) }, heads.count { isWithheld($0) })
  }

  /// A person's name with the number of guests who have a place: "Ben +1".
  package func nameWithGuests(_ person: Player.ID) -> String {
    let guests = places.guests(of: person).count { isPlaced($0) }
    let name = name(of: person)
    return guests == 0 ? name : texts.withGuests(name, guests)
  }
}
