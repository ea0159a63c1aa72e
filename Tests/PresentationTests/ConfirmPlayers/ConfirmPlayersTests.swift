import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Confirm players")
struct ConfirmPlayersTests {
  /// A device on which Ann, Ben and Cem have been confirmed.
  private func confirming(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    return device
  }

  @Test func `there are two teams and the bench, on which all players start`() throws {
    let screen = try confirming().confirmPlayers

    #expect(screen.title == "Confirm players")
    #expect(screen.teams.map { $0.title } == ["Team A", "Team B"] && screen.bench.title == "Bench")
    #expect(screen.teams.map { $0.emptyHint } == ["No players yet", "No players yet"])
    #expect(screen.bench.emptyHint == nil)
    #expect(screen.bench.rows.map { $0.name } == ["Ann", "Ben", "Cem"])
    #expect(screen.teams.allSatisfy { $0.rows.isEmpty })
  }

  @Test func `a player has a button for each other team`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamB)
    let moves = try device.confirmPlayers.teams[1].rows[0].moves
    #expect(moves.map { $0.label } == ["Move Ann to Team A", "Move Ann to Bench"])
    let benched = try confirming(language: .korean).confirmPlayers.bench.rows[0].moves
    #expect(benched.map { $0.label } == ["Ann 선수를 A팀으로 옮기기", "Ann 선수를 B팀으로 옮기기"])
    #expect(benched.map { $0.shortLabel } == ["A", "B"])
  }

  @Test func `Start gather is enabled when both teams have players`() throws {
    var device = try confirming()
    for (name, team, canStart) in [
      ("Ann", Team.teamA, false), ("Ben", .teamA, false), ("Ben", .teamB, true),
      ("Ann", .bench, false), ("Ann", .teamA, true),
    ] {
      try device.move(name, to: team)
      let screen = try device.confirmPlayers
      #expect(screen.canStart == canStart)
      #expect(screen.startHint == (canStart ? nil : "Both teams need at least one player."))
      #expect((screen.sizes != nil) == canStart)
    }
  }

  @Test func `Start gather does nothing while a team is empty`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    #expect(device.tap(.confirmPlayers(.startTapped)) == [])
  }

  @Test func `the gather has the players in their teams, with their names`() throws {
    var device = try confirming()
    try device.move("Cem", to: .teamA)
    try device.move("Ann", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))

    let gather = try #require(device.squad.gathers.first)
    #expect(
      gather.participants.map { "\($0.name.text): \($0.team.rawValue)" }
        == ["Ben: Bench", "Cem: Team A", "Ann: Team B"])
    #expect(device.app.destination == .gather(gather.id))
    #expect(device.effects.last == .navigate(.gather(gather.id), .replace))
    #expect(device.disk.state.lineUp == nil)
  }

  @Test func `a double tap on Start gather starts one`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))
    #expect(device.tap(.confirmPlayers(.startTapped)) == [])
    #expect(device.squad.gathers.count == 1)
  }

  @Test func `moves of unknown players and to the same team change nothing`() throws {
    var device = try confirming()
    device.forgetEffects()
    try device.move("Ann", to: .bench)
    device.tap(.confirmPlayers(.moved(.fixed(99), .teamA)))
    #expect(device.effects == [] && device.toast == nil)
  }

  @Test func `the teams survive a restart`() throws {
    var device = try confirming()
    try device.move("Ben", to: .teamA)
    let restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.teams == [["Ann", "Cem"], ["Ben"], []])
  }

  @Test func `a player who was deleted meanwhile is in no team`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    let ann = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(ann, .set(.removed, true)))))))

    #expect(try device.teams == [["Cem"], [], ["Ben"]])
    #expect(try !device.confirmPlayers.canStart)
    #expect(device.tap(.confirmPlayers(.moved(ann, .teamB))) == [])

    device.send(.device(.otherWindow(.recorded(.numbered(2, .player(ann, .set(.removed, false)))))))
    #expect(try device.teams == [["Cem"], ["Ann"], ["Ben"]])
  }

  @Test func `without players to confirm, the list is opened instead, once`() {
    var device = TestApp.with("Ann")
    #expect(device.open(.confirmPlayers) == [])
    #expect(device.app.destination == .players)
    device.open(.settings)
    #expect(device.send(.device(.navigated("/teams"))) == [.navigate(.players, .replace)])
    let restarted = TestApp(restarting: device, path: "/teams")
    #expect(
      restarted.effects.filter { $0 == .navigate(.players, .replace) }.count == 1)
  }
}
