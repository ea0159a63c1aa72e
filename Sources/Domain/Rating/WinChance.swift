/// How likely a team is to win, in per cent, where a draw counts half.
public struct WinChance: Hashable, Sendable {
  /// The chance as far as the players are known, 0…100.
  public let percent: Int
  /// The chance if the teams differed by one standard deviation more or less than they seem to.
  public let range: ClosedRange<Int>

  /// Works out the chance of a team against another, of any sizes.
  public init(of teamA: [Rating], against teamB: [Rating]) {
    let size = min(teamA.count, teamB.count)
    let a = Self.strength(of: teamA, asLargeAs: size)
    let b = Self.strength(of: teamB, asLargeAs: size)
    let difference = a.mean - b.mean
    let variance = a.variance + b.variance
    let unsure = variance.squareRoot()
    let deviation = (variance + 2 * WengLin.beta * WengLin.beta).squareRoot()
    percent = Self.percent(difference, deviation)
    let low = Self.percent(difference - unsure, deviation)
    range = low...Self.percent(difference + unsure, deviation)
  }

  private static func percent(_ difference: Double, _ deviation: Double) -> Int {
    Int(100 / (1 + exponential(-difference / deviation)) + 0.5)
  }

  private static func strength(
    of team: [Rating], asLargeAs size: Int
  ) -> (mean: Double, variance: Double) {
    guard !team.isEmpty else { return (0, 0) }
    let weight = Double(size) / Double(team.count)
    let handicap = Double((team.count - size) * Level.extraPlayer) / Rating.tenthsPerUnit
    return (
      weight * team.reduce(0) { $0 + $1.mean } + handicap,
      weight * weight * team.reduce(0) { $0 + $1.deviation * $1.deviation }
    )
  }
}
