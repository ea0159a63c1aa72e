/// What happened to the places of a planned game up to an instant, as far as someone should hear of it.
struct PlaceHistory {
  /// Something that changes how many come.
  struct Event: Equatable {
    enum Kind: Equatable {
      case full
      case tooFew
      case lateRefusal(Player.ID)
    }

    let at: Instant
    let kind: Kind

    var lateRefusal: Player.ID? { if case .lateRefusal(let person) = kind { person } else { nil } }
  }

  private(set) var events: [Event] = []
  private var places = PlaceSpells()
  private var late: Set<RawIdentifier> = []
  private var wasFull = false
  private var hadEnough = false

  var spells: [PlaceSpells.Spell] { places.spells }

  init(of game: PlannedGame, until end: Instant) {
    game.replay(game.entries(asOf: end), until: end) { places, entry in
      self.places.look(at: places, after: entry)
      look(at: places, least: game.least(at: places.now))
    }
  }

  private mutating func look(at places: Places, least: Int?) {
    let isFull = places.terms.most.map { $0 <= places.count } ?? false
    let hasEnough = least.map { $0 <= places.count } ?? true
    if isFull, !wasFull { events.append(Event(at: places.now, kind: .full)) }
    if !hasEnough, hadEnough { events.append(Event(at: places.now, kind: .tooFew)) }
    (wasFull, hadEnough) = (isFull, hasEnough)
    for person in places.lateRefusals where late.insert(person.raw).inserted {
      events.append(Event(at: places.now, kind: .lateRefusal(person)))
    }
  }
}

extension Places {
  /// The people who gave a place up late, and no longer may come back to it.
  fileprivate var lateRefusals: [Player.ID] {
    lateMinutes.keys.map { Player.ID($0) }.filter { person in
      lateMinutes(of: person) != nil && !heads.contains { $0.id == person }
    }
    .sorted { ($0.high, $0.low) < ($1.high, $1.low) }
  }
}
