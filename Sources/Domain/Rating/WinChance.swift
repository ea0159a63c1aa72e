/// How likely a team is to win, in per cent, where a draw counts half.
public struct WinChance: Hashable, Sendable {
  /// The chance as far as the players are known, 0…100.
  public let percent: Int
  /// The chance if the teams differed by one standard deviation more or less than they seem to.
  public let range: ClosedRange<Int>

  /// How far from a half a chance counts as even.
  private static let evenDistance = 5

  /// Whether no team is ahead by more than anyone would notice.
  public var isEven: Bool { abs(percent - 50) <= Self.evenDistance }

  /// Works out the chance of a team against another, of any sizes.
  public init(of teamA: [Rating], against teamB: [Rating]) {
    let size = min(teamA.count, teamB.count)
    let a = Self.members(of: teamA, asLargeAs: size)
    let b = Self.members(of: teamB, asLargeAs: size)
    let advantage = Rating.advantage(ofFurtherPlayers: Double(teamA.count - teamB.count))
    let deviation = WengLin.uncertainty(of: a, b)
    percent = Self.percent(a, b, advantage)
    range = Self.percent(a, b, advantage - deviation)...Self.percent(a, b, advantage + deviation)
  }

  private static func percent(
    _ a: [WengLin.Member], _ b: [WengLin.Member], _ advantage: Double
  ) -> Int {
    Int(100 * WengLin.probability(of: a, against: b, advantage: advantage) + 0.5)
  }

  /// The players of a team, weighted so that a larger team counts as a smaller one.
  private static func members(of team: [Rating], asLargeAs size: Int) -> [WengLin.Member] {
    team.map { WengLin.Member($0, weight: Double(size) / Double(team.count)) }
  }
}
