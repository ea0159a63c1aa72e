import Domain
import Testing

extension CivilTime {
  /// The form `2026-11-20 18:40 5`, where the last digit is the day of the week.
  fileprivate var text: String {
    "\(year)-\(month)-\(day) \(hour):\(minute) \(weekday)"
  }
}

@Suite("Dates and times of day")
struct CivilTimeTests {
  @Test(arguments: [
    (0, "1970-1-1 0:0 4"), (59_999, "1970-1-1 0:0 4"), (60_000, "1970-1-1 0:1 4"),
    (951_782_399_999, "2000-2-28 23:59 1"), (951_782_400_000, "2000-2-29 0:0 2"),
    (951_868_800_000, "2000-3-1 0:0 3"), (1_709_164_800_000, "2024-2-29 0:0 4"),
    (1_795_200_000_000, "2026-11-20 18:40 5"), (4_107_542_400_000, "2100-3-1 0:0 1"),
    (4_107_456_000_000, "2100-2-28 0:0 0"), (253_402_300_799_999, "9999-12-31 23:59 5"),
  ])
  func `an instant has its date, time and weekday in UTC`(milliseconds: Int64, text: String) {
    #expect(CivilTime(Instant(clamping: milliseconds)).text == text)
  }

  @Test(arguments: [
    (0, "2026-11-20 18:40 5"), (540, "2026-11-21 3:40 6"), (345, "2026-11-21 0:25 6"),
    (-570, "2026-11-20 9:10 5"), (-1_121, "2026-11-19 23:59 4"), (840, "2026-11-21 8:40 6"),
  ])
  func `east of Greenwich it is later, west earlier`(minutes: Int, text: String) {
    #expect(CivilTime(.kickOff, minutesAheadOfUTC: minutes).text == text)
  }

  @Test(arguments: [
    (-1, "1969-12-31 23:59 3"), (-60, "1969-12-31 23:0 3"), (-1_440, "1969-12-31 0:0 3"),
    (-1_441, "1969-12-30 23:59 2"),
  ])
  func `west of Greenwich the first instant is still in 1969`(minutes: Int, text: String) {
    #expect(CivilTime(.earliest, minutesAheadOfUTC: minutes).text == text)
  }

  @Test func `east of Greenwich the last instant is in the year 10000`() {
    #expect(CivilTime(.latest, minutesAheadOfUTC: 60).text == "10000-1-1 0:59 6")
  }

  @Test func `each day follows the one before, over all leap years of four centuries`() {
    var before = CivilTime(.earliest)
    for day in Int64(1)...146_100 {
      let next = CivilTime(Instant(clamping: day * 86_400_000))
      #expect(next.weekday == (before.weekday + 1) % 7)
      let isLeap = before.year % 4 == 0 && (before.year % 100 != 0 || before.year % 400 == 0)
      let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if before.day < days[before.month - 1] {
        #expect([next.year, next.month, next.day] == [before.year, before.month, before.day + 1])
      } else if before.month < 12 {
        #expect([next.year, next.month, next.day] == [before.year, before.month + 1, 1])
      } else {
        #expect([next.year, next.month, next.day] == [before.year + 1, 1, 1])
      }
      before = next
    }
  }
}
