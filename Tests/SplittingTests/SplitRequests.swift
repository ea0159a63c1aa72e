import Domain
import Splitting
import TestSupport

/// Requests of all kinds, for which the seed decides everything.
enum SplitRequests {
  /// A request with rules, some of which may contradict each other.
  static func random(
    _ numbers: inout SplitMix64, players: ClosedRange<Int>, teams: Int
  ) -> SplitRequest {
    let count = numbers.number(players)
    let levels = numbers.oneOf([[55], [30, 55, 80], Array(40...60), Array(10...100)])
    var request = SplitRequest(
      players: (0..<count).map { _ in
        SplitPlayer(
          level: Level(clamping: numbers.oneOf(levels)), position: position(&numbers),
          team: numbers.chance(4) ? numbers.number(0...(teams - 1)) : nil)
      }, teamCount: teams, seed: numbers.next())
    if numbers.chance(20) { request.sizes = sizes(&numbers, count: count, teams: teams) }
    for _ in 0..<numbers.oneOf([0, 0, 1, 2]) {
      request.together.append(some(&numbers, of: count, most: 3))
    }
    for _ in 0..<numbers.oneOf([0, 0, 1, 2, 3]) {
      request.apart.append(some(&numbers, of: count, most: teams))
    }
    for _ in 0..<numbers.oneOf([0, 1, 3]) {
      request.earlier.append(
        (0..<count).map { _ in numbers.chance(80) ? numbers.number(0...(teams - 1)) : nil })
    }
    return request
  }

  private static func position(_ numbers: inout SplitMix64) -> Position? {
    if numbers.chance(20) { return .goalkeeper }
    return numbers.chance(50) ? numbers.oneOf(Position.allCases) : nil
  }

  private static func sizes(
    _ numbers: inout SplitMix64, count: Int, teams: Int
  ) -> [Int] {
    var sizes = Array(repeating: 1, count: teams)
    for _ in teams..<max(teams, count) { sizes[numbers.number(0...(teams - 1))] += 1 }
    return sizes
  }

  private static func some(_ numbers: inout SplitMix64, of count: Int, most: Int) -> [Int] {
    Array(Array(0..<count).shuffled(using: &numbers).prefix(numbers.number(2...max(2, most))))
  }
}
