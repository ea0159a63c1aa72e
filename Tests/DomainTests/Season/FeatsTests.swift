import TestSupport
import Testing

@testable import Domain

@Suite("What people reach in a season")
struct FeatsTests {
  /// Evenings of one game each.
  private func squad(
    _ games: (home: [String], away: [String], score: (Int, Int))...
  ) throws -> Squad {
    try Squad(
      playing: games.enumerated().map { day, game in
        SeasonVectors.PlayedGame(
          day: "\(day)", home: game.home, away: game.away, homeGoals: game.score.0,
          awayGoals: game.score.1)
      })
  }

  /// Ann and Ben against Cem, with all goals of the first two Ben's.
  private func goals(ofBen goals: [Int]) throws -> Squad {
    var squad = try Squad(
      playing: goals.enumerated().map { day, goals in
        SeasonVectors.PlayedGame(
          day: "\(day)", home: ["Ann", "Ben"], away: ["Cem"], homeGoals: goals, awayGoals: 0)
      })
    for gather in squad.allGathers {
      for goal in gather.currentGame.goals {
        let credit = GoalCredit.scored(by: .called("Ben"), assist: nil)
        try squad.apply([.goal(gather.id, goal.id, .credited(credit))])
      }
    }
    return squad
  }

  private func names(_ ids: [Player.ID], in squad: Squad) -> [String] {
    ids.map { squad.player($0)?.details.name.text ?? "" }
  }

  @Test func `nine goals are no milestone, and the tenth is`() throws {
    let evenings = Evenings(of: try goals(ofBen: [9, 1])).all
    #expect(evenings.milestones(of: evenings[0].id) == [])
    #expect(
      evenings.milestones(of: evenings[1].id)
        == [Milestone(player: .called("Ben"), subject: .goals, number: 10)])
  }

  @Test func `of the milestones of an evening the highest number is first`() throws {
    let evenings = Evenings(of: try goals(ofBen: Array(repeating: 2, count: 9) + [7])).all
    let matches = ["Ann", "Ben", "Cem"].map {
      Milestone(player: .called($0), subject: .matches, number: 10)
    }
    #expect(
      evenings.milestones(of: evenings[9].id)
        == [Milestone(player: .called("Ben"), subject: .goals, number: 25)] + matches)
  }

  @Test func `a scorer's row has the evenings on which they played`() throws {
    let squad = try goals(ofBen: [1, 0, 2])
    let row = try #require(Scorers(of: Evenings(of: squad).all, in: squad).goals.first)
    #expect((row.place, row.goals, row.evenings) == (1, 3, 3))
  }

  @Test func `a game with one goal is the biggest win and has the most goals`() throws {
    let squad = try squad((["Ann"], ["Ben"], (1, 0)))
    let records = SeasonRecords(of: Evenings(of: squad).all, in: squad)
    #expect(records.biggestWin?.value == 1)
    #expect(records.mostGoals?.value == 1)
  }

  @Test func `draws continue a run without a defeat`() throws {
    let squad = try squad(
      (["Ann"], ["Ben"], (1, 0)), (["Ann"], ["Ben"], (1, 1)), (["Ann"], ["Ben"], (0, 1)))
    let run = SeasonRecords(of: Evenings(of: squad).all, in: squad).longestUnbeatenRun
    #expect(run?.value == 2)
    #expect(names(run?.holders.map(\.player) ?? [], in: squad) == ["Ann", "Ben"])
  }

  @Test func `an evening without a person ends their evenings in a row`() throws {
    let squad = try squad(
      (["Dae"], ["Ann"], (1, 0)), (["Ben"], ["Cem"], (1, 0)), (["Dae"], ["Ben"], (1, 0)))
    let run = SeasonRecords(of: Evenings(of: squad).all, in: squad).mostInARow
    #expect(run?.value == 2)
    #expect(names(run?.holders.map(\.player) ?? [], in: squad) == ["Ben"])
  }

  @Test func `people who played together have those evenings, the newest first`() throws {
    let squad = try squad(
      (["Ann", "Ben"], ["Cem"], (1, 0)), (["Ann"], ["Cem"], (1, 0)),
      (["Ann", "Ben"], ["Cem"], (1, 0)))
    let evenings = Evenings(of: squad).all
    let games = HeadToHead(of: .called("Ann"), with: .called("Ben"), in: evenings)
    #expect(games.evenings == [evenings[2].id, evenings[0].id])
  }

  @Test func `attendance counts from each person's first evening on`() throws {
    let squad = try squad(
      (["Ann", "Ben"], ["Dae"], (1, 0)), (["Ann"], ["Dae"], (1, 0)),
      (["Ann", "Ben"], ["Dae", "Cem"], (1, 0)))
    let evenings = Evenings(of: squad).all
    let rows = Attendance(of: evenings, firsts: evenings.firsts, in: squad).rows
    let shown = rows.map { row in
      "\(row.place) \(names([row.id], in: squad)[0]) \(row.played) of \(row.possible), "
        + "\(row.inARow.now) in a row, \(row.inARow.best) at best"
    }
    #expect(
      shown == [
        "1 Ann 3 of 3, 3 in a row, 3 at best", "1 Dae 3 of 3, 3 in a row, 3 at best",
        "3 Ben 2 of 3, 1 in a row, 1 at best", "4 Cem 1 of 1, 1 in a row, 1 at best",
      ])
  }
}

@Suite("The company in which people win")
struct CompanyTests {
  @Test func `ten usual games decide between few games together and some more`() throws {
    // Given Ann, who won 5 of 14 games: 4 of 5 with Pia, and 5 of 7 with Quo
    let games = (0..<14).map { game in
      let pia = game < 4 || game == 13 ? ["Pia"] : []
      let quo = game < 7 ? ["Quo"] : []
      return SeasonVectors.PlayedGame(
        day: "\(game)", home: ["Ann"] + pia + quo, away: ["Zoe"], homeGoals: game < 5 ? 1 : 0,
        awayGoals: game < 5 ? 0 : 1)
    }
    let evenings = Evenings(of: try Squad(playing: games)).all
    let company = Company(of: .called("Ann"), in: evenings) { _ in true }
    // Then Pia is ahead, whom eleven usual games would put behind Quo
    #expect(company.partners.map(\.games.count).sorted() == [5, 7])
    #expect(company.best?.id == .called("Pia"))
  }

  @Test func `a result that is 2.2 times as far as usual from the usual is clear`() {
    let all = Tally(won: 2, drawn: 4, lost: 6)
    var companion = Company.Companion(id: .ann)
    companion.games = Tally(won: 2, drawn: 3)
    #expect(companion.z(of: all) == 2.2)
    #expect(!companion.mayBeLuck(of: all))
  }

  @Test(arguments: [Tally(), Tally(won: 3)])
  func `without games together, and where all results are equal, it may be luck`(games: Tally) {
    var companion = Company.Companion(id: .ann)
    companion.games = games
    let all = games.count > 0 ? games : Tally(won: 2, lost: 1)
    #expect(companion.z(of: all) == nil)
    #expect(companion.mayBeLuck(of: all))
  }
}
