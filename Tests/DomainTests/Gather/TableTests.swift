import Domain
import TestSupport
import Testing

@Suite("The table of a gather")
struct TableTests {
  /// Three teams that played games with these results.
  private func gather(
    _ results: [(home: Side, away: Side, score: String)], isOver: Bool = true
  ) throws -> Gather {
    var squad = try Squad.threeTeams
    for (index, result) in results.enumerated() {
      let game = Game.ID.fixed(UInt64(index + 1))
      let pairing = try #require(Pairing(result.home, result.away))
      let score = try #require(Score(result.score))
      let minute = Int64(index)
      try squad.apply(
        .gather(.friday, .gameStarted(game, pairing)), at: .kickOff(plusMinutes: minute))
      try squad.apply(.clock(.friday, game, .started), at: .kickOff(plusMinutes: minute))
      for goal in 0..<(score.home + score.away) {
        let side = goal < score.home ? result.home : result.away
        let id = Goal.ID.fixed(UInt64(100 * (index + 1) + goal))
        try squad.apply([.goal(.friday, id, .added(side, in: game))])
      }
    }
    if isOver { try squad.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 60)) }
    return try #require(squad.gather(.friday))
  }

  @Test func `the game that is being played counts when it is over`() throws {
    let results = [
      (home: Side.teamA, away: Side.teamB, score: "1-0"),
      (home: .teamA, away: .teamC, score: "2-0"),
    ]
    #expect(try gather(results, isOver: false).table.map { $0.played } == [1, 0, 1])
    #expect(try gather(results).table.map { $0.played } == [2, 1, 1])
  }

  @Test func `a win gives three points, a draw one, and the rest is counted`() throws {
    let gather = try gather([
      (.teamA, .teamB, "2-1"), (.teamC, .teamA, "0-0"), (.teamB, .teamC, "3-0"),
      (.teamB, .teamA, "1-0"),
    ])
    let table = gather.table
    #expect(table.map { $0.side } == [.teamB, .teamA, .teamC])
    #expect(table.map { $0.points } == [6, 4, 1])
    #expect(
      table.map { [$0.played, $0.tally.won, $0.tally.drawn, $0.tally.lost] } == [
        [3, 2, 0, 1], [3, 1, 1, 1], [2, 0, 1, 1],
      ])
    #expect(
      table.map { [$0.goalsFor, $0.goalsAgainst, $0.difference] } == [
        [5, 2, 3], [2, 2, 0], [0, 3, -3],
      ])
    #expect(gather.winner == .teamB)
  }

  @Test(arguments: [
    // The difference of goals decides, then the goals.
    ([("2-0", Side.teamA, Side.teamC), ("1-0", .teamB, .teamC)], Side.teamA),
    ([("2-0", Side.teamA, Side.teamC), ("3-2", .teamB, .teamC)], .teamA),
    ([("2-1", Side.teamA, Side.teamC), ("4-3", .teamB, .teamC)], .teamB),
    ([("2-1", Side.teamA, Side.teamC), ("2-1", .teamB, .teamC)], nil),
  ])
  func `teams with the same points are told apart`(
    results: [(String, Side, Side)], winner: Side?
  ) throws {
    let gather = try gather(results.map { (home: $0.1, away: $0.2, score: $0.0) })
    #expect(gather.winner == winner)
  }

  @Test func `level teams stand in their order, also before the first game`() throws {
    #expect(try gather([]).table.map { $0.side } == [.teamA, .teamB, .teamC])
    #expect(try gather([]).winner == nil)
  }

  @Test func `in a gather of two teams the match decides`() throws {
    var squad = try Squad.friday
    try squad.apply([.goal(.friday, .opener, .added(.teamB))])
    let gather = try #require(squad.gather(.friday))
    #expect(!gather.isRowOfGames && gather.winner == .teamB)
  }
}
