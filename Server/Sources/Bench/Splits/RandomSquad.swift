import Domain
import Splitting
import TestSupport

/// Players whose levels are spread like those of a real squad: 5.5 on average, with a deviation of 2.
struct RandomSquad {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// A request for teams with positions and last gathers, so that all criteria count.
  ///
  /// - Parameters:
  ///   - count: How many players there are.
  ///   - teams: How many teams there are.
  ///   - levels: The levels that players have in tenths; `nil` for those of a real squad.
  /// - Returns: Another request each time.
  mutating func request(_ count: Int, teams: Int, levels: [Int]? = nil) -> SplitRequest {
    let positions: [Position?] = [nil, .defender, .midfielder, .winger, .striker]
    let players = (0..<count).map { _ in
      let tenths = levels.map { numbers.oneOf($0) } ?? level()
      return SplitPlayer(level: Level(clamping: tenths), position: numbers.oneOf(positions))
    }
    let earlier = (0..<5).map { _ in
      (0..<count).map { _ in numbers.chance(80) ? numbers.number(0...(teams - 1)) : nil }
    }
    return SplitRequest(
      players: players, teamCount: teams, earlier: earlier, seed: numbers.next())
  }

  /// Twelve even numbers add up to nearly a normal one.
  private mutating func level() -> Int {
    let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double(numbers.number(0...10_000)) / 10_000 }
    return min(max(Int((55 + (sum - 6) * 20).rounded()), 10), 100)
  }
}
