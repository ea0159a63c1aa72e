import Domain
import Presentation
import TestSupport
import Testing

@Suite("Gather: full time")
struct FullTimeTests {
  private func playing() throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    return phone
  }

  private func announcements(_ phone: TestApp) -> Int {
    phone.effects.filter { $0 == .announceFullTime }.count
  }

  @Test func `full time is announced once, when the time is up`() throws {
    var phone = try playing()
    phone.wait(minutes: 9, seconds: 59)
    #expect(announcements(phone) == 0)
    phone.wait(seconds: 1)
    #expect(announcements(phone) == 1)
    phone.wait(seconds: 1)
    phone.tap(.gather(.plusTapped(.teamA)))
    phone.open(.players)
    #expect(announcements(phone) == 1)
    #expect(announcements(TestApp(restarting: phone)) == 0)
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
    var phone = try playing()
    phone.pass(minutes: 70)
    phone.send(.device(.shown))
    #expect(announcements(phone) == 0)
    #expect(announcements(TestApp(restarting: phone)) == 0)
  }

  @Test func `each run of the clock is announced`() throws {
    var phone = try playing()
    phone.wait(minutes: 10)
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 10)
    #expect(announcements(phone) == 2)
  }

  @Test func `a clock that was stopped before full time is not announced`() throws {
    for stop in [{ $0.tap(.gather(.clockTapped)) }, { $0.cancelClock() }]
      as [(inout TestApp) -> Void]
    {
      var phone = try playing()
      stop(&phone)
      phone.wait(minutes: 20)
      #expect(announcements(phone) == 0)
    }
    var phone = try playing()
    phone.endGather()
    phone.wait(minutes: 20)
    #expect(announcements(phone) == 0)
    #expect(phone.app.wakesAt == nil)
  }

  @Test func `choosing a language right after full time does not announce it again`() throws {
    var phone = try playing()
    phone.open(.settings)
    phone.wait(minutes: 10)
    phone.tap(.settings(.languageChosen(.korean)))
    phone.wait(seconds: 1)
    #expect(announcements(phone) == 1)
  }

  @Test func `the open gather ticks and is announced, even when another started later`() throws {
    var phone = try playing()
    let start = phone.now
    let other = StampedChange(
      id: .fixed(1), device: .fixed(9), madeAt: .kickOff(plusMinutes: 1),
      change: .gatherStarted(.friday, []))
    phone.send(.device(.otherWindow(.recorded(other))))
    #expect(phone.app.wakesAt == start.advanced(byMilliseconds: 1_000))
    phone.wait(minutes: 10)
    #expect(announcements(phone) == 1)
    phone.open(.players)
    phone.wait(seconds: 9)
    #expect(announcements(phone) == 1)
  }

  @Test func `the clocks of two gathers are announced once each`() throws {
    var phone = try playing()
    phone.pass(minutes: 1)
    phone.open(.players)
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.open(.players)
    #expect(phone.app.wakesAt == .kickOff(plusMinutes: 10))
    for minute in Int64(2)...20 {
      phone.now = .kickOff(plusMinutes: minute)
      phone.send(.device(.woke))
      #expect(announcements(phone) == (minute < 10 ? 0 : minute == 10 ? 1 : 2))
    }
    #expect(announcements(TestApp(restarting: phone)) == 0)
  }
}
