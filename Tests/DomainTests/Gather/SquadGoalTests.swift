import Domain
import TestSupport
import Testing

@Suite("Goals of a gather")
struct SquadGoalTests {
  @Test func `a goal counts for its side and knows when it was scored`() throws {
    var squad = try Squad.friday
    try squad.apply(.goal(.friday, .opener, .added(.teamB)), at: .kickOff(plusMinutes: 3))

    let gather = try #require(squad.gather(.friday))
    #expect(
      gather.currentGame.goals == [
        Goal(id: .opener, side: .teamB, scoredAt: .kickOff(plusMinutes: 3))
      ])
    #expect(gather.currentGame.score == Score(home: 0, away: 1))
  }

  @Test func `the same goal counts once, as it was first recorded`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .goal(.friday, .opener, .added(.teamA)), .goal(.friday, .opener, .added(.teamB)),
    ])
    #expect(squad.gather(.friday)?.currentGame.score == Score(home: 1, away: 0))
  }

  @Test func `a goal can be taken back, once`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .goal(.friday, .opener, .added(.teamA)), .goal(.friday, .equaliser, .added(.teamB)),
      .goal(.friday, .opener, .takenBack), .goal(.friday, .opener, .takenBack),
    ])
    #expect(squad.gather(.friday)?.currentGame.goals.map(\.id) == [.equaliser])
  }

  @Test func `taking back an unknown goal changes nothing`() throws {
    var squad = try Squad.friday
    try squad.apply([.goal(.friday, .opener, .takenBack)])
    #expect(try squad == .friday)
  }

  @Test func `a goal that arrives after the end counts`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.friday, .ended), .goal(.friday, .opener, .added(.teamA))])
    #expect(squad.gather(.friday)?.currentGame.score == Score(home: 1, away: 0))
  }

  @Test func `a side has at most 99 goals, and the other side still scores`() throws {
    var squad = try Squad.friday
    try squad.accept((1...99).map { .goal(.friday, .fixed($0), .added(.teamA)) })
    let full = squad

    #expect(throws: ChangeRejection.scoreLimitReached(.friday, .teamA)) {
      try squad.accept([.goal(.friday, .fixed(100), .added(.teamA))])
    }
    #expect(squad == full)
    try squad.accept([.goal(.friday, .fixed(1), .added(.teamA))])
    #expect(squad == full, "a goal that counts already is no hundredth")

    try squad.accept([.goal(.friday, .fixed(100), .added(.teamB))])
    #expect(squad.gather(.friday)?.currentGame.score == Score(home: 99, away: 1))

    try squad.accept([
      .goal(.friday, .fixed(7), .takenBack), .goal(.friday, .fixed(101), .added(.teamA)),
    ])
    #expect(squad.gather(.friday)?.currentGame.score == Score(home: 99, away: 1))
  }
}
