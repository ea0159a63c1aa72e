import Testing

@testable import Domain

@Suite("Every so many weeks")
struct RecurrenceTests {
  @Test func `days are counted, whatever clocks do`() throws {
    let first = try #require(CivilDay(year: 2026, month: 12, day: 3))
    let fortnightly = try #require(Recurrence(first: first, weeks: 2))
    let end = try #require(CivilDay(year: 2027, month: 1, day: 31))
    #expect(
      fortnightly.days(from: first, to: end).map { $0.text }
        == ["2026-12-03", "2026-12-17", "2026-12-31", "2027-01-14", "2027-01-28"])
  }

  @Test(arguments: 1...4, [0, 1, 6, 7, 8, 27, 28, 29, 400])
  func `a day is one of them when it is found among them`(weeks: Int, after: Int) throws {
    let first = try #require(CivilDay(year: 2026, month: 12, day: 3))
    let last = first.advanced(byDays: 365)
    let recurrence = try #require(Recurrence(first: first, weeks: weeks, last: last))
    let begin = first.advanced(byDays: after)
    let found = recurrence.days(from: begin, to: begin.advanced(byDays: 60))
    let all = (0...60).map { begin.advanced(byDays: $0) }
    #expect(found == all.filter { recurrence.contains($0) })
    #expect(found.allSatisfy { $0 <= last && $0.civil.weekday == first.civil.weekday })
  }

  @Test(arguments: 1...4)
  func `the day on which it ends is one of them`(weeks: Int) throws {
    let first = try #require(CivilDay(year: 2026, month: 12, day: 3))
    let last = first.advanced(byDays: 7 * weeks)
    let recurrence = try #require(Recurrence(first: first, weeks: weeks, last: last))
    #expect(recurrence.contains(last))
    #expect(recurrence.days(from: last, to: last) == [last])
    #expect(recurrence.days(from: first, to: last.advanced(byDays: 30)) == [first, last])
  }

  @Test func `before the first and beyond the calendar there is none`() throws {
    let last = try #require(CivilDay(number: CivilDay.range.upperBound))
    let recurrence = try #require(Recurrence(first: last.advanced(byDays: -8), weeks: 1))
    #expect(!recurrence.contains(last.advanced(byDays: -15)))
    #expect(recurrence.days(from: last.advanced(byDays: -30), to: last).count == 2)
    #expect(recurrence.days(from: last, to: last).isEmpty)
    #expect(last.advanced(byDays: 1) == last)
    #expect(last.advanced(byDays: .max) == last)
  }

  @Test(arguments: [0, 5, -1])
  func `there are one to four weeks between two`(weeks: Int) throws {
    let first = try #require(CivilDay(number: 0))
    #expect(Recurrence(first: first, weeks: weeks) == nil)
  }

  @Test(arguments: [
    ("2026-12-03", "1C25D6A4-89C8-8DF0-8C6E-B737DB33F461"),
    ("2026-12-10", "1C25D6A7-1CC8-8DF0-8C6E-B737DB359BA9"),
  ])
  func `what is computed has the same id everywhere`(day: String, id: String) {
    let lines = ["football gather plan 1", "0F8E5A00-0000-4000-8000-000000000001", day]
    #expect(Player.ID(derivedFrom: lines).uuidString == id)
  }
}
