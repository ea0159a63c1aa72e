import Domain
import Presentation

extension Identifier {
  static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension Identifier where Subject == Player {
  static var ann: Self { .fixed(1) }
  static var ben: Self { .fixed(2) }
}

extension Identifier where Subject == Gather {
  static var friday: Self { .fixed(1) }
}

extension Instant {
  /// Friday, 20 November 2026, 18:40 UTC.
  static let kickOff = Instant(clamping: 1_795_200_000_000)

  static func kickOff(plusMinutes minutes: Int64, seconds: Int64 = 0) -> Self {
    kickOff.advanced(byMilliseconds: (minutes * 60 + seconds) * 1_000)
  }
}

extension Squad {
  /// What these changes, all made at kick-off, make of an empty squad.
  init(after changes: Change...) throws {
    self.init()
    for change in changes { try apply(change, at: .kickOff) }
  }

  /// Ann and Ben.
  static var two: Self {
    get throws {
      try Self(after: .added(.ann, "Ann"), .added(.ben, "Ben"))
    }
  }

  /// Ann and Ben, and a gather on Friday in which they play against each other.
  static var friday: Self {
    get throws {
      var squad = try two
      try squad.apply(
        .gatherStarted(
          .friday,
          [
            Participant(id: .ann, name: try ShortText("Ann"), team: .teamA),
            Participant(id: .ben, name: try ShortText("Ben"), team: .teamB),
          ]), at: .kickOff)
      return squad
    }
  }
}

extension Change {
  static func added(_ id: Player.ID, _ name: String) throws -> Self {
    .playerAdded(id, PlayerDetails(name: try ShortText(name)))
  }
}

extension StampedChange {
  /// A change with a number for its id, made at kick-off on another phone.
  static func numbered(_ number: UInt64, _ change: Change) -> Self {
    Self(id: .fixed(number), device: .fixed(99), madeAt: .kickOff, change: change)
  }
}

extension AccountRecord {
  /// Zoe's account, as the server knows it.
  static let zoe = AccountRecord(id: .fixed(1), squad: .fixed(1), username: "Zoe")
  /// Somebody else's.
  static let max = AccountRecord(id: .fixed(2), squad: .fixed(2), username: "Max")
}
