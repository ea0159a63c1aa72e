import Domain
import Presentation
import TestSupport
import Testing

@Suite("Two people of one name")
struct NamesakesTests {
  private func selecting() throws -> TestApp {
    var device = TestApp.with("Min", "Ann", "min")
    device.open(.players)
    device.send(.players(.newGatherTapped))
    for row in try device.players.list.rows.reversed() where !row.isSelected {
      device.send(.players(.rowTapped(row.id)))
    }
    device.pass(seconds: 1)
    device.send(.players(.confirmTapped))
    return device
  }

  @Test func `they have numbers in the list, in the order in which they were added`() throws {
    var device = TestApp.with("Min", "Ann", "min")
    #expect(try device.names == ["Ann", "Min (1)", "min (2)"])
    let first = try #require(device.squad.players.first)
    device.send(.device(.otherWindow(.recorded(.numbered(1, .playerRemoved(first.id))))))
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
}
