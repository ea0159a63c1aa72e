import Domain
import TestSupport
import Testing

@Suite("The games that a calendar shows")
struct CalendarGamesTests {
  /// Noon of the first Thursday in Seoul, where the games are in the evening.
  private let now = CivilDay.thursday.midnight.advanced(by: .hours(3))

  /// Games so many days from the first Thursday.
  private func squad(days: [Int], _ changes: Change...) throws -> Squad {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    for (number, days) in days.enumerated() {
      try squad.apply([.planned(.fixed(UInt64(number)), on: .thursday.advanced(byDays: days))])
    }
    try squad.apply(changes)
    return squad
  }

  /// How many days from the first Thursday the games are that are shown.
  private func shown(_ squad: Squad, at now: Instant) -> [Int] {
    squad.plans.calendarGames(at: now).map { $0.day.number - CivilDay.thursday.number }
  }

  @Test func `they are those of the last 56 days and the next 60`() throws {
    let days = [-57, -56, 0, 1, 2, 3, 4, 5, 6, 7, 60, 61]
    #expect(try shown(squad(days: days), at: now) == [-56, 0, 1, 2, 3, 4, 5, 6, 7, 60])
  }

  @Test func `a cancelled game is shown until its day is over`() throws {
    let squad = try squad(
      days: [-1, 0, 1], .plan(.single(.fixed(0)), .cancelled(nil)),
      .plan(.single(.fixed(1)), .cancelled(nil)), .plan(.single(.fixed(2)), .cancelled(nil)))
    #expect(shown(squad, at: now) == [0, 1])
  }

  @Test func `they are the next eight of a game every four weeks, besides one that begins now`()
    throws
  {
    let monthly = try #require(Recurrence(first: .thursday, weeks: 4))
    let squad = try squad(
      days: [], .series(.fixed(7), .made(monthly, opens: .dayBefore, .evening)))
    let start = try #require(squad.plans.game(.series(.fixed(7), .thursday))).start
    let days = (0...8).map { 28 * $0 }
    #expect(shown(squad, at: start) == days)
    #expect(shown(squad, at: start.advanced(by: -.milliseconds(1))) == days.dropLast())
  }
}
