import Domain
import Presentation
import TestSupport
import Testing

@Suite("The clocks of the device's zone")
struct TimeZoneRulesTests {
  /// Berlin, whose clocks change on 29 March and 25 October 2026 at 01:00 UTC.
  private static var berlin: LocalTimeZone {
    zone("Europe/Berlin", [(2026, 3, 29, 60), (2026, 10, 25, 120)], 60)
  }
  /// Lord Howe, where they change by half an hour, on 3 October 2026 at 15:30 UTC.
  private static var lordHowe: LocalTimeZone {
    LocalTimeZone(name: "Australia/Lord_Howe") { instant in
      let change = Instant(year: 2026, month: 10, day: 3, hour: 15, minute: 30) ?? .kickOff
      return instant < change ? 630 : 660
    }
  }

  private static func zone(
    _ name: String, _ changes: [(Int, Int, Int, Int)], _ last: Int
  ) -> LocalTimeZone {
    LocalTimeZone(name: name) { instant in
      for (year, month, day, before) in changes {
        let change = Instant(year: year, month: month, day: day, hour: 1) ?? .kickOff
        if instant < change { return before }
      }
      return last
    }
  }

  @Test func `all changes of the next 400 days are found, to the minute`() throws {
    let now = try #require(Instant(year: 2026, month: 2, day: 10, hour: 12))
    let zone = Self.berlin.zone(from: now)
    #expect(zone.name.text == "Europe/Berlin")
    #expect(zone.offsets.map(\.minutesAhead) == [60, 120, 60])
    #expect(
      zone.offsets.dropFirst().map(\.from) == [
        Instant(year: 2026, month: 3, day: 29, hour: 1),
        Instant(year: 2026, month: 10, day: 25, hour: 1),
      ])
  }

  @Test func `a change by half an hour is found`() throws {
    let now = try #require(Instant(year: 2026, month: 9, day: 1))
    let offsets = Self.lordHowe.zone(from: now).offsets
    #expect(offsets.map(\.minutesAhead) == [630, 660])
    #expect(offsets.last?.from == Instant(year: 2026, month: 10, day: 3, hour: 15, minute: 30))
  }

  @Test func `what two devices find on one day is the same`() throws {
    let morning = try #require(Instant(year: 2026, month: 2, day: 10, hour: 8))
    let evening = try #require(Instant(year: 2026, month: 2, day: 10, hour: 20))
    #expect(Self.berlin.zone(from: morning) == Self.berlin.zone(from: evening))
  }

  @Test func `a browser without a name for its zone has one all the same`() {
    let zone = LocalTimeZone(name: "") { _ in -150 }.zone(from: .kickOff)
    #expect(zone.name.text == "UTC")
    #expect(zone.minutesAhead(at: .kickOff) == -150)
  }

  @Test func `the zone is recorded with the first game, and again when its rules are others`()
    throws
  {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame()
    try device.planGame()
    let zones = device.app.replica.pending.filter {
      if case .squad(.zoneSet) = $0.change { true } else { false }
    }
    #expect(zones.count == 1)
  }

  @Test func `when the rules change games stay at their time of day, and the user is told`() throws
  {
    // Given
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    let former = try #require(device.games.first).start
    // When the device learns that its clocks are an hour ahead of UTC from now on
    device.localTimeZone = LocalTimeZone { _ in 60 }
    device = TestApp(restarting: device)
    // Then
    #expect(device.toast?.hasPrefix("Clock rules in UTC have changed.") == true)
    let game = try #require(device.app.replica.squad.plans.game(key))
    #expect(game.details.minute.number == 20 * 60)
    #expect(game.start == former.advanced(byMilliseconds: -3_600_000))
    // And once is enough
    device = TestApp(restarting: device)
    #expect(device.toast == nil)
  }

  @Test func `clocks are looked up again before the last change that is known, without a word`()
    throws
  {
    // Given a series in Berlin, planned in November
    var device = TestApp.with("Ann", "Ben")
    device.localTimeZone = Self.zone(
      "Europe/Berlin", [(2027, 3, 28, 60), (2027, 10, 31, 120), (2028, 3, 26, 60)], 120)
    device = TestApp(restarting: device)
    try device.planGame((.weeks, "1"))
    let changes = { (device: TestApp) in
      device.app.replica.squad.plans.zones.first?.offsets.dropFirst().map(\.from) ?? []
    }
    #expect(changes(device).count == 2)
    // When it is May, a change of clocks later
    device.wait(minutes: 170 * 24 * 60)
    device.restartAtOnce()
    #expect(changes(device).count == 2)
    device.wait(minutes: 60 * 24 * 60)
    device.restartAtOnce()
    // Then
    #expect(changes(device).count == 3)
    #expect(changes(device).last == Instant(year: 2028, month: 3, day: 26, hour: 1))
    #expect(device.toast == nil)
    // And what was before is known still
    #expect(changes(device).first == Instant(year: 2027, month: 3, day: 28, hour: 1))
  }

  @Test func `a squad that plans nothing keeps its clocks`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame()
    device.wait(minutes: 3 * 24 * 60)
    let before = device.app.replica.squad
    device.localTimeZone = LocalTimeZone { _ in 60 }
    device = TestApp(restarting: device)
    #expect(device.app.replica.squad == before)
  }
}

extension TestApp {
  fileprivate mutating func restartAtOnce() { self = TestApp(restarting: self) }
}
