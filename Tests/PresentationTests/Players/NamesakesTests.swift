import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Two people of one name")
struct NamesakesTests {
  private func selecting() throws -> TestApp {
    var device = TestApp.with("Min", "Ann", "min")
    device.open(.players)
    try device.select("min", "Min", "Ann")
    device.send(.players(.confirmTapped))
    return device
  }

  @Test func `they have numbers in the list, in the order in which they were added`() throws {
    var device = TestApp.with("Min", "Ann", "min")
    #expect(try device.names == ["Ann", "Min (1)", "min (2)"])
    let first = try #require(device.squad.players.first)
    device.send(
      .device(.otherWindow(.recorded(.numbered(1, .player(first.id, .set(.removed, true)))))))
    #expect(try device.names == ["Ann", "min"])
  }

  @Test func `their buttons in the line-up have other labels`() throws {
    var device = try selecting()
    let labels = try device.confirmPlayers.bench.rows.flatMap { row in row.moves.map { $0.label } }
    #expect(Set(labels).count == labels.count)
    #expect(labels.contains("Move Min (1) to Team A") && labels.contains("Move min (2) to Team B"))
    let second = device.squad.players[2].id
    device.tap(.confirmPlayers(.moved(second, .teamA)))
    #expect(device.toast == "min (2) moved to Team A")
  }

  @Test func `they are told apart as people, scorers and in the result, and stored as they are`()
    throws
  {
    var device = try selecting()
    for (player, team) in zip(device.squad.players, [Team.teamA, .teamB, .teamA]) {
      device.tap(.confirmPlayers(.moved(player.id, team)))
    }
    device.send(.confirmPlayers(.startTapped))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    let choices = try #require(device.app.shell.toast?.choices?.list.map { $0.label })
    #expect(choices == ["Min (1)", "min (2)", "Own goal"])
    let gather = try #require(device.squad.gathers.first)
    #expect(gather.appearances.map { $0.name.text }.sorted() == ["Ann", "Min", "min"])
  }

  @Test func `they are told apart on their pages and where they are edited, also after a rename`()
    throws
  {
    var device = TestApp.with("Min", "Ann", "min")
    let second = device.squad.players[2].id
    device.open(.player(second))
    #expect(device.app.screen.title == "min (2)")
    device.open(.editPlayer(second, .name))
    guard case .editPlayer(let model) = device.app.screen else { throw NoPage() }
    #expect(model.playerName == "min (2)")
    device.tap(.editPlayer(.textTyped, "Ann"))
    device.tap(.editPlayer(.doneTapped))
    #expect(device.app.screen.title == "Ann (2)")
  }

  @Test func `they are told apart when they are archived, and brought back`() throws {
    // Given
    var device = TestApp.with("Min", "Ann", "min")
    try device.startGather("Min", "min")
    device.endGather()
    let (first, second) = (try device.id(of: "Min"), try device.id(of: "min"))
    // When
    device.open(.players)
    device.open(.player(second))
    device.tap(.playerDetails(.archiveTapped))
    // Then
    #expect(device.toast == "min (2) archived")
    // When
    device.open(.player(first))
    device.tap(.playerDetails(.archiveTapped))
    device.open(.archivedPlayers)
    // Then
    #expect(try device.archivedPlayers.rows.map { $0.name } == ["Min (1)", "min (2)"])
    #expect(try device.archivedPlayers.rows.map { $0.bringBackLabel }.last == "Bring back min (2)")
    device.open(.player(second))
    #expect(device.app.screen.title == "min (2)")
    device.tap(.playerDetails(.bringBackTapped))
    #expect(device.toast == "min (2) is back on the list")
  }

  @Test func `what is said about fair teams calls them as the line-up does`() throws {
    // Given the second and third of three, who are the first and second of the line-up
    var device = TestApp.with("Min", "Ann", "min", "MIN")
    device.open(.players)
    device.openSelection()
    for row in try device.players.list.rows { device.tap(.players(.rowTapped(row.id))) }
    for name in ["Ann", "min", "MIN"] { device.tap(.players(.rowTapped(try device.id(of: name)))) }
    device.tap(.players(.confirmTapped))
    // When
    device.tap(.confirmPlayers(.rulesTapped))
    device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: "MIN"))))
    device.tap(.confirmPlayers(.fixTapped(.teamB)))
    device.tap(.confirmPlayers(.sheetDismissed))
    device.tap(.confirmPlayers(.fairTapped))
    // Then
    #expect(try device.confirmPlayers.fairness?.reasons.last == "In Team B: MIN (3).")
  }
}

private struct NoPage: Error {}
