import Domain
import Testing

@Suite("The clocks of a place")
struct ZoneTests {
  @Test(arguments: [
    (2026, 10, 15, "2026-10-15T18:00"), (2026, 10, 22, "2026-10-22T18:00"),
    (2026, 10, 29, "2026-10-29T19:00"), (2026, 11, 5, "2026-11-05T19:00"),
  ])
  func `eight in the evening stays eight when clocks change`(
    year: Int, month: Int, day: Int, utc: String
  ) throws {
    let day = try #require(CivilDay(year: year, month: month, day: day))
    #expect(try Zone.berlin.instant(of: day, minute: 20 * 60).text == utc)
  }

  @Test(arguments: [
    (3, 5, "2026-03-06T00:30"), (3, 12, "2026-03-12T23:30"), (10, 29, "2026-10-29T23:30"),
    (11, 5, "2026-11-06T00:30"),
  ])
  func `west of Greenwich, too`(month: Int, day: Int, utc: String) throws {
    let zone = try Zone.with(
      "America/New_York",
      ["2026-01-01T00:00 -300", "2026-03-08T07:00 -240", "2026-11-01T06:00 -300"])
    let day = try #require(CivilDay(year: 2026, month: month, day: day))
    #expect(zone.instant(of: day, minute: 19 * 60 + 30).text == utc)
  }

  @Test func `a time that clocks skip is the one by the offset before`() throws {
    let day = try #require(CivilDay(year: 2026, month: 3, day: 29))
    let instant = try Zone.berlin.instant(of: day, minute: 150)
    #expect(instant.text == "2026-03-29T01:30")
    let shown = try Zone.berlin.civil(instant)
    #expect((shown.hour, shown.minute) == (3, 30))
  }

  @Test func `a time that clocks show twice is the first`() throws {
    let day = try #require(CivilDay(year: 2026, month: 10, day: 25))
    #expect(try Zone.berlin.instant(of: day, minute: 150).text == "2026-10-25T00:30")
  }

  @Test(arguments: [(3, "2026-10-03T07:30"), (4, "2026-10-04T07:00")])
  func `clocks may change by half an hour`(day: Int, utc: String) throws {
    let zone = try Zone.with(
      "Australia/Lord_Howe",
      ["2026-01-01T00:00 660", "2026-04-04T15:00 630", "2026-10-03T15:30 660"])
    let day = try #require(CivilDay(year: 2026, month: 10, day: day))
    #expect(zone.instant(of: day, minute: 18 * 60).text == utc)
  }

  @Test func `before the first change that is known clocks are as after it`() throws {
    let instant = try Instant(utc: "2025-06-01T10:00")
    #expect(try Zone.berlin.minutesAhead(at: instant) == 60)
    #expect(try Zone.berlin.civil(instant).hour == 11)
  }

  @Test func `in the east the day begins the evening before`() throws {
    let zone = try Zone.fixed(minutesAhead: 540)
    let day = try #require(CivilDay(year: 2026, month: 12, day: 5))
    #expect(zone.instant(of: day, minute: 7 * 60).text == "2026-12-04T22:00")
  }

  @Test func `the time of an instant leads back to it, but where clocks show it twice`() throws {
    let zone = try Zone.berlin
    let first = try #require(Instant(year: 2026, month: 1, day: 1))
    let wrong = (0..<40_000).map { first.advanced(byMilliseconds: $0 * 900_000) }.filter {
      instant in
      let time = zone.civil(instant)
      let back = zone.instant(of: CivilDay(time), minute: time.hour * 60 + time.minute)
      return back != instant && !(zone.civil(back) == time && back < instant)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `offsets are in order, at most forty and less than a day`() throws {
    let name = try ShortText("Europe/Berlin")
    let one = try #require(Zone.Offset(from: .earliest, minutesAhead: 60))
    #expect(Zone(name: name, offsets: []) == nil)
    #expect(Zone(name: name, offsets: [one, one]) == nil)
    let many = try (0...40).map { number in
      try #require(Zone.Offset(from: Instant(clamping: Int64(number)), minutesAhead: number))
    }
    #expect(Zone(name: name, offsets: many) == nil)
    #expect(Zone(name: name, offsets: many.dropLast()) != nil)
    #expect(Zone.Offset(from: .earliest, minutesAhead: 1_440) == nil)
    #expect(Zone.Offset(from: .earliest, minutesAhead: -1_440) == nil)
  }
}

extension Zone {
  static var berlin: Zone {
    get throws {
      try with(
        "Europe/Berlin",
        [
          "2026-01-01T00:00 60", "2026-03-29T01:00 120", "2026-10-25T01:00 60",
          "2027-03-28T01:00 120",
        ])
    }
  }

  static func fixed(minutesAhead: Int) throws -> Zone {
    try with("Etc/Fixed", ["1970-01-01T00:00 \(minutesAhead)"])
  }

  /// A zone with offsets such as `2026-03-29T01:00 120`.
  static func with(_ name: String, _ offsets: [String]) throws -> Zone {
    let offsets = try offsets.map { text in
      let words = text.split(separator: " ")
      let minutes = try #require(Int(words[1]))
      return try #require(Offset(from: try Instant(utc: "\(words[0])"), minutesAhead: minutes))
    }
    return try #require(Zone(name: try ShortText(name), offsets: offsets))
  }
}

extension Instant {
  /// The date and time in UTC, to the minute: `2026-03-29T01:00`.
  var text: String {
    let time = CivilTime(self)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(time.year)-\(two(time.month))-\(two(time.day))T\(two(time.hour)):\(two(time.minute))"
  }

  init(utc text: String) throws {
    let numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
    try #require(numbers.count == 5)
    self = try #require(
      Instant(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4]))
  }
}
