import Domain
import Presentation
import TestSupport
import Testing

@Suite("New gather: the teams at once")
struct TeamWayTests {
  /// A device whose group has played twice with the same ten of eighteen, in teams that changed.
  private func regulars() throws -> TestApp {
    var device = TestApp()
    device.add((10..<28).map { "Player \($0)" })
    for offset in 0..<2 {
      device.open(.players)
      try device.select((10..<20).map { "Player \($0)" })
      device.tap(.players(.confirmTapped))
      for number in 10..<20 {
        let team = (number + number / (2 + offset)) % 2 == 0 ? Team.teamA : .teamB
        try device.move("Player \(number)", to: team)
      }
      device.tap(.confirmPlayers(.startTapped))
      device.pass(minutes: 20)
      device.endGather()
      device.pass(minutes: 7 * 24 * 60)
    }
    device.open(.players)
    return device
  }

  @Test func `a new group's ten stand in teams that were drawn by lot`() throws {
    var device = TestApp()
    device.add((10..<20).map { "Player \($0)" })
    // When
    device.tap(.players(.newGatherTapped))
    // Then
    #expect(device.app.destination == .confirmPlayers)
    #expect(try device.teams.map(\.count) == [0, 5, 5])
    #expect(try device.confirmPlayers.primaryLabel == "Start gather")
    #expect(try device.confirmPlayers.whoPlaysLabel == "Who plays: 10 of 10")
  }

  @Test func `a second tap that was meant for New gather starts nothing`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.send(.players(.newGatherTapped))
    #expect(try !device.confirmPlayers.canTapPrimary)
    device.wait(seconds: 1)
    #expect(try device.confirmPlayers.canTapPrimary)
  }

  @Test func `the regulars stand in fair teams once something is known of them`() throws {
    var device = try regulars()
    device.tap(.players(.newGatherTapped))
    #expect(try device.confirmPlayers.whoPlaysLabel == "Who plays: 10 of 18")
    #expect(try device.teams.map(\.count) == [0, 5, 5])
    #expect(try device.confirmPlayers.fairness != nil)
  }

  @Test(arguments: [
    (ConfirmPlayersEvent.Plain.shuffleTapped, TeamWay.shuffle), (.fairTapped, .fair),
    (.sameTeamsTapped, .same),
  ])
  func `teams are made as they were last on this device, also after it was opened again`(
    tap: ConfirmPlayersEvent.Plain, way: TeamWay
  ) throws {
    // Given
    var device = try regulars()
    device.tap(.players(.newGatherTapped))
    device.tap(.confirmPlayers(.plain(tap)))
    #expect(device.app.preferences.teamWay == way)
    device.tap(.confirmPlayers(.startTapped))
    let last = try #require(device.squad.gathers.last)
    device.pass(minutes: 20)
    device.endGather()
    // When
    device = TestApp(restarting: device)
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    // Then
    #expect(try device.teams[0].isEmpty)
    let teamA = Set(last.participants.filter { $0.team == .teamA }.map(\.name.text))
    if way == .same { #expect(Set(try device.teams[1]) == teamA) }
    #expect(try (device.confirmPlayers.fairness != nil) == (way == .fair))
  }

  @Test func `back from teams that were made at once is home, and from changed ones the selection`()
    throws
  {
    var device = TestApp.with("Ann", "Ben", "Cem")
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(device.toast == "Teams shuffled")
    // When
    device.goBack()
    // Then
    #expect(try device.players.title == "Players")
    #expect(device.disk.state.lineUp == nil)
    // When
    device.tap(.players(.newGatherTapped))
    let ann = try #require(try device.teams[1].first)
    try device.move(ann, to: .bench)
    device.goBack()
    // Then
    #expect(try device.players.title == "3 selected")
  }

  @Test func `in the second week of a group that played once, teams are fair`() throws {
    var device = TestApp()
    device.add((10..<20).map { "Player \($0)" })
    device.tap(.players(.newGatherTapped))
    device.tap(.confirmPlayers(.startTapped))
    device.score(1, for: .teamA)
    device.pass(minutes: 20)
    device.endGather()
    device.pass(minutes: 7 * 24 * 60)
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(device.toast == "Fair teams made")
    #expect(try device.confirmPlayers.fairness != nil)
  }

  @Test func `a device whose group kept its teams begins with them`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.startGather("Ann", "Ben")
    device.endGather()
    device.open(.players)
    try device.startGather("Ann", "Ben")
    device.endGather()
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(try device.teams == [[], ["Ann"], ["Ben"]])
  }

  @Test func `who comes late joins the smallest team, and who does not come leaves theirs`() throws
  {
    var device = try regulars()
    device.tap(.players(.newGatherTapped))
    let out = try #require(try device.teams[1].first)
    // When
    device.tap(.confirmPlayers(.whoPlaysTapped))
    #expect(try device.players.title == "10 selected")
    device.tap(.players(.rowTapped(try device.id(of: out))))
    device.tap(.players(.rowTapped(try device.id(of: "Player 27"))))
    device.tap(.players(.confirmTapped))
    // Then
    #expect(try device.teams.map(\.count) == [0, 5, 5])
    #expect(try device.teams[1].contains("Player 27"))
    // When
    device.tap(.confirmPlayers(.addTapped))
    device.type(name: "Zoe")
    device.tap(.addPlayer(.doneTapped))
    // Then
    #expect(try device.teams.map(\.count) == [0, 6, 5])
  }

  @Test func `where nobody is known to play, the selection opens as it did`() throws {
    var device = TestApp()
    device.add((0..<37).map { "Player \($0)" })
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(try device.players.title == "0 selected")
    #expect(try device.players.dock == .confirm(isEnabled: false))
  }
}
