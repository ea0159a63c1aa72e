import TestSupport
import Testing

@testable import Domain

@Suite("Records of people and of seasons")
struct RecordTests {
  /// Ann and Ben against Cem and Dae, each with its score; on one of the days the people change sides.
  private func evenings(_ scores: [(Int, Int)], without absent: String? = nil) throws -> Season {
    let games = scores.enumerated().map { day, score in
      SeasonVectors.PlayedGame(
        day: "\(day)", home: ["Ann", "Ben"],
        away: day == 1 && absent != nil ? ["Cem"] : ["Cem", "Dae"], homeGoals: score.0,
        awayGoals: score.1)
    }
    return Season(squad: try Squad(playing: games))
  }

  private struct Season {
    var squad: Squad
    var evenings: [Evening] { Evenings(of: squad).all }

    func record(of name: String) -> PersonalRecord {
      let id = Player.ID.called(name)
      let first = evenings.first { $0.record(of: id) != nil }?.playedAt
      return PersonalRecord(of: id, in: evenings, since: first)
    }
  }

  @Test func `a person's record counts what their evenings tell`() throws {
    let record = try evenings([(2, 0), (1, 1), (3, 1)]).record(of: "Ann")
    #expect(record.evenings == Tally(won: 2, drawn: 1))
    #expect(record.form == [.won, .drawn, .won])
    #expect(record.played == 3)
    #expect(record.possible == 3)
    #expect(record.runs.unbeaten.now == 3)
    #expect(record.runs.there.now == 3)
    #expect(record.contribution.cleanSheets == 1)
    #expect(record.contribution.milliseconds == 30 * 60_000)
    #expect(record.contribution.clockedGames == 3)
  }

  @Test func `each number of two contributions is added`() {
    // Given one in which each number is another one
    let one = Contribution(
      goalsFor: 1, goalsAgainst: 2, goals: 3, assists: 4, ownGoals: 5, cleanSheets: 6,
      milliseconds: 7, clockedGames: 8)
    // When
    var sum = one
    sum += one
    // Then
    let (numbers, sums) = (numbers(of: one), numbers(of: sum))
    #expect(numbers == ["1", "2", "3", "4", "5", "6", "7", "8"])
    #expect(sums == ["2", "4", "6", "8", "10", "12", "14", "16"])
  }

  /// The numbers of all its properties, also of those that come later.
  private func numbers(of contribution: Contribution) -> [String] {
    Mirror(reflecting: contribution).children.map { String(describing: $0.value) }
  }

  @Test func `who was away for an evening is not there in a row`() throws {
    let record = try evenings([(2, 0), (1, 1), (3, 1)], without: "Dae").record(of: "Dae")
    #expect(record.played == 2)
    #expect(record.possible == 3)
    #expect(record.runs.there.now == 1)
    #expect(record.evenings == Tally(lost: 2))
  }

  @Test func `the record of someone who never played is empty`() throws {
    let record = try evenings([(2, 0)]).record(of: "Zoe")
    #expect(record.played == 0)
    #expect(record.possible == 0)
    #expect(record.form == [])
  }

  @Test func `two people are compared with each other and against each other`() throws {
    let season = try evenings([(2, 0), (1, 1), (0, 3)])
    let together = HeadToHead(of: .called("Ann"), with: .called("Ben"), in: season.evenings)
    #expect(together.together == Tally(won: 1, drawn: 1, lost: 1))
    #expect(together.against == Tally())
    let against = HeadToHead(of: .called("Cem"), with: .called("Ann"), in: season.evenings)
    #expect(against.together == Tally())
    #expect(against.against == Tally(won: 1, drawn: 1, lost: 1))
    #expect(against.evenings == season.evenings.map { $0.id }.reversed())
  }

  @Test func `goals for each other are assists, each way`() throws {
    var season = try evenings([(2, 0)])
    let goals = try #require(season.squad.allGathers.first?.currentGame.goals)
    let gather = season.evenings[0].id
    let (ann, ben) = (Player.ID.called("Ann"), Player.ID.called("Ben"))
    try season.squad.apply(
      .goal(gather, goals[0].id, .credited(.scored(by: ben, assist: ann))), at: .kickOff)
    try season.squad.apply(
      .goal(gather, goals[1].id, .credited(.scored(by: ann, assist: nil))), at: .kickOff)
    let games = HeadToHead(of: ann, with: ben, in: season.evenings)
    #expect(games.assistsGiven == 1)
    #expect(games.assistsTaken == 0)
    let others = HeadToHead(of: ben, with: ann, in: season.evenings)
    #expect(others.assistsGiven == 0)
    #expect(others.assistsTaken == 1)
    #expect(season.record(of: "Ann").contribution.goals == 1)
    #expect(season.record(of: "Ann").contribution.assists == 1)
  }

  @Test func `a person is not compared with themselves, nor with a stranger`() throws {
    let season = try evenings([(2, 0)])
    for other in ["Ann", "Zoe"] {
      let games = HeadToHead(of: .called("Ann"), with: .called(other), in: season.evenings)
      #expect(games.evenings == [])
    }
  }

  @Test func `a run of scoring ends with a match without a goal, and is unknown where scorers are`()
    throws
  {
    // Given Ann, who scores so many goals in each match, of which the last ones are known to be hers
    func run(_ matches: [(goals: Int, known: Int)]) throws -> Int? {
      var squad = try Squad.friday
      try squad.apply([.gather(.friday, .set(.deleted, true))])
      for (index, match) in matches.enumerated() {
        let gather = Gather.ID.fixed(UInt64(index) + 10)
        try squad.apply(
          .gather(gather, .started([.ann(.teamA), .ben(.teamB)])),
          at: .kickOff(plusMinutes: Int64(index)))
        try squad.apply([
          .clock(gather, nil, .started),
          .goal(gather, .fixed(UInt64(index) * 100 + 99), .added(.teamB)),
        ])
        for goal in 0..<match.goals {
          let id = Goal.ID.fixed(UInt64(index * 100 + goal) + 1)
          try squad.apply([.goal(gather, id, .added(.teamA))])
          guard goal < match.known else { continue }
          try squad.apply([.goal(gather, id, .credited(.scored(by: .ann, assist: nil)))])
        }
        try squad.apply([.gather(gather, .ended)])
      }
      return PersonalRecord.scoringRun(of: .ann, in: Evenings(of: squad).all)
    }
    // Then
    #expect(try run([(1, 1), (2, 1), (3, 3)]) == 3)
    #expect(try run([(1, 1), (0, 0), (1, 1)]) == 1)
    #expect(try run([(1, 1), (1, 0), (1, 1)]) == nil)
    #expect(try run([(1, 1), (0, 0)]) == 0)
    #expect(try run([]) == 0)
  }

  @Test func `milestones are 10, 25, 50, 75, 100, 150, and then every 50`() {
    var milestones: [Int] = []
    while milestones.count < 11 { milestones.append(Milestone.next(after: milestones.last ?? 0)) }
    #expect(milestones == [10, 25, 50, 75, 100, 150, 200, 250, 300, 350, 400])
    #expect(Milestone.next(after: 99) == 100)
    #expect(Milestone.next(after: 100) == 150)
    #expect(Milestone.next(after: 101) == 150)
  }

  @Test func `the tenth evening is a milestone of everyone who has played ten`() throws {
    let season = try evenings(Array(repeating: (1, 0), count: 11), without: "Dae")
    let evenings = season.evenings
    #expect(evenings.milestones(of: evenings[8].id) == [])
    #expect(
      evenings.milestones(of: evenings[9].id)
        == ["Ann", "Ben", "Cem"].map {
          Milestone(player: .called($0), subject: .matches, number: 10)
        })
    #expect(
      evenings.milestones(of: evenings[10].id)
        == [Milestone(player: .called("Dae"), subject: .matches, number: 10)])
    #expect(evenings.milestones(of: .fixed(7)) == [])
  }

  @Test func `goals pass a milestone within an evening`() throws {
    var season = try evenings([(6, 0), (6, 0)])
    for gather in season.squad.allGathers {
      for goal in gather.currentGame.goals {
        try season.squad.apply(
          .goal(gather.id, goal.id, .credited(.scored(by: .called("Ben"), assist: nil))),
          at: .kickOff)
      }
    }
    let evenings = season.evenings
    #expect(
      evenings.milestones(of: evenings[1].id)
        == [Milestone(player: .called("Ben"), subject: .goals, number: 10)])
    let records = SeasonRecords(of: evenings, in: season.squad)
    #expect(records.mostGoalsOfOne?.value == 6)
    #expect(records.mostGoalsOfOne?.holders.map { $0.evening } == [evenings[0].id])
  }

  @Test func `the first to reach a record holds it, and others equal it`() throws {
    let season = try evenings([(2, 0), (4, 1), (1, 4), (3, 0)])
    let evenings = season.evenings
    let records = SeasonRecords(of: evenings, in: season.squad)
    #expect(records.biggestWin?.value == 3)
    #expect(
      records.biggestWin?.holders.map { $0.evening } == [
        evenings[1].id, evenings[2].id, evenings[3].id,
      ])
    #expect(records.mostGoals?.value == 5)
    #expect(records.longestWinningRun?.value == 2)
    #expect(
      records.longestWinningRun?.holders.map { $0.player } == [.called("Ann"), .called("Ben")])
    #expect(records.mostInARow?.value == 4)
    #expect(records.mostInARow?.holders.count == 4)
    #expect(records.mostGoalsOfOne == nil)
  }

  @Test func `a goalless draw sets no record`() throws {
    let season = try evenings([(0, 0)])
    let records = SeasonRecords(of: season.evenings, in: season.squad)
    #expect(records.biggestWin == nil)
    #expect(records.mostGoals == nil)
    #expect(records.longestUnbeatenRun == nil)
  }
}
