import Domain
import Presentation
import TestSupport
import Testing

@Suite("Shortcuts of the home screen")
struct ShortcutTests {
  @Test func `New gather opens the teams of the regulars, also in an app that is open`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.settings)
    let isOpen = device.send(.device(.navigated("/gathers/new")))
    #expect(isOpen.contains(.navigate(.players, .replace)))
    #expect(isOpen.contains(.navigate(.confirmPlayers, .push)))
    #expect(try device.teams.map(\.count) == [0, 1, 1])

    let restarted = TestApp(restarting: TestApp.with("Ann", "Ben"), path: "/gathers/new")
    #expect(try restarted.teams.map(\.count) == [0, 1, 1])
    #expect(restarted.disk.state.lineUp != nil)
    #expect(restarted.effects.contains(.navigate(.players, .replace)))
  }

  @Test func `New gather keeps a selection that was begun`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.send(.device(.navigated("/gathers/new")))
    #expect(try device.players.title == "1 selected")
  }

  @Test func `without players, New gather shows the empty list`() throws {
    let device = TestApp(path: "/gathers/new")
    #expect(try device.players.isEmpty && !device.players.isSelecting)
    #expect(device.disk.state == StoredState())
  }

  @Test func `Resume opens the gather that is being played, or the list when none is`() throws {
    var device = TestApp.with("Ann", "Ben")
    #expect(TestApp(restarting: device, path: "/gathers/running").app.destination == .players)
    let gather = try device.startGather()
    let resumed = TestApp(restarting: device, path: "/gathers/running")
    #expect(resumed.app.destination == .gather(gather))
    #expect(resumed.effects.last == .navigate(.gather(gather), .replace))
    #expect(resumed.app.shell.hasWayBack)
  }
}
