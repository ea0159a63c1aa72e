/// What a person adds to their sides in a game, or in several.
public struct Contribution: Hashable, Sendable {
  /// The goals of their sides, whenever they came.
  public internal(set) var goalsFor = 0
  /// The goals of their opponents.
  public internal(set) var goalsAgainst = 0
  /// The goals that are known to be theirs.
  public internal(set) var goals = 0
  /// The assists that are known to be theirs.
  public internal(set) var assists = 0
  /// The own goals that are known to be theirs.
  public internal(set) var ownGoals = 0
  /// The games without a goal against in which they were on their side for at least half of the time.
  public internal(set) var cleanSheets = 0
  /// The milliseconds that they played by clocks.
  public internal(set) var milliseconds: Int64 = 0
  /// In how many of the games a clock ran.
  public internal(set) var clockedGames = 0

  /// By how many goals their sides led in all.
  public var difference: Int { goalsFor - goalsAgainst }

  static func += (sum: inout Self, other: Self) {
    sum.goalsFor += other.goalsFor
    sum.goalsAgainst += other.goalsAgainst
    sum.goals += other.goals
    sum.assists += other.assists
    sum.ownGoals += other.ownGoals
    sum.cleanSheets += other.cleanSheets
    sum.milliseconds += other.milliseconds
    sum.clockedGames += other.clockedGames
  }
}
