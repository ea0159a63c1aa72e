/// Who is to be split into teams, and by which rules.
///
/// Players are named by their places in `players`.
public struct SplitRequest: Hashable, Sendable {
  /// How many teams there can be.
  public static let teamCounts = 2...4
  /// The most players that there can be.
  public static let playerLimit = 200
  /// How many of the last gathers count; older ones are forgotten.
  public static let earlierLimit = 8

  /// The players, in an order that stays the same when the split is asked for again.
  public var players: [SplitPlayer]
  /// How many teams there are.
  public var teamCount: Int
  /// The size of each team; `nil` for sizes as equal as they can be.
  public var sizes: [Int]?
  /// Players who are in one team.
  public var together: [[Int]]
  /// Players who are each in another team.
  public var apart: [[Int]]
  /// The team of each player in the last gathers, the latest first; `nil` for players in none.
  public var earlier: [[Int?]]
  /// Chooses among equally good splits.
  public var seed: UInt64
  /// Which of the equally good splits is meant, counted from 0; after the last comes the first.
  public var choice: Int

  /// Creates a request.
  public init(
    players: [SplitPlayer], teamCount: Int = 2, sizes: [Int]? = nil, together: [[Int]] = [],
    apart: [[Int]] = [], earlier: [[Int?]] = [], seed: UInt64 = 0, choice: Int = 0
  ) {
    self.players = players
    self.teamCount = teamCount
    self.sizes = sizes
    self.together = together
    self.apart = apart
    self.earlier = earlier
    self.seed = seed
    self.choice = choice
  }
}
