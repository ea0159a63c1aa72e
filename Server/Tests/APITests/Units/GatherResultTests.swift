import Domain
import TestSupport
import Testing

@testable import API

@Suite("Reaching a reported score")
struct GatherResultTests {
  @Test(arguments: [(2, 1), (0, 0), (0, 3), (5, 5), (99, 0)])
  func `the changes lead from any score to any other score`(_ teamA: Int, _ teamB: Int) throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([])), at: .earliest)
    var goals = GoalIDs()
    for target in [Score(home: 3, away: 4), Score(home: teamA, away: teamB)] {
      // When
      let target = try #require(target)
      let gather = try #require(squad.gather(.friday))
      for change in gather.changes(toReach: target, newGoal: { goals.next() }) {
        try squad.apply(change, at: .earliest)
      }
      // Then
      #expect(squad.gather(.friday)?.currentGame.score == target)
    }
  }

  @Test func `the latest goals of a side are the ones taken back`() throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([])), at: .earliest)
    for (number, side) in [(1, Side.teamA), (2, .teamB), (3, .teamA), (4, .teamA)] {
      try squad.apply(.goal(.friday, .fixed(UInt64(number)), .added(side)), at: .earliest)
    }
    let gather = try #require(squad.gather(.friday))
    // When
    let changes = gather.changes(
      toReach: try #require(Score(home: 1, away: 1)), newGoal: { .fixed(9) })
    // Then
    #expect(
      changes == [.goal(.friday, .fixed(4), .takenBack), .goal(.friday, .fixed(3), .takenBack)])
  }
}

private struct GoalIDs {
  private var last: UInt64 = 0

  mutating func next() -> Goal.ID {
    last += 1
    return .fixed(last)
  }
}
