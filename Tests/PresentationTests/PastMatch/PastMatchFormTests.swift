import Domain
import Foundation
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Entering a match of the past")
struct PastMatchFormTests {
  /// A device with the form open, on which Ann is in Team A and Ben in Team B.
  private func entering(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    device.open(.newPastMatch)
    let rows = try device.pastMatchForm.rows
    #expect(rows.map(\.name) == ["Ann", "Ben", "Cem"])
    device.send(.pastMatch(.placeTapped(rows[0].id, .teamA)))
    device.send(.pastMatch(.placeTapped(rows[1].id, .teamB)))
    return device
  }

  @Test func `a match of last Tuesday is entered with its score and a guest`() throws {
    // Given
    var device = try entering()
    #expect(try device.pastMatchForm[.day] == "2026-11-19")
    #expect(try device.pastMatchForm.problemText == nil)
    device.tap(.pastMatch(.doneTapped))
    #expect(
      try device.pastMatchForm.problemText == "Enter both teams’ goals, or choose only who won.")
    // When
    device.send(.pastMatch(.day, "2026-11-17"))
    device.send(.pastMatch(.home, "5"))
    device.send(.pastMatch(.away, "3"))
    device.send(.pastMatch(.othersB, " Zoe, ,Gus "))
    #expect(try device.pastMatchForm.problemText == nil)
    device.tap(.pastMatch(.doneTapped))
    // Then
    let past = try device.pastGather
    #expect(past.title == "Tue, 17 Nov 2026")
    #expect(past.summary?.score == "5-3" && past.summary?.result == "Team A won")
    #expect(past.people.map { $0.rows.map { $0.name } } == [["Ann"], ["Ben", "Zoe", "Gus"]])
    #expect(past.goals.allSatisfy { $0.minute == nil })
    #expect(past.goals.count == 8)
    #expect(past.times.isEmpty)
    #expect(past.reopenLabel == nil)
    #expect(device.toast == nil)
    #expect(device.disk.state.drafts.all.isEmpty)
    // And the season knows it
    device.open(.season)
    guard case .list(_, let rows) = try device.season.content else {
      Issue.record("There is no table.")
      return
    }
    #expect(rows.rows.map { "\($0.name) \($0.facts)" } == ["Ann 1-0-0 · +2", "Ben 0-0-1 · -2"])
  }

  @Test func `of a match of which only the winner is known no score is shown or shared`() throws {
    var device = try entering()
    device.send(.pastMatch(.result, "teamB"))
    #expect(try !device.pastMatchForm.asksScore)
    device.tap(.pastMatch(.doneTapped))
    let past = try device.pastGather
    #expect(past.summary?.score == "" && past.summary?.result == "Team B won")
    #expect(past.scoreAnnouncement == "Team B won")
    #expect(!past.hasPicture)
    device.tap(.pastGather(.shareTapped))
    #expect(
      device.shared == ["Team A v Team B: Team B won\nThu, 19 Nov 2026\n\nTeam A: Ann\nTeam B: Ben"]
    )
    device.open(.season)
    guard case .save(let file)? = device.tap(.season(.fileTapped(.matches))).first else {
      Issue.record("There is no file.")
      return
    }
    let lines = String(decoding: file.contents, as: UTF8.self)
    #expect(lines.contains(",2026-11-19,,Team A,Team B,,,Team B,Ann,Ben,"))
  }

  @Test(arguments: [
    (PastMatchField.day, "", "Choose a day."), (.day, "2026-11-21", "That day is in the future."),
    (.home, "100", "Enter both teams’ goals, or choose only who won."),
    (.away, "-1", "Enter both teams’ goals, or choose only who won."),
    (.home, "1x", "Enter both teams’ goals, or choose only who won."),
    (
      .othersA, "Gus, \u{7}Zoe",
      "This contains characters that cannot be saved, such as a line break. Type it again."
    ),
  ])
  func `what is no match is told`(field: PastMatchField, typed: String, problem: String) throws {
    var device = try entering()
    device.send(.pastMatch(.home, "1"))
    device.send(.pastMatch(.away, "0"))
    device.send(.pastMatch(field, typed))
    #expect(try device.pastMatchForm.problemText == nil)
    device.tap(.pastMatch(.doneTapped))
    #expect(try device.pastMatchForm.problemText == problem)
    #expect(device.app.destination == .newPastMatch)
    #expect(device.squad.allGathers.isEmpty)
  }

  @Test func `a team without people is told, and a player is in one team`() throws {
    var device = try entering()
    device.send(.pastMatch(.result, "draw"))
    let ben = try device.pastMatchForm.rows[1].id
    device.send(.pastMatch(.placeTapped(ben, .teamA)))
    device.tap(.pastMatch(.doneTapped))
    #expect(try device.pastMatchForm.rows[1].places.map(\.isChosen) == [true, false])
    #expect(try device.pastMatchForm.problemText == "Both teams need at least one player.")
    device.send(.pastMatch(.othersB, "Gus"))
    #expect(try device.pastMatchForm.problemText == nil)
    device.send(.pastMatch(.placeTapped(ben, .teamA)))
    #expect(try device.pastMatchForm.rows[1].places.map(\.isChosen) == [false, false])
  }

  @Test func `today's match is not in the future`() throws {
    var device = try entering()
    device.send(.pastMatch(.day, "2026-11-20"))
    device.send(.pastMatch(.result, "teamA"))
    device.tap(.pastMatch(.doneTapped))
    #expect(try #require(device.squad.gathers.first).playedAt <= device.now)
    #expect(try device.pastGather.title == "Fri, 20 Nov 2026")
  }

  @Test func `scorers are entered in the same form, as many goals as the score has`() throws {
    // Given
    var device = try entering()
    #expect(try device.pastMatchForm.scorerRows.isEmpty)
    device.send(.pastMatch(.home, "3"))
    device.send(.pastMatch(.away, "1"))
    device.send(.pastMatch(.othersA, "Gus Lee, Zoe"))
    #expect(
      try device.pastMatchForm.scorerRows.map { $0.title } == ["Team A: 0 of 3", "Team B: 0 of 1"])
    #expect(
      try device.pastMatchForm.scorerRows.map { $0.rows.map(\.name) }
        == [["Ann", "Gus Lee", "Zoe"], ["Ben"]])
    // When
    for place in ["0", "1", "1", "1", "3", "3", "", "9", "x"] {
      device.send(.pastMatch(.scorer(.goalGiven, place)))
    }
    #expect(try device.pastMatchForm.scorerRows.map { $0.rows.map(\.goals) } == [[1, 2, 0], [1]])
    #expect(try device.pastMatchForm.scorerRows[0].title == "Team A: 3 of 3")
    #expect(try device.pastMatchForm.scorerRows[0].rows.allSatisfy { !$0.canGive })
    device.send(.pastMatch(.scorer(.goalTaken, "1")))
    device.send(.pastMatch(.scorer(.goalTaken, "2")))
    device = TestApp(restarting: device, path: "/gathers/past")
    #expect(try device.pastMatchForm.scorerRows.map { $0.rows.map(\.goals) } == [[1, 1, 0], [1]])
    device.tap(.pastMatch(.doneTapped))
    // Then
    let goals = try #require(device.squad.gathers.first).currentGame.goals
    let gather = try #require(device.squad.gathers.first)
    let names = goals.map { goal in
      gather.participants.first { $0.id == goal.credit.scorer }?.name.text
    }
    #expect(names == ["Ann", "Gus Lee", nil, "Ben"])
    #expect(gather.currentGame.score == Score(home: 3, away: 1))
  }

  @Test
  func `a scorer who is in no team any more, or whose goals are too many, counts for nothing`()
    throws
  {
    var device = try entering()
    device.send(.pastMatch(.home, "2"))
    device.send(.pastMatch(.away, "1"))
    for place in ["0", "0", "1"] { device.send(.pastMatch(.scorer(.goalGiven, place))) }
    device.send(.pastMatch(.home, "1"))
    #expect(try device.pastMatchForm.scorerRows[0].title == "Team A: 1 of 1")
    let ben = try device.pastMatchForm.rows[1].id
    device.send(.pastMatch(.placeTapped(ben, .teamB)))
    device.send(.pastMatch(.othersB, "Zoe"))
    device.tap(.pastMatch(.doneTapped))
    let gather = try #require(device.squad.gathers.first)
    #expect(gather.currentGame.goals.map { $0.credit.scorer != nil } == [true, false])
  }

  @Test(arguments: [false, true])
  func `a match that two phones entered without a network is said to be there twice`(
    isTurned: Bool
  ) throws {
    // Given
    var device = try entering()
    device.send(.pastMatch(.home, "2"))
    device.send(.pastMatch(.away, "1"))
    device.tap(.pastMatch(.doneTapped))
    #expect(try device.pastGather.twinNote == nil)
    let mine = try #require(device.squad.gathers.first)
    // When
    let other = MatchRecord(
      day: mine.playedAt,
      participants: [
        Participant(id: .fixed(71), name: try ShortText("ann"), team: isTurned ? .teamB : .teamA),
        Participant(id: .fixed(72), name: try ShortText("Ben"), team: isTurned ? .teamA : .teamB),
      ], score: try #require(isTurned ? Score(home: 1, away: 2) : Score(home: 2, away: 1)))
    device.send(
      .device(.otherWindow(.recorded(.numbered(1, .gather(.fixed(70), .recorded(other)))))))
    // Then
    #expect(try device.pastGather.twinNote?.isEmpty == false)
    device.tap(.pastGather(.twinRemoved))
    #expect(device.squad.gathers.count == 1)
    #expect(try device.pastGather.twinNote == nil)
    device.tap(.pastGather(.twinRemoved))
    #expect(device.squad.gathers.count == 1)
    device.undo()
    #expect(device.squad.gathers.count == 2)
  }

  @Test func `a match of another day, score or team is another one`() throws {
    var device = try entering()
    device.send(.pastMatch(.home, "2"))
    device.send(.pastMatch(.away, "1"))
    device.tap(.pastMatch(.doneTapped))
    let mine = try #require(device.squad.gathers.first)
    let teams: [(name: String, team: Team)] = [("Ann", .teamA), ("Ben", .teamB)]
    func people(_ teams: [(name: String, team: Team)]) throws -> [Participant] {
      try teams.enumerated().map {
        Participant(id: .fixed(UInt64(80 + $0)), name: try ShortText($1.name), team: $1.team)
      }
    }
    let others = [
      MatchRecord(
        day: mine.playedAt.advanced(byMilliseconds: 86_400_000), participants: try people(teams),
        score: mine.currentGame.score),
      MatchRecord(
        day: mine.playedAt, participants: try people(teams),
        score: try #require(Score(home: 1, away: 2))),
      MatchRecord(
        day: mine.playedAt, participants: try people(teams + [("Cem", .teamB)]),
        score: mine.currentGame.score),
      MatchRecord(day: mine.playedAt, participants: try people(teams), result: .teamAWon),
    ]
    for (number, other) in others.enumerated() {
      let id = Gather.ID.fixed(UInt64(90 + number))
      device.send(
        .device(.otherWindow(.recorded(.numbered(UInt64(number), .gather(id, .recorded(other)))))))
      #expect(try device.pastGather.twinNote == nil)
    }
  }

  @Test func `in Arabic the first team is at the left of a result, as on the pitch`() throws {
    var device = try entering(language: .arabic)
    device.send(.pastMatch(.home, "7"))
    device.send(.pastMatch(.away, "2"))
    device.tap(.pastMatch(.doneTapped))
    device.tap(.pastGather(.shareTapped))
    let line = try #require(device.shared.first?.components(separatedBy: "\n").first)
    #expect(line == "\u{2066}الفريق أ \u{2068}7-2\u{2069} الفريق ب\u{2069}")
  }

  @Test func `Arabic has its own letters for teams`() throws {
    let device = try entering(language: .arabic)
    #expect(try device.pastMatchForm.rows[0].places.map(\.letter) == ["أ", "ب"])
  }

  @Test func `what was entered survives a killed page`() throws {
    var device = try entering()
    device.send(.pastMatch(.day, "2026-11-10"))
    device = TestApp(restarting: device, path: "/gathers/past")
    #expect(try device.pastMatchForm[.day] == "2026-11-10")
    #expect(
      try device.pastMatchForm.rows.map { $0.places.map(\.isChosen) }
        == [[true, false], [false, true], [false, false]])
  }

  @Test func `the teams of the last match are taken over`() throws {
    var device = try entering()
    #expect(try !device.pastMatchForm.offersLastTeams)
    device.send(.pastMatch(.result, "draw"))
    device.tap(.pastMatch(.doneTapped))
    device.open(.newPastMatch)
    #expect(try device.pastMatchForm.rows.allSatisfy { $0.places.allSatisfy { !$0.isChosen } })
    #expect(try device.pastMatchForm.offersLastTeams)
    device.send(.pastMatch(.lastTeamsTapped))
    #expect(try !device.pastMatchForm.offersLastTeams)
    #expect(
      try device.pastMatchForm.rows.map { $0.places.map(\.isChosen) }
        == [[true, false], [false, true], [false, false]])
  }

  @Test func `a match is moved to another day, and back`() throws {
    var device = try entering()
    device.send(.pastMatch(.result, "draw"))
    device.tap(.pastMatch(.doneTapped))
    #expect(try device.pastGather.dayField == nil)
    device.tap(.pastGather(.correctTapped))
    #expect(try device.pastGather.dayField == "2026-11-19")
    device.send(.pastGather(.daySet, "2025-12-30"))
    #expect(try device.pastGather.title == "Tue, 30 Dec 2025")
    device.open(.season)
    #expect(try device.season.periods.map(\.label) == ["2025", "All time"])
    let id = try #require(device.squad.gathers.first).id
    device.open(.pastGather(id))
    device.tap(.pastGather(.correctTapped))
    device.send(.pastGather(.daySet, "2026-11-18"))
    device.undo()
    #expect(try device.pastGather.dayField == "2025-12-30")
    device.send(.pastGather(.daySet, "2026-11-21"))
    #expect(try device.pastGather.dayField == "2025-12-30")
  }
}
