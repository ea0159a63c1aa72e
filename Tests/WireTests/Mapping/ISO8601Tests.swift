import Domain
import TestSupport
import Testing
import Wire

@Suite("Instants as ISO 8601")
struct ISO8601Tests {
  @Test func `an instant reads back, and nothing else is read`() {
    for instant in [Instant.kickOff, .earliest, .latest] {
      #expect(Instant(iso8601: instant.iso8601) == instant)
    }
    for text in [
      "", "2026-11-20T18:42:05Z", "2026-11-20 18:42:05.120Z", "2026-13-20T18:42:05.120Z",
      "2026-11-20T18:42:60.120Z", "2026-11-20T18:42:05.1x0Z", "2026-11-20T18:42:05.120+",
    ] { #expect(Instant(iso8601: text) == nil) }
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"),
    (1, "1970-01-01T00:00:00.001Z"),
    (31_535_999_999, "1970-12-31T23:59:59.999Z"),
    (31_536_000_000, "1971-01-01T00:00:00.000Z"),
    (68_169_599_999, "1972-02-28T23:59:59.999Z"),
    (68_169_600_000, "1972-02-29T00:00:00.000Z"),
    (68_256_000_000, "1972-03-01T00:00:00.000Z"),
    (946_684_799_999, "1999-12-31T23:59:59.999Z"),
    (946_684_800_000, "2000-01-01T00:00:00.000Z"),
    (951_825_600_000, "2000-02-29T12:00:00.000Z"),
    (951_868_800_000, "2000-03-01T00:00:00.000Z"),
    (978_220_800_000, "2000-12-31T00:00:00.000Z"),
    (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
    (1_735_689_599_999, "2024-12-31T23:59:59.999Z"),
    (1_795_200_125_120, "2026-11-20T18:42:05.120Z"),
    (2_147_483_648_000, "2038-01-19T03:14:08.000Z"),
    (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
    (13_574_563_200_000, "2400-02-29T00:00:00.000Z"),
    (253_375_862_399_999, "9999-02-28T23:59:59.999Z"),
    (253_375_862_400_000, "9999-03-01T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func `an instant is written in UTC to the millisecond`(milliseconds: Int64, text: String) {
    #expect(Instant(clamping: milliseconds).iso8601 == text)
  }

  @Test func `no day is skipped or repeated in two hundred years`() {
    var day: Int64 = 0
    for year in 1970...2170 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        for number in 1...length {
          let month = month < 9 ? "0\(month + 1)" : "\(month + 1)"
          let date = "\(year)-\(month)-\(number < 10 ? "0" : "")\(number)"
          #expect(Instant(clamping: day * 86_400_000).iso8601 == "\(date)T00:00:00.000Z")
          day += 1
        }
      }
    }
  }
}
