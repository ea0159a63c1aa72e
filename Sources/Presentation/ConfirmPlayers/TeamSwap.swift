import Domain

/// Two players who would change places, or one who would change teams.
struct TeamSwap {
  let name: String
  let other: String?
  /// Where the first player would go.
  let team: Team
  /// How far apart the teams would be then, in tenths of a level.
  let gapTenths: Int
  /// The line-up afterwards.
  let lineUp: LineUp
}
