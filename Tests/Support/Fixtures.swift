public import Domain

extension Identifier {
  /// An id that is the same in each run.
  public static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension Identifier where Subject == Player {
  /// Ann, who is in the fixture squads.
  public static var ann: Self { .fixed(1) }
  /// Ben, who is in the fixture squads.
  public static var ben: Self { .fixed(2) }
  /// A player who is in no squad.
  public static var stranger: Self { .fixed(99) }
}

extension Identifier where Subject == Gather {
  /// The first gather.
  public static var friday: Self { .fixed(1) }
  /// The second gather.
  public static var sunday: Self { .fixed(2) }
  /// A gather that never took place.
  public static var never: Self { .fixed(99) }
}

extension Identifier where Subject == Goal {
  /// The first goal.
  public static var opener: Self { .fixed(1) }
  /// The second goal.
  public static var equaliser: Self { .fixed(2) }
}

extension Link {
  /// A link to follow.
  public static let toFollow = Self(
    id: .fixed(1), purpose: .follow, secret: LinkSecret(high: 1, low: 2))
  /// A link to keep score.
  public static let toScore = Self(
    id: .fixed(2), purpose: .score, secret: LinkSecret(high: 3, low: 4))
}

extension PlayerDetails {
  /// Ann's details: only a name.
  public static var ann: Self {
    get throws { Self(name: try ShortText("Ann")) }
  }

  /// Ben's details, with every field set.
  public static var ben: Self {
    get throws {
      Self(
        name: try ShortText("Ben"), age: try Age(31), skill: .amateur, preferredPosition: .winger,
        favouriteTeam: try ShortText("FC Example"))
    }
  }
}

extension Participant {
  /// Ann in a team.
  public static func ann(_ team: Team) throws -> Self {
    Self(id: .ann, name: try ShortText("Ann"), team: team)
  }

  /// Ben in a team.
  public static func ben(_ team: Team) throws -> Self {
    Self(id: .ben, name: try ShortText("Ben"), team: team)
  }
}

extension Instant {
  /// Friday, 20 November 2026, 18:40 UTC: the start of every fixture.
  public static let kickOff = Instant(clamping: 1_795_200_000_000)

  /// An instant after kick-off.
  public static func kickOff(plusMinutes minutes: Int64, seconds: Int64 = 0) -> Self {
    kickOff.advanced(byMilliseconds: (minutes * 60 + seconds) * 1_000)
  }
}

extension Squad {
  /// Creates a squad by applying changes, all made at kick-off.
  public init(after changes: Change...) throws {
    self.init()
    try apply(changes)
  }

  /// Applies changes, all made at kick-off on the first device.
  public mutating func apply(_ changes: [Change]) throws {
    for change in changes { try apply(.numbered(1, change)) }
  }

  /// Accepts changes as new ones, all made at kick-off.
  public mutating func accept(_ changes: [Change]) throws {
    for change in changes { try accept(.numbered(1, change)) }
  }

  /// Applies a change as the last of a log, accepted when it was made.
  public mutating func apply(_ stamped: StampedChange) throws(ChangeRejection) {
    try apply(stamped.change, at: stamped.madeAt, on: stamped.device)
  }

  /// Accepts a new change as the last of a log, when it was made.
  public mutating func accept(_ stamped: StampedChange) throws(ChangeRejection) {
    try accept(stamped, in: LogPlace(number: .max, acceptedAt: stamped.madeAt))
  }

  /// Ann and Ben, and a gather on Friday in which they play against each other.
  public static var friday: Self {
    get throws {
      try Self(
        after: .player(.ann, .added(.ann)), .player(.ben, .added(.ben)),
        .gather(.friday, .started([.ann(.teamA), .ben(.teamB)])))
    }
  }
}

extension SquadSequencer {
  /// Continues a log at kick-off; without arguments, begins one.
  public init(
    of squad: Squad = Squad(), at sequence: Int64 = 0,
    knowing outcomes: [StampedChange.ID: ChangeOutcome] = [:]
  ) {
    self.init(of: squad, at: sequence, knowing: outcomes, now: .kickOff)
  }
}

extension StampedChange {
  /// A change with a number as its id, made at kick-off on the first device.
  public static func numbered(_ number: UInt64, _ change: Change) -> Self {
    Self(id: .fixed(number), device: .fixed(1), madeAt: .kickOff, change: change)
  }

  /// The change with this number, which adds the player with the same number.
  public static func numbered(_ number: UInt64) throws -> Self {
    .numbered(
      number,
      .player(.fixed(number), .added(PlayerDetails(name: try ShortText("Player \(number)")))))
  }
}

extension String {
  /// The text in UTF-8, for the server's tests; the tests of this package see the one in Domain.
  @_disfavoredOverload
  public var bytes: [UInt8] { Array(utf8) }
}

extension Author {
  /// An account that is the same in each run.
  public static func fixed(_ number: UInt64) -> Self { .account(.fixed(number)) }
}

extension Scorekeeper {
  /// Min, who keeps the score on the device with the number 7.
  public static var min: Self {
    get throws { Self(id: .fixed(7), name: try ShortText("Min")) }
  }
}

extension TeamRule {
  /// A rule about Ann and Ben.
  public static func annAndBen(_ kind: Kind) throws -> Self {
    guard let rule = Self(id: .fixed(1), kind, [.ann, .ben]) else { throw FixtureError() }
    return rule
  }

  private struct FixtureError: Error {}
}
