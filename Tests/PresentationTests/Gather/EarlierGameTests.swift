import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The games of three teams while they play")
struct EarlierGameTests {
  /// Team A won a game of five minutes, and then plays against another team.
  private func device() throws -> TestApp {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 5)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    return device
  }

  @Test func `the game that is being played is marked, and counts only when it is over`() throws {
    var device = try device()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamC)))
    let gather = try device.gather
    #expect(gather.games.map(\.isOn) == [false, true])
    #expect(gather.games.map { $0.home.hasWon || $0.away.hasWon } == [true, false])
    #expect(gather.table.map { $0.standing.played } == [1, 0, 1])
    #expect(gather.goalsTitle == "Goals · Team A 0-1 Team C")
    device.wait(minutes: 5)
    device.endGather()
    #expect(try device.pastGather.table.map { $0.standing.played } == [1, 2, 1])
    #expect(try device.pastGather.games.map(\.isOn) == [false, false])
  }

  @Test func `there is no table before the first game is over`() throws {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(try device.gather.table.isEmpty)
  }

  @Test func `an earlier game opens and is corrected, while another is on`() throws {
    var device = try device()
    device.tap(.gather(.plusTapped(.teamC)))
    // When
    device.tap(.gather(.gameTapped(0)))
    // Then
    var correction = try #require(try device.gather.correction)
    #expect(correction.title == "Goals · Team A 1-0 Team B" && correction.takeBackLabel == nil)
    #expect(try device.gather.shownGame == 0)
    // When
    device.tap(.gather(.gamePlusTapped(.teamB)))
    device.tap(.gather(.gamePlusTapped(.teamB)))
    device.tap(.gather(.gameMinusTapped(.teamA)))
    // Then
    correction = try #require(try device.gather.correction)
    #expect(correction.sides.map(\.goals) == [0, 2] && correction.goals.count == 2)
    #expect(try device.gather.table.first?.name == "Team B")
    #expect(try device.gather.sides.map(\.goals) == [0, 1])
    // Its goals open like all others.
    device.tap(.match(.goalTapped(correction.goals[0].id)))
    guard case .goal(let sheet)? = try device.gather.matchSheet else {
      Issue.record("The goal is not open.")
      return
    }
    #expect(sheet.title.hasSuffix("Team B"))
    device.tap(.match(.sheetDismissed))
    // When it is tapped again
    device.tap(.gather(.gameTapped(0)))
    #expect(try device.gather.correction == nil)
  }

  @Test func `an earlier game but the first is taken back, which can be undone`() throws {
    var device = try device()
    device.tap(.gather(.plusTapped(.teamC)))
    try device.playNextGame()
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.gameTapped(1)))
    #expect(try device.gather.correction?.takeBackLabel == "Take back this game")
    device.tap(.gather(.gameTakenBack))
    #expect(try device.gather.games.count == 2 && device.gather.correction == nil)
    device.undo()
    #expect(try device.gather.games.count == 3)
  }

  @Test func `the game that is on and one that is not there do not open`() throws {
    var device = try device()
    device.tap(.gather(.plusTapped(.teamC)))
    for index in [1, 2, -1] {
      device.tap(.gather(.gameTapped(index)))
      #expect(try device.gather.correction == nil)
    }
    #expect(device.tap(.gather(.gamePlusTapped(.teamA))) == [])
  }

  @Test func `goals of a game whose clock never ran have no minute anywhere`() throws {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 3)
    try device.playNextGame()
    device.endGather()
    device.tap(.pastGather(.gameTapped(0)))
    #expect(try device.pastGather.goals.map(\.minute) == [nil])
    #expect(try device.pastGather.goalsTitle == "Goals · Team A 1-0 Team B")
    device.tap(.pastGather(.shareTapped))
    let text = try #require(device.shared.last)
    #expect(text.contains("Team A 1-0 Team B\n1-0 Team A\n"))
    #expect(text.contains("1. Team A: 6 points, goals 2-0"))
  }

  @Test func `who scored is asked no longer when another phone starts the next game`() throws {
    var device = try device()
    device.tap(.gather(.plusTapped(.teamC)))
    #expect(device.app.shell.toast?.people != nil)
    let gather = try #require(device.squad.gathers.last?.id)
    let next = try #require(Pairing(.teamA, .teamB))
    device.receive(.gather(gather, .gameStarted(.fixed(9), next)))
    #expect(device.app.shell.toast == nil)
  }

  @Test func `the result is announced by the evening, and not by its last game`() throws {
    var device = try device()
    device.endGather()
    #expect(try device.pastGather.scoreAnnouncement == "1 game")
  }
}
