import Domain
import Splitting
import TestSupport
import Testing

struct SplitReferenceTests {
  @Test(arguments: [
    (2, 2...7, 1_500), (2, 8...12, 30), (3, 3...6, 500), (3, 7...9, 8), (4, 4...5, 300),
    (4, 6...8, 6),
  ])
  func `the best split is the one that trying all of them finds`(
    teams: Int, players: ClosedRange<Int>, count: Int
  ) throws {
    var numbers = SplitMix64(seed: UInt64(players.upperBound))
    for _ in 0..<count {
      let request = SplitRequests.random(&numbers, players: players, teams: teams)
      try check(request)
    }
  }

  private func check(_ request: SplitRequest) throws {
    let reference = SplitReference(request)
    guard let first = reference.best.first else {
      #expect(throws: SplitError.self, "\(request)") { try Split.best(request) }
      return
    }
    let search = try SplitSearch(request)
    var highestBound = search.split.bound
    while !search.isFinished {
      search.run(steps: 100)
      highestBound = max(highestBound, search.split.bound)
    }
    let split = search.split
    #expect(highestBound <= split.strengths.gap, "\(request)")
    #expect(reference.best.contains(split.teams), "\(request)")
    let product = Int64(first.reduce(1) { $0 * $1.count })
    #expect(
      split.strengths.gap * product == Int64(reference.gap) * split.strengths.scale,
      "\(request)")
    #expect(split.isBest && split.isComplete, "\(request)")
    #expect(split.equallyGood == reference.best.count, "\(request)")
    #expect(split.possible == reference.possible, "\(request)")
  }
}
