package import Domain
package import Figures

/// A planned game in words, the same for the organiser and for friends: when it is, how many come, and who.
///
/// Times are those of the clocks where the game is.
package struct PlanTexts {
  package let squad: Squad
  package let game: PlannedGame
  package let places: Places
  /// Whose the places are, in numbers: whatever says how many come says it by this.
  package let standing: Standing
  package let now: Instant
  let texts: Strings
  let dateForm: DateForm
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
    standing = places.standing
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
    let others = game.people.filter { !squad.hasPlayer($0) }
    return ShownNames(
      (squad.players.map { $0.id } + others).compactMap { squad.person(known: $0) })
  }()
}

// When it is.
extension PlanTexts {
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

  /// Its day: "7 Dec".
  package var day: String { texts.dayOfMonth(game.zone.civil(game.start), dateForm) }

  /// When something is, as short as it can be: "20:00" today, "Tue" within a week, else "1 Dec".
  package func nearDay(of instant: Instant) -> String {
    let (civil, today) = (game.zone.civil(instant), game.zone.civil(now))
    return switch CivilDay(civil).number - CivilDay(today).number {
    case 0: texts.timeOfDay(civil, dateForm)
    case 1...6: texts.weekday(civil)
    default: texts.dayOfMonth(civil, dateForm)
    }
  }

  /// A time of day within the next hours: "18:37".
  package func timeOfDay(of instant: Instant) -> String {
    texts.timeOfDay(game.zone.civil(instant), dateForm)
  }

  /// That it is cancelled, with the reason; `nil` when it takes place.
  package var cancellation: String? {
    game.cancellation.map { cancellation in
      cancellation.reason.map { texts.gameCancelledBecause($0.text) } ?? texts.gameCancelled
    }
  }
}

// How many come.
extension PlanTexts {
  /// How many come, the same text everywhere: "7 of 10".
  package var placesText: String {
    guard let most = standing.most else { return texts.placesIn(standing.taken) }
    return texts.placesOf(standing.taken, of: most)
  }

  /// What happens to places that are not taken: "one place becomes free at 18:37"; nothing of those that anyone
  /// can have while no one waits or there are others besides, and once no one can answer.
  package var vacancies: [String] {
    guard game.takesReplies(at: now) else { return [] }
    let held = standing.held
    return keptPlaces + (held > 0 ? [texts.placesHeld(held)] : [])
      + (standing.waiting > 0 ? openPlaces.map { [texts.placesOpen($0)] } ?? [] : [])
  }

  /// How many places those get who tap first; `nil` when there are none, and when all who want may come.
  package var openPlaces: Int? { standing.open.flatMap { $0 > 0 ? $0 : nil } }

  /// Those that are said to come free at the same time are counted together.
  private var keptPlaces: [String] {
    var rows: [(count: Int, fate: Standing.Fate, time: String)] = []
    for kept in standing.kept {
      let time = timeOfDay(of: kept.until)
      if let same = rows.firstIndex(where: {
        $0.fate == kept.fate && $0.time.isEqualByBytes(to: time)
      }
      ) {
        rows[same].count += kept.count
      } else {
        rows.append((kept.count, kept.fate, time))
      }
    }
    let others = standing.open != 0
    return rows.filter { $0.fate != .open || !others }.map { row in
      switch row.fate {
      case .open: texts.placesComeFree(row.count, at: row.time)
      case .given: texts.placesGoToNext(row.count, at: row.time)
      case .offered: texts.placesOfferedAt(row.count, at: row.time)
      }
    }
  }

  /// "7 of 10 · one place becomes free at 18:37 · 1 maybe · 2 in line".
  package var counts: [String] {
    placesAndVacancies
      + [
        standing.maybe > 0 ? texts.maybeCount(standing.maybe) : nil,
        standing.waiting > 0 ? texts.inLineCount(standing.waiting) : nil,
      ].compactMap { $0 }
  }

  /// Whose the places are, as a figure; `nil` when the game is cancelled.
  package var placesFigure: Figure? {
    game.cancellation == nil ? .places(PlaceCounts(standing)) : nil
  }

  /// "7 of 10 · one place becomes free at 18:37".
  package var placesAndVacancies: [String] { [placesText] + vacancies }

  /// Until when people are asked to answer; `nil` once that time is over.
  package var deadline: String? {
    guard game.cancellation == nil, let deadline = game.deadline, now < deadline else {
      return nil
    }
    return texts.answerByTime(dateInSentence(of: deadline))
  }
}

// Who comes.
extension PlanTexts {
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

  /// Whether someone has a place and means to come.
  package func isPlaced(_ person: Player.ID) -> Bool { comers.contains(person) }

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

  /// A guest by their host, and a person by their name: "Gus (Ben)".
  package func nameOfHead(_ head: Player.ID) -> String {
    guard let host = game.host(of: head) else { return name(of: head) }
    let guest = game.name(of: head).flatMap { $0.isWithheld ? nil : $0.text }
    return texts.guestOf(guest ?? texts.guestName, name(of: host))
  }

  /// A person's name with the number of guests who have a place: "Ben +1".
  package func nameWithGuests(_ person: Player.ID) -> String {
    let guests = places.guests(of: person).count { isPlaced($0) }
    let name = name(of: person)
    return guests == 0 ? name : texts.withGuests(name, guests)
  }
}
