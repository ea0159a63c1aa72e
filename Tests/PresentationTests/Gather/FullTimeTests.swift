import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: full time")
struct FullTimeTests {
  private func playing() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    return device
  }

  private func announcements(_ device: TestApp) -> Int {
    device.effects.filter { $0 == .announceFullTime }.count
  }

  @Test func `full time is announced once, when the time is up`() throws {
    var device = try playing()
    device.wait(minutes: 9, seconds: 59)
    #expect(announcements(device) == 0)
    device.wait(seconds: 1)
    #expect(announcements(device) == 1)
    device.wait(seconds: 1)
    device.tap(.gather(.plusTapped(.teamA)))
    device.open(.players)
    #expect(announcements(device) == 1)
    #expect(announcements(TestApp(restarting: device)) == 0)
  }

  @Test func `full time is announced on return, even after a kill, on any screen`() throws {
    var away = try playing()
    away.pass(minutes: 69, seconds: 59)
    let restarted = TestApp(restarting: away)
    #expect(announcements(restarted) == 1)
    away.open(.pastGathers)
    #expect(announcements(away) == 1)
  }

  @Test func `other screens show a message about full time until the gather is opened`() throws {
    var away = TestApp.with("Ann", "Ben")
    let gather = try away.startGather()
    away.tap(.gather(.clockTapped))
    away.open(.pastGathers)
    away.wait(minutes: 10)
    #expect(away.message == "Full time: the clock has reached 00:00.")
    #expect(TestApp(restarting: away).message == nil)
    away.open(.gather(gather))
    #expect(away.message == nil)
    var present = try playing()
    present.wait(minutes: 10)
    #expect(present.message == nil)
  }

  @Test func `full time is not announced more than an hour later`() throws {
    var device = try playing()
    device.pass(minutes: 70)
    device.send(.device(.shown))
    #expect(announcements(device) == 0)
    #expect(announcements(TestApp(restarting: device)) == 0)
  }

  @Test func `each run of the clock is announced`() throws {
    var device = try playing()
    device.wait(minutes: 10)
    device.startAgain(minutes: 10)
    device.wait(minutes: 10)
    #expect(announcements(device) == 2)
  }

  @Test func `a tap on Pause that comes after full time changes nothing`() throws {
    // Given a page that still shows "Pause"
    var device = try playing()
    device.wait(minutes: 9, seconds: 59)
    let before = device.squad
    device.now = device.now.advanced(byMilliseconds: 1_200)
    // When, also after the page has shown full time
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.clockTapped))
    // Then
    #expect(device.squad == before && device.toast == nil)
    #expect(try device.gather.clockLabel == nil && device.gather.clockText == "00:00")
  }

  @Test func `a button that means something else at full time is disabled for a second`() throws {
    // Given "Cancel", which asks before full time and not afterwards
    var device = try playing()
    device.wait(minutes: 10)
    // When
    #expect(try !device.gather.canCancelClock)
    #expect(device.tap(.gather(.clockCancelTapped)) == [])
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 1_000))
    device.wait(seconds: 1)
    // Then
    #expect(try device.gather.canCancelClock)
    device.tap(.gather(.clockCancelTapped))
    #expect(try device.gather.clockLabel == "Start")
  }

  @Test func `one button stands out: what comes next`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    #expect(try device.gather.nextStep == .clock)
    device.tap(.gather(.clockTapped))
    #expect(try device.gather.nextStep == .clock)
    device.wait(minutes: 10)
    #expect(try device.gather.nextStep == .end)
    device.startAgain(minutes: 5)
    #expect(try device.gather.nextStep == .clock)
  }

  @Test func `in a row of games the next game stands out at full time`() throws {
    var device = try TestApp.withThreeTeams()
    #expect(try device.gather.nextStep == .clock)
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 10)
    #expect(try device.gather.nextStep == .nextGame)
  }

  @Test func `a goal in added time keeps its minute when another countdown begins`() throws {
    var device = try playing()
    device.wait(minutes: 13, seconds: 30)
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(seconds: 1)
    device.startAgain(minutes: 10)
    #expect(try device.gather.goals.map { $0.minute } == ["1st 10+4′"])
  }

  @Test func `a clock that was stopped before full time is not announced`() throws {
    for stop in [{ $0.tap(.gather(.clockTapped)) }, { $0.cancelClock() }]
      as [(inout TestApp) -> Void]
    {
      var device = try playing()
      stop(&device)
      device.wait(minutes: 20)
      #expect(announcements(device) == 0)
    }
    var device = try playing()
    device.endGather()
    device.wait(minutes: 20)
    #expect(announcements(device) == 0)
    device.open(.players)
    #expect(device.app.wakesAt == nil)
  }

  @Test func `choosing a language right after full time does not announce it again`() throws {
    var device = try playing()
    device.open(.settings)
    device.wait(minutes: 10)
    device.tap(.settings(.languageChosen(.korean)))
    device.wait(seconds: 1)
    #expect(announcements(device) == 1)
  }

  @Test func `the open gather ticks and is announced, even when another started later`() throws {
    var device = try playing()
    let start = device.now
    let other = StampedChange(
      id: .fixed(1), device: .fixed(9), madeAt: .kickOff(plusMinutes: 1),
      change: .gather(.friday, .started([])))
    device.send(.device(.otherWindow(.recorded(other))))
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 1_000))
    device.wait(minutes: 10)
    #expect(announcements(device) == 1)
    device.open(.players)
    device.wait(seconds: 9)
    #expect(announcements(device) == 1)
  }

  @Test func `the clocks of two gathers are announced once each`() throws {
    var device = try playing()
    device.pass(minutes: 1)
    device.open(.players)
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.open(.settings)
    #expect(device.app.wakesAt == .kickOff(plusMinutes: 10))
    for minute in Int64(2)...20 {
      device.now = .kickOff(plusMinutes: minute)
      device.send(.device(.woke))
      #expect(announcements(device) == (minute < 10 ? 0 : minute == 10 ? 1 : 2))
    }
    #expect(announcements(TestApp(restarting: device)) == 0)
  }
}
