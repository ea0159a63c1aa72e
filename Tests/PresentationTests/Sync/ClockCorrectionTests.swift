import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: a device with a wrong clock")
struct ClockCorrectionTests {
  private static let hour: Int64 = 3_600_000

  @Test(arguments: [
    (hour, Language.english, "This phone's clock is 60 minutes fast."),
    (-3 * hour, .english, "This phone's clock is 3 hours slow."),
    (2 * hour, .korean, "기기의 시계가 2시간 빠릅니다."),
    (-5 * 60_000, .korean, "기기의 시계가 5분 느립니다."),
  ])
  func `the app keeps time by the server's clock, and says so once`(
    error: Int64, language: Language, text: String
  ) {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp(language: language, clockError: error)
    phone.logIn()
    phone.sync(with: &server)
    #expect(phone.message?.hasPrefix(text) == true)
    #expect(phone.disk.state.preferences.clockCorrection == -error)
    phone.tap(.shell(.noticeDismissed))

    phone.send(.device(.shown))
    phone.sync(with: &server)
    #expect(phone.message == nil)
    #expect(TestApp(restarting: phone).message == nil)
  }

  @Test(arguments: [Int64(0), 4_999, -4_999])
  func `a few seconds are taken for the response's way, and not corrected`(error: Int64) {
    var server = TestServer()
    let phone = TestApp.loggedIn(to: &server, clockError: error)
    #expect(phone.disk.state.preferences.clockCorrection == 0)
  }

  @Test func `pending changes are restamped before they are sent, and stored so`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp(clockError: Self.hour)
    phone.continueWithoutAccount()
    phone.add("Ann", "Ben")
    phone.pass(minutes: 5)
    try phone.startGather()
    phone.logIn()
    phone.sync(with: &server)

    #expect(server[.zoe].gathers.map { $0.startedAt } == [.kickOff(plusMinutes: 5)])
    #expect(phone.disk.state.replica == phone.app.replica)
  }

  @Test func `a running clock shows the same before and after the correction`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp(clockError: -Self.hour)
    phone.continueWithoutAccount()
    phone.add("Ann", "Ben")
    let id = try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 3)
    phone.logIn()
    phone.sync(with: &server)
    phone.open(.gather(id))

    #expect(try phone.gather.clockText == "07:00")
    let wakes = phone.now.advanced(byMilliseconds: 1_000 - Self.hour)
    #expect(phone.app.wakesAt == wakes)
    let restarted = TestApp(restarting: phone, path: phone.app.destination.path)
    #expect(try restarted.gather.clockText == "07:00")
  }

  @Test(arguments: [10 * 60_000, -10 * 60_000])
  func `full time is announced once, before or after the correction`(error: Int64) throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp(clockError: error)
    phone.continueWithoutAccount()
    phone.add("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 11)
    phone.logIn()
    phone.sync(with: &server)
    phone.wait(minutes: 1)
    let restarted = TestApp(restarting: phone)
    #expect((phone.effects + restarted.effects).filter { $0 == .announceFullTime }.count == 1)

    phone.tap(.players(.resumeTapped))
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 10)
    #expect(phone.effects.filter { $0 == .announceFullTime }.count == 2)
  }

  @Test func `a restart keeps the correction from the first event on`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server, clockError: 5 * Self.hour)
    phone.add("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.sync(with: &server)
    var restarted = TestApp(restarting: phone, path: phone.app.destination.path)
    #expect(try restarted.gather.clockText == "10:00")
    restarted.wait(minutes: 10)
    #expect(restarted.effects.filter { $0 == .announceFullTime }.count == 1)
  }

  @Test func `an undo is offered for 8 seconds, even when the clock is corrected meanwhile`() throws
  {
    for error in [Self.hour, -Self.hour] {
      var server = TestServer()
      server.passwords["Zoe"] = "secret"
      var phone = TestApp(clockError: error)
      phone.continueWithoutAccount()
      phone.add("Ann")
      phone.open(.player(try phone.id(of: "Ann")))
      phone.tap(.playerDetails(.deleteTapped))
      phone.tap(.playerDetails(.deletionConfirmed))
      phone.logIn()
      phone.sync(with: &server)
      phone.wait(seconds: 7)
      #expect(phone.toast == "Ann deleted")
      phone.wait(seconds: 1)
      #expect(phone.toast == nil)
    }
  }

  @Test func `a response that is read late, after the device was locked, sets no clock`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let response = try phone.takeResponse(of: &server)
    phone.pass(minutes: 30)
    phone.send(.server(response))
    #expect(phone.disk.state.preferences.clockCorrection == 0)
    #expect(phone.message == nil)
  }

  @Test func `a clock that is right again is used again`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server, clockError: Self.hour)
    phone.clockError = 0
    phone.send(.device(.shown))
    phone.sync(with: &server)
    #expect(phone.disk.state.preferences.clockCorrection == 0)
    #expect(phone.message == nil)
  }
}
