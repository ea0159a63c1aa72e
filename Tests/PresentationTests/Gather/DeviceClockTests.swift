import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: the device's clock is set")
struct DeviceClockTests {
  private static let hour: Int64 = 3_600_000

  /// A match without an account, three minutes after kick-off, with a goal.
  private func playing() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3)
    device.tap(.gather(.plusTapped(.teamA)))
    return device
  }

  private func minutes(_ device: TestApp) throws -> [String?] {
    try device.gather.goals.map { $0.minute }
  }

  @Test(arguments: [hour, -hour, 90_000, -90_000, 1_000, -1_000])
  func `a match in sight goes on, and its goals keep order and minutes`(distance: Int64) throws {
    // Given
    var device = try playing()
    // When
    device.clockError += distance
    device.wait(seconds: 30)
    // Then
    #expect(try device.gather.clockText == "06:30")
    device.wait(minutes: 1)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try device.gather.clockText == "05:30")
    #expect(try minutes(device) == ["4′", "5′"])
    #expect(try device.gather.goals.map { $0.score } == ["1-0", "1-1"])
    // And after a restart
    let restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.gather.clockText == "05:30")
  }

  @Test func `a clock that is set back while the page is hidden changes nothing, either`() throws {
    var device = try playing()
    device.send(.device(.hidden))
    device.clockError -= Self.hour
    device.pass(minutes: 2)
    device.send(.device(.shown))
    #expect(try device.gather.clockText == "05:00")
  }

  @Test(arguments: [false, true])
  func `a device that slept shows the time that passed`(uptimeStops: Bool) throws {
    for isTold in [true, false] {
      var device = try playing()
      // Some browsers fall asleep before they say that the page is hidden.
      if isTold { device.send(.device(.hidden)) }
      device.pass(minutes: 5)
      if uptimeStops { device.asleep += 5 * 60_000 }
      device.send(.device(.shown))
      #expect(try device.gather.clockText == "02:00")
    }
  }

  @Test
  func `a clock that was set forward while the page was hidden counts as sleep, and is mended`()
    throws
  {
    var device = try playing()
    device.send(.device(.hidden))
    device.clockError += 5 * 60_000
    device.send(.device(.shown))
    #expect(try device.gather.clockText == "02:00")
    device.tap(.gather(.setTimeTapped))
    device.type(minutes: "7", seconds: "0")
    device.tap(.gather(.timeSet))
    #expect(try device.gather.clockText == "07:00")
  }

  @Test func `a clock that was set back while the app was closed is never before the last goal`()
    throws
  {
    // Given
    var device = try playing()
    device.clockError -= Self.hour
    // When
    device = TestApp(restarting: device, path: device.app.destination.path)
    // Then
    #expect(try device.gather.clockText == "07:00")
    device.wait(minutes: 1)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try minutes(device) == ["4′", "5′"])
  }

  @Test func `the device's own clock counts again when no match is on`() throws {
    // Given
    var device = try playing()
    device.clockError -= Self.hour
    device.wait(minutes: 8)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 1)
    // When
    device.endGather()
    device.add("Cem")
    // Then
    #expect(device.disk.state.preferences.clockCorrection == 0)
    try device.startGather()
    #expect(device.squad.gathers.map { $0.startedAt }.min() == device.deviceTime)
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 10)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 2)
  }

  @Test func `a match that is reopened goes on after its last goal`() throws {
    var device = try playing()
    let id = try device.gather.id
    device.clockError -= Self.hour
    device.wait(minutes: 1)
    device.endGather()
    device.open(.pastGather(id))
    device.tap(.pastGather(.reopenTapped))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try device.gather.clockText == "06:00")
    #expect(try minutes(device) == ["4′", "5′"])
  }

  @Test func `an undo is offered for 8 seconds, also when the clock is set meanwhile`() throws {
    for distance in [Self.hour, -Self.hour] {
      var device = try playing()
      device.clockError += distance
      device.wait(seconds: 7)
      #expect(device.toast == "Goal for Team A")
      device.wait(seconds: 1)
      #expect(device.toast == nil)
    }
  }

  @Test func `a response that was under way when the clock was set corrects nothing`() throws {
    // Given
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    let response = try device.takeResponse(of: &server)
    // When
    device.clockError -= Self.hour
    device.send(.server(response))
    // Then the clock that was right is still the one that counts
    #expect(device.disk.state.preferences.clockCorrection == Self.hour)
    #expect(device.message?.hasPrefix("This device’s clock is 60 minutes slow.") == true)
  }

  @Test func `without a match a clock that is set is believed, and an undo lasts as long`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.player(try device.id(of: "Ann")))
    device.tap(.playerDetails(.deleteTapped))
    device.tap(.playerDetails(.deletionConfirmed))
    device.clockError -= Self.hour
    device.wait(seconds: 7)
    #expect(device.toast == "Ann deleted")
    device.wait(seconds: 1)
    #expect(device.toast == nil)
    #expect(device.disk.state.preferences.clockCorrection == 0)
  }

  @Test func `before the disk is read nothing is corrected`() {
    var device = TestApp.opening()
    device.clockError += Self.hour
    device.send(.device(.online))
    #expect(device.effects.filter { $0 != .load } == [])
  }
}
