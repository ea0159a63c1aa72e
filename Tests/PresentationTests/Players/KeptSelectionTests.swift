import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// What was ticked and lined up is kept until it is played or cleared.
@Suite("Players: a selection is kept")
struct KeptSelectionTests {
  /// Ann and Cem of three are ticked, and Ann is in Team A.
  private func linedUp() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann", "Cem")
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    return device
  }

  @Test func `going back and confirming again keeps the teams`() throws {
    var device = try linedUp()
    device.goBack()
    #expect(try device.players.title == "2 selected")
    device.tap(.players(.confirmTapped))
    #expect(try device.teams == [["Cem"], ["Ann"], []])
  }

  @Test func `another tick keeps the teams, and a second one leaves the team`() throws {
    var device = try linedUp()
    device.goBack()
    for name in ["Ben", "Ann", "Ann"] {
      device.tap(.players(.rowTapped(try device.id(of: name))))
    }
    device.tap(.players(.confirmTapped))
    #expect(try device.teams == [["Cem", "Ben", "Ann"], [], []])
  }

  @Test func `a restart keeps ticks and teams, on the list and on the teams screen`() throws {
    var device = try linedUp()
    #expect(try TestApp(restarting: device, path: "/teams").teams == [["Cem"], ["Ann"], []])
    device.goBack()
    device.tap(.players(.rowTapped(try device.id(of: "Ben"))))
    let restarted = TestApp(restarting: device)
    #expect(try restarted.players.title == "3 selected")
    #expect(try restarted.players.list.rows.allSatisfy { $0.isSelected })
  }

  @Test func `a line-up that is confirmed in the end is kept no longer`() throws {
    var device = try linedUp()
    try device.move("Cem", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))
    device.goBack()
    #expect(try device.players.title == "Players")
    #expect(device.disk.state.lineUp == nil)
  }

  @Test func `a gather that was resumed meanwhile leaves the next line-up as it is`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.startGather()
    device.goBack()
    try device.select("Cem")
    device.tap(.players(.resumeTapped))
    device.goBack()
    #expect(try device.players.title == "1 selected")
  }

  @Test func `Cancel offers to bring back what it cleared, teams too`() throws {
    var device = try linedUp()
    device.goBack()
    device.tap(.players(.cancelTapped))
    #expect(device.toast == "Selection cleared")
    #expect(device.disk.state.lineUp == nil)

    device.undo()
    #expect(try device.players.title == "2 selected" && device.toast == nil)
    device.tap(.players(.confirmTapped))
    #expect(try device.teams == [["Cem"], ["Ann"], []])
    #expect(try TestApp(restarting: device, path: "/teams").teams == device.teams)
  }

  @Test func `Cancel offers nothing when nobody was ticked`() throws {
    var device = TestApp.with("Ann", "Ben", language: .korean)
    try device.select()
    device.tap(.players(.cancelTapped))
    #expect(device.toast == nil)
    try device.select("Ann")
    device.tap(.players(.cancelTapped))
    #expect(device.toast == "선택을 지웠습니다")
    #expect(device.tap(.players(.cancelTapped)) == [])
  }

  @Test func `players can be added from the teams screen, and are on its bench`() throws {
    var device = try linedUp()
    device.tap(.confirmPlayers(.addTapped))
    #expect(device.app.destination == .addToTeams)
    device.type(name: "Dan")
    device.tap(.addPlayer(.doneTapped))
    #expect(device.app.destination == .confirmPlayers)
    #expect(try device.teams == [["Cem", "Dan"], ["Ann"], []])
    #expect(try TestApp(restarting: device, path: "/teams").teams == device.teams)

    device.tap(.confirmPlayers(.addTapped))
    device.goBack()
    #expect(device.app.destination == .confirmPlayers)
  }

  @Test func `without a line-up, no one can be added to it`() {
    var device = TestApp.with("Ann")
    #expect(device.open(.addToTeams) == [])
    #expect(TestApp(restarting: device, path: "/teams/new").app.destination == .players)
  }
}
