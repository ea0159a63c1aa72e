import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: a device with a wrong clock")
struct ClockCorrectionTests {
  private static let hour: Int64 = 3_600_000

  @Test(arguments: [
    (hour, Language.english, "This device’s clock is 60 minutes fast."),
    (-3 * hour, .english, "This device’s clock is 3 hours slow."),
    (2 * hour, .korean, "기기의 시계가 2시간 빠릅니다."),
    (-5 * 60_000, .korean, "기기의 시계가 5분 느립니다."),
  ])
  func `the app keeps time by the server's clock, and says so once`(
    error: Int64, language: Language, text: String
  ) {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(language: language, clockError: error)
    device.logIn()
    device.sync(with: &server)
    #expect(device.message?.hasPrefix(text) == true)
    #expect(device.disk.state.preferences.clockCorrection == -error)
    device.tap(.shell(.noticeDismissed))

    device.send(.device(.shown))
    device.sync(with: &server)
    #expect(device.message == nil)
    #expect(TestApp(restarting: device).message == nil)
  }

  @Test(arguments: [Int64(0), 4_999, -4_999])
  func `a few seconds are taken for the response's way, and not corrected`(error: Int64) {
    var server = TestServer()
    let device = TestApp.loggedIn(to: &server, clockError: error)
    #expect(device.disk.state.preferences.clockCorrection == 0)
  }

  @Test func `pending changes are restamped before they are sent, and stored so`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(clockError: Self.hour)
    device.add("Ann", "Ben")
    device.pass(minutes: 5)
    try device.startGather()
    device.logIn()
    device.sync(with: &server)

    #expect(server[.zoe].gathers.map { $0.startedAt } == [.kickOff(plusMinutes: 5)])
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `pending changes are stored as they were restamped, before they are sent`() {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(clockError: Self.hour)
    device.add("Ann")
    device.logIn()
    // The responses to the login, for the snapshot and for the server's changes
    for _ in 1...3 { device.deliverOne(with: &server) }
    #expect(device.app.replica.pending.map { $0.madeAt } == [.kickOff])
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `what was recorded after the user had set the clock right is restamped, too`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server, clockError: Self.hour)
    device.loseNetwork()
    device.clockError = 0
    device.add("Ann")
    device.findNetwork()
    device.sync(with: &server)
    let log = server.logs[DeviceAccount.zoe.squad]
    #expect(log?.changes.map { $0.stamped.madeAt } == [.kickOff])
  }

  @Test func `a running clock shows the same before and after the correction`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(clockError: -Self.hour)
    device.add("Ann", "Ben")
    let id = try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3)
    device.logIn()
    device.sync(with: &server)
    device.open(.gather(id))

    #expect(try device.gather.clockText == "07:00")
    let wakes = device.now.advanced(byMilliseconds: 1_000 - Self.hour)
    #expect(device.app.wakesAt == wakes)
    let restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.gather.clockText == "07:00")
  }

  @Test(arguments: [10 * 60_000, -10 * 60_000])
  func `full time is announced once, before or after the correction`(error: Int64) throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(clockError: error)
    device.add("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 11)
    device.logIn()
    device.sync(with: &server)
    device.wait(minutes: 1)
    let restarted = TestApp(restarting: device)
    #expect((device.effects + restarted.effects).filter { $0 == .announceFullTime }.count == 1)

    device.tap(.players(.resumeTapped))
    device.startAgain(minutes: 10)
    device.wait(minutes: 10)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 2)
  }

  @Test func `full time on another device is announced with the response that corrects the clock`()
    throws
  {
    // Given a device that is an hour fast and has announced a full time of its own
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.clockError = Self.hour
    device.add("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 11)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 1)
    // And a clock of another device that reached zero since, half a minute ago
    for (number, change) in [
      (UInt64(1), Change.gather(.sunday, .started([]))), (2, .clock(.sunday, nil, .started)),
    ] {
      server.take(
        StampedChange(
          id: .fixed(number), device: .fixed(9), madeAt: .kickOff(plusMinutes: 0, seconds: 30),
          change: change))
    }
    // When
    device.findNetwork()
    device.sync(with: &server)
    // Then
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 2)
  }

  @Test func `a restart keeps the correction from the first event on`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server, clockError: 5 * Self.hour)
    device.add("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.sync(with: &server)
    var restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.gather.clockText == "10:00")
    restarted.wait(minutes: 10)
    #expect(restarted.effects.filter { $0 == .announceFullTime }.count == 1)
  }

  @Test func `an undo is offered for 8 seconds, even when the clock is corrected meanwhile`() throws
  {
    for error in [Self.hour, -Self.hour] {
      var server = TestServer()
      var device = TestApp.loggedIn(to: &server)
      device.add("Ann")
      device.sync(with: &server)
      device.clockError = error
      device.open(.player(try device.id(of: "Ann")))
      device.tap(.playerDetails(.deleteTapped))
      device.tap(.playerDetails(.deletionConfirmed))
      device.sync(with: &server)
      device.wait(seconds: 7)
      #expect(device.toast == "Ann deleted")
      device.wait(seconds: 1)
      #expect(device.toast == nil)
    }
  }

  @Test func `a response that is read late, after the device was locked, sets no clock`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let response = try device.takeResponse(of: &server)
    device.pass(minutes: 30)
    device.send(.server(response))
    #expect(device.disk.state.preferences.clockCorrection == 0)
    #expect(device.message == nil)
  }

  @Test func `a clock that is right again is used again`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server, clockError: Self.hour)
    device.clockError = 0
    device.send(.device(.shown))
    device.sync(with: &server)
    #expect(device.disk.state.preferences.clockCorrection == 0)
    #expect(device.message == nil)
  }
}
