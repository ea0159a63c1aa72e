import Domain

extension Identifier {
  static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension Identifier where Subject == Player {
  static var ann: Self { .fixed(1) }
  static var ben: Self { .fixed(2) }
  static var stranger: Self { .fixed(99) }
}

extension Identifier where Subject == Gather {
  static var friday: Self { .fixed(1) }
  static var sunday: Self { .fixed(2) }
  static var never: Self { .fixed(99) }
}

extension Identifier where Subject == Goal {
  static var opener: Self { .fixed(1) }
  static var equaliser: Self { .fixed(2) }
}

extension PlayerDetails {
  /// Nothing of Ann but her name is known.
  static var ann: Self {
    get throws { Self(name: try ShortText("Ann")) }
  }

  /// Everything of Ben is known.
  static var ben: Self {
    get throws {
      Self(
        name: try ShortText("Ben"), age: try Age(31), skill: .amateur, preferredPosition: .winger,
        favouriteTeam: try ShortText("FC Example"))
    }
  }
}

extension Participant {
  static func ann(_ team: Team) throws -> Self {
    Self(id: .ann, name: try ShortText("Ann"), team: team)
  }

  static func ben(_ team: Team) throws -> Self {
    Self(id: .ben, name: try ShortText("Ben"), team: team)
  }
}

extension Instant {
  static let kickOff = Instant(clamping: 1_795_200_000_000)

  static func kickOff(plusMinutes minutes: Int64, seconds: Int64 = 0) -> Self {
    kickOff.advanced(byMilliseconds: (minutes * 60 + seconds) * 1_000)
  }
}

extension Squad {
  /// What these changes, all made at kick-off, make of an empty squad.
  init(after changes: Change...) throws {
    self.init()
    try apply(changes)
  }

  mutating func apply(_ changes: [Change]) throws {
    for change in changes { try apply(change, at: .kickOff) }
  }

  /// Takes changes as new ones, all made at kick-off.
  mutating func accept(_ changes: [Change]) throws {
    for change in changes { try accept(.numbered(1, change)) }
  }

  /// Ann and Ben, and a gather on Friday in which they play against each other.
  static var friday: Self {
    get throws {
      try Self(
        after: .playerAdded(.ann, .ann), .playerAdded(.ben, .ben),
        .gatherStarted(.friday, [.ann(.teamA), .ben(.teamB)]))
    }
  }
}

extension StampedChange {
  /// A change with a number for its id, made at kick-off on the first phone.
  static func numbered(_ number: UInt64, _ change: Change) -> Self {
    Self(id: .fixed(number), device: .fixed(1), madeAt: .kickOff, change: change)
  }
}
