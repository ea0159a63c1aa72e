import Domain
import Presentation
import TestSupport

extension StoredState {
  /// A device without an account that stores this squad.
  static func keeping(_ squad: Squad, lineUp: LineUp? = nil) -> Self {
    Self(
      replica: Replica(confirmed: squad, sequence: 100), lineUp: lineUp)
  }

  /// A device whose squad is also on the server, except for this many changes.
  static func loggedIn(
    _ squad: Squad, pending: Int = 0, isExpired: Bool = false,
    rejected: [RejectedChange] = []
  ) -> Self {
    Self(
      preferences: Preferences(username: "ann"),
      account: DeviceAccount(
        id: .fixed(1), squad: .fixed(1), username: "ann", epoch: .fixed(1), isExpired: isExpired),
      replica: Replica(
        confirmed: squad, sequence: 100,
        pending: (0..<pending).map { .edit($0) }, rejected: rejected))
  }
}

extension StampedChange {
  /// A small change of this device.
  static func edit(_ number: Int) -> Self {
    Self(
      id: .fixed(UInt64(500 + number)), device: .fixed(1), madeAt: .kickOff,
      change: .player(.fixed(1), .edited(.age(try? Age(20 + number)))))
  }
}

extension LineUp {
  /// The first players of a squad, in these teams.
  static func first(_ teams: [Team]) -> Self {
    LineUp(
      places: zip(1..., teams).map { Spot(player: .fixed(UInt64($0)), team: $1) })
  }
}
