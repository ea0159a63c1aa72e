import Domain
import TestSupport
import Testing

@Suite("A match of the past that a user entered")
struct PastMatchTests {
  private static let day = Instant.kickOff(plusMinutes: -20_000)

  private func squad(_ match: MatchRecord) throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([.gather(.sunday, .recorded(match))])
    return squad
  }

  private func people() throws -> [Participant] { [try .ann(.teamA), try .ben(.teamB)] }

  private func won(by side: Side?) throws -> MatchRecord {
    let result = EnteredResult.allCases.first { $0 != .score && $0.winner == side }
    return MatchRecord(day: Self.day, participants: try people(), result: try #require(result))
  }

  private func scored(_ score: String) throws -> MatchRecord {
    MatchRecord(day: Self.day, participants: try people(), score: try #require(Score(score)))
  }

  @Test func `it is over, on its day, with a goal for each of its score`() throws {
    let gather = try #require(try squad(scored("3-5")).gather(.sunday))
    #expect(gather.isEntered)
    #expect(gather.playedAt == Self.day && gather.endedAt == Self.day)
    #expect(gather.currentGame.score.text == "3-5")
    #expect(gather.winner == .teamB)
    #expect(gather.currentGame.clock.periods.isEmpty)
  }

  @Test func `its goals are the same on every device, and others than those of another match`()
    throws
  {
    let match = try scored("2-1")
    var squad = try squad(match)
    let goals = try #require(squad.gather(.sunday)).currentGame.goals.map(\.id)
    #expect(try self.squad(match).gather(.sunday)?.currentGame.goals.map(\.id) == goals)
    try squad.apply([.gather(.fixed(77), .recorded(match))])
    let others = try #require(squad.gather(.fixed(77))).currentGame.goals.map(\.id)
    #expect(Set(goals).count == 3 && Set(goals + others).count == 6)
  }

  @Test func `0-0 is a draw that counts, without a clean sheet for absent players`() throws {
    let squad = try squad(scored("0-0"))
    let evening = try #require(squad.gather(.sunday).flatMap { Evening($0) })
    #expect(evening.games.map(\.score?.text) == ["0-0"])
    #expect(evening.records.map(\.outcome) == [.drawn, .drawn])
    #expect(evening.records.map(\.contribution.cleanSheets) == [1, 1])
    #expect(evening.records.map(\.contribution.clockedGames) == [0, 0])
  }

  @Test(arguments: [
    (Side?.some(.teamA), [Outcome.won, .lost]), (.teamB, [.lost, .won]), (nil, [.drawn, .drawn]),
  ])
  func `of a winner without a score the points count, and no goals`(
    winner: Side?, outcomes: [Outcome]
  ) throws {
    // Given
    let squad = try squad(won(by: winner))
    let gather = try #require(squad.gather(.sunday))
    #expect(gather.winner == winner)
    #expect(!gather.currentGame.isScoreKnown)
    #expect(gather.table.map(\.points).reduce(0, +) == (winner == nil ? 2 : 3))
    // When
    let evening = try #require(Evening(gather))
    // Then
    #expect(evening.records.map(\.outcome) == outcomes)
    #expect(
      evening.records.allSatisfy {
        $0.contribution.difference == 0 && $0.contribution.goalsFor == 0
      })
    #expect(
      evening.records.allSatisfy {
        $0.contribution.cleanSheets == 0 && $0.contribution.milliseconds == 0
      })
    let records = SeasonRecords(of: [evening], in: squad)
    #expect(records.biggestWin == nil && records.mostGoals == nil)
  }

  @Test func `a win without a score moves levels as one by a goal does`() throws {
    let known = try SquadRatings(of: squad(scored("1-0")))
    let unknown = try SquadRatings(of: squad(won(by: .teamA)))
    let ann = try #require(try squad(scored("1-0")).player(.ann))
    #expect(known.level(of: ann) == unknown.level(of: ann))
    #expect(try SquadRatings(of: squad(won(by: .teamB))).level(of: ann) != unknown.level(of: ann))
  }

  @Test func `the score counts as soon as goals are added`() throws {
    var squad = try squad(won(by: .teamA))
    try squad.apply([.goal(.sunday, .fixed(50), .added(.teamB))])
    let gather = try #require(squad.gather(.sunday))
    #expect(gather.currentGame.isScoreKnown)
    #expect(gather.winner == .teamB)
  }

  @Test func `it is refused when its gather is there, or a person is in it twice`() throws {
    var squad = try Squad.friday
    #expect(throws: ChangeRejection.gatherExists(.friday)) {
      try squad.apply([.gather(.friday, .recorded(try won(by: nil)))])
    }
    let twice = MatchRecord(day: Self.day, participants: try people() + [.ann(.teamB)])
    #expect(throws: ChangeRejection.participantRepeated(.sunday, .ann)) {
      try squad.apply([.gather(.sunday, .recorded(twice))])
    }
  }

  @Test func `a match that was moved to another day is counted there, with its minutes`() throws {
    // Given
    var squad = try squad(scored("3-5"))
    try squad.apply([
      .goal(.friday, .opener, .added(.teamA)), .gather(.friday, .ended),
    ])
    #expect(Evenings(of: squad).all.map(\.id) == [.sunday, .friday])
    let minutes = squad.gather(.friday)?.currentGame.goals.map(\.scoredAt)
    // When
    try squad.apply([.gather(.friday, .daySet(to: Self.day.advanced(byMilliseconds: -1)))])
    // Then
    #expect(Evenings(of: squad).all.map(\.id) == [.friday, .sunday])
    #expect(squad.latestGathers(2).map(\.id) == [.sunday, .friday])
    #expect(squad.gather(.friday)?.currentGame.goals.map(\.scoredAt) == minutes)
  }

  @Test func `uneven sides are not corrected in tables`() throws {
    let gus = Participant(id: .stranger, name: try ShortText("Gus"), team: .teamA)
    let people = [try Participant.ann(.teamA), gus, try .ben(.teamB)]
    let squad = try squad(MatchRecord(day: Self.day, participants: people, result: .teamBWon))
    let table = SeasonTable(of: Evenings(of: squad).all, in: squad, by: TableRules())
    #expect(table.rows.map(\.id) == [.ben, .ann])
    #expect(table.rows.map(\.points) == [3, 0])
  }
}
