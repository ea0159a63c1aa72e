import Domain
import TestSupport
import Testing

@Suite("Goals of a gather")
struct SquadGoalTests {
  @Test func `a goal counts for its side and knows when it was scored`() throws {
    var squad = try Squad.friday
    try squad.apply(.goalAdded(.friday, .opener, .teamB), at: .kickOff(plusMinutes: 3))

    let gather = try #require(squad.gather(.friday))
    #expect(
      gather.goals == [Goal(id: .opener, side: .teamB, scoredAt: .kickOff(plusMinutes: 3))])
    #expect(gather.score == Score(home: 0, away: 1))
  }

  @Test func `the same goal counts once, as it was first recorded`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .goalAdded(.friday, .opener, .teamA), .goalAdded(.friday, .opener, .teamB),
    ])
    #expect(squad.gather(.friday)?.score == Score(home: 1, away: 0))
  }

  @Test func `a goal can be taken back, once`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .goalAdded(.friday, .opener, .teamA), .goalAdded(.friday, .equaliser, .teamB),
      .goalTakenBack(.friday, .opener), .goalTakenBack(.friday, .opener),
    ])
    #expect(squad.gather(.friday)?.goals.map(\.id) == [.equaliser])
  }

  @Test func `taking back an unknown goal changes nothing`() throws {
    var squad = try Squad.friday
    try squad.apply([.goalTakenBack(.friday, .opener)])
    #expect(try squad == .friday)
  }

  @Test func `a goal that arrives after the end counts`() throws {
    var squad = try Squad.friday
    try squad.apply([.gatherEnded(.friday), .goalAdded(.friday, .opener, .teamA)])
    #expect(squad.gather(.friday)?.score == Score(home: 1, away: 0))
  }

  @Test func `a side has at most 99 goals, and the other side still scores`() throws {
    var squad = try Squad.friday
    try squad.accept((1...99).map { .goalAdded(.friday, .fixed($0), .teamA) })
    let full = squad

    #expect(throws: ChangeRejection.scoreLimitReached(.friday, .teamA)) {
      try squad.accept([.goalAdded(.friday, .fixed(100), .teamA)])
    }
    #expect(squad == full)
    try squad.accept([.goalAdded(.friday, .fixed(1), .teamA)])
    #expect(squad == full, "a goal that counts already is no hundredth")

    try squad.accept([.goalAdded(.friday, .fixed(100), .teamB)])
    #expect(squad.gather(.friday)?.score == Score(home: 99, away: 1))

    try squad.accept([
      .goalTakenBack(.friday, .fixed(7)), .goalAdded(.friday, .fixed(101), .teamA),
    ])
    #expect(squad.gather(.friday)?.score == Score(home: 99, away: 1))
  }
}
