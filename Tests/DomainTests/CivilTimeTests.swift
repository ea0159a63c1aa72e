import Domain
import TestSupport
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
    let time = CivilTime(.earliest, minutesAheadOfUTC: minutes)
    #expect(time.text == text)
    #expect(time.dayNumber == (minutes < -1_440 ? -2 : -1))
  }

  @Test func `east of Greenwich the last instant is in the year 10000`() {
    #expect(CivilTime(.latest, minutesAheadOfUTC: 60).text == "10000-1-1 0:59 6")
  }

  @Test func `each day follows the day before, over the leap years of four centuries`() {
    var before = CivilTime(.earliest)
    #expect(before.dayNumber == 0)
    for day in Int64(1)...146_100 {
      let next = CivilTime(Instant(clamping: day * 86_400_000))
      #expect(next.weekday == (before.weekday + 1) % 7)
      #expect(next.dayNumber == before.dayNumber + 1)
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

@Suite("Instants of dates and times of day")
struct CivilTimeToInstantTests {
  @Test func `every day from 1970 to 9999 has its instant`() {
    var isRight = true
    for day in Int64(0)...2_932_896 {
      let instant = Instant(clamping: day * 86_400_000 + day % 1_440 * 60_000)
      isRight = isRight && CivilTime(instant).instant == instant
    }
    #expect(isRight)
    #expect(Instant(year: 9999, month: 12, day: 31)?.milliseconds == 253_402_214_400_000)
  }

  @Test func `every minute of a day has its instant`() {
    for minute in Int64(0)..<1_440 {
      let instant = Instant.kickOff.advanced(byMilliseconds: minute * 60_000)
      #expect(CivilTime(instant).instant == instant)
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 0, 0, 0), (2000, 2, 29, 0, 0, 951_782_400_000),
    (2000, 3, 1, 0, 0, 951_868_800_000), (2024, 12, 31, 23, 59, 1_735_689_540_000),
    (2026, 11, 20, 18, 40, 1_795_200_000_000), (2100, 2, 28, 0, 0, 4_107_456_000_000),
    (2100, 3, 1, 0, 0, 4_107_542_400_000), (9999, 12, 31, 23, 59, 253_402_300_740_000),
  ])
  func `a date and a time have their instant`(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, milliseconds: Int64
  ) {
    let instant = Instant(year: year, month: month, day: day, hour: hour, minute: minute)
    #expect(instant?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 2, 30), (2100, 2, 29), (2028, 2, 30), (2026, 4, 31), (2026, 6, 31),
    (2026, 9, 31), (2026, 11, 31), (2026, 12, 32), (2026, 1, 0), (2026, 1, -1), (2026, 0, 1),
    (2026, 13, 1), (2026, .min, .max), (1969, 12, 31), (10_000, 1, 1), (0, 1, 1), (.max, 1, 1),
    (.min, 1, 1),
  ])
  func `an invalid date, or one outside the range, has no instant`(
    year: Int, month: Int, day: Int
  ) {
    #expect(Instant(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1), (23, 60), (.max, .min)])
  func `an invalid time of day has no instant`(hour: Int, minute: Int) {
    #expect(Instant(year: 2026, month: 11, day: 20, hour: hour, minute: minute) == nil)
  }
}

extension CivilTime {
  fileprivate var instant: Instant? {
    Instant(year: year, month: month, day: day, hour: hour, minute: minute)
  }
}
