import Domain
import EmbeddedTexts
import TestSupport
import Testing
import Texts

@testable import Presentation

@Suite("Dates as people say them")
struct DateTests {
  /// 20 November 2026, a Friday.
  private static let friday = CivilTime(.kickOff)
  private static let forms: [DateForm] = [.dayFirst, .monthFirst]

  private func said(
    _ language: Language, on today: CivilTime?, _ time: CivilTime = Self.friday
  ) -> [String] {
    Self.forms.map { Strings(language).dateAndTime(time, on: today, $0) }
  }

  private func days(_ count: Int64, after minutes: Int64 = 0) -> CivilTime {
    CivilTime(.kickOff(plusMinutes: count * 1_440 + minutes))
  }

  @Test func `today and yesterday have a name`() {
    #expect(said(.english, on: Self.friday) == ["Today 18:40", "Today 6:40 PM"])
    #expect(said(.english, on: days(1)) == ["Yesterday 18:40", "Yesterday 6:40 PM"])
    #expect(said(.korean, on: Self.friday) == ["오늘 18:40", "오늘 오후 6:40"])
    #expect(said(.korean, on: days(1)) == ["어제 18:40", "어제 오후 6:40"])
  }

  @Test func `a full hour of a day of twice twelve hours has no minutes`() {
    let evening = days(0, after: 80)
    #expect(said(.english, on: Self.friday, evening) == ["Today 20:00", "Today 8 PM"])
    #expect(said(.korean, on: Self.friday, evening) == ["오늘 20:00", "오늘 오후 8시"])
  }

  @Test func `other days of this year have no year`() {
    for day in [-1, 2, 41] as [Int64] {
      #expect(said(.english, on: days(day)) == ["Fri 20 Nov, 18:40", "Fri, Nov 20, 6:40 PM"])
      #expect(said(.korean, on: days(day)) == ["11월 20일 (금) 18:40", "11월 20일 (금) 오후 6:40"])
    }
  }

  @Test func `days of another year have one in place of the time of day`() {
    for today in [days(42), days(-324)] {
      #expect(said(.english, on: today) == ["Fri, 20 Nov 2026", "Fri, Nov 20, 2026"])
      #expect(said(.korean, on: today) == ["2026년 11월 20일 (금)", "2026년 11월 20일 (금)"])
    }
  }

  @Test func `texts that are read later have the whole date`() {
    #expect(
      said(.english, on: nil) == ["Fri, 20 Nov 2026, 18:40", "Fri, Nov 20, 2026, 6:40 PM"])
    #expect(
      said(.korean, on: nil) == ["2026년 11월 20일 (금) 18:40", "2026년 11월 20일 (금) 오후 6:40"])
  }

  @Test func `the last day of a year is yesterday on the first of the next`() {
    let (last, first) = (days(41), days(42))
    #expect((last.year, first.year) == (2026, 2027))
    #expect(said(.english, on: first, last) == ["Yesterday 18:40", "Yesterday 6:40 PM"])
  }

  @Test func `a day of 25 hours is one day`() {
    // Summer time ends in between.
    let morning = CivilTime(.kickOff(plusMinutes: 275), minutesAheadOfUTC: 60)
    let evening = CivilTime(.kickOff(plusMinutes: 275 + 24 * 60 + 30))
    #expect(said(.english, on: evening, morning)[0] == "Today 00:15")
    #expect(said(.english, on: evening, evening)[0] == "Today 23:45")
  }

  @Test(arguments: [
    (0, "12 AM", "오전 12시"), (5, "12:05 AM", "오전 12:05"), (60, "1 AM", "오전 1시"),
    (719, "11:59 AM", "오전 11:59"), (720, "12 PM", "오후 12시"), (780, "1 PM", "오후 1시"),
    (1_439, "11:59 PM", "오후 11:59"),
  ])
  func `noon and midnight are twelve o'clock`(minute: Int64, english: String, korean: String) {
    let time = CivilTime(.kickOff(plusMinutes: minute - 1_120))
    #expect(said(.english, on: time, time)[1] == "Today \(english)")
    #expect(said(.korean, on: time, time)[1] == "오늘 \(korean)")
  }
}
