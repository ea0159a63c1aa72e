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
}
