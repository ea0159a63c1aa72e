import Domain
import TestSupport
import Testing

@Suite("Who is reminded of a planned game")
struct ReminderTests {
  private func deadline(days: Int, hour: Int) throws -> PlanChange {
    let minute = try #require(MinuteOfDay(hour * 60))
    return .edited(.answerBy(TimeBefore(days: days, at: minute)))
  }

  @Test func `people without an answer are reminded 48 hours before`() throws {
    var log = try AlertLog(at: "1 08:00")
    try log.addPlayers("ABCD")
    try log.say(.in, "A", at: "1 09:00")
    try log.say(.out, "B", at: "1 09:00")
    try log.say(.in, "C", at: "1 20:01")
    #expect(try log.lines(to: "2 12:00", .reminders) == ["1 20:00 C answer?", "1 20:00 D answer?"])
  }

  @Test func `with a deadline they are reminded 24 hours before it`() throws {
    var log = try AlertLog()
    try log.addPlayers("A")
    try log.edit(deadline(days: 1, hour: 12), at: "1 08:00")
    #expect(try log.lines(.reminders) == ["1 12:00 A answer?"])
  }

  @Test(arguments: [(7, "1 9:00"), (8, "1 9:00"), (9, "1 9:00"), (21, "1 21:00"), (23, "1 21:00")])
  func `nobody is reminded before 9 or after 21`(hour: Int, time: String) throws {
    var log = try AlertLog(at: "1 01:00")
    try log.addPlayers("A", at: "1 01:00")
    try log.edit(deadline(days: 1, hour: hour), at: "1 01:00")
    #expect(try log.lines(.reminders) == ["\(time) A answer?"])
  }

  @Test func `nobody is reminded of a game that was planned just before`() throws {
    var log = try AlertLog(at: "1 18:00")
    try log.addPlayers("A")
    #expect(try log.lines(.reminders) == [])
  }

  @Test func `who comes or may come is reminded on the evening before`() throws {
    var log = try AlertLog()
    try log.say(.in, "A", at: "1 09:00")
    try log.say(.maybe, "B", at: "1 09:00")
    try log.say(.out, "C", at: "1 09:00")
    try log.say(.in, "D", at: "2 16:00")
    #expect(try log.lines(.reminders) == ["2 18:00 A tomorrow", "2 18:00 B tomorrow"])
  }

  @Test func `a game that moved is tomorrow on another evening`() throws {
    var log = try AlertLog()
    try log.say(.in, "A", at: "1 09:00")
    try log.edit(.moved(to: CivilDay.thursday.advanced(byDays: 2)), at: "3 09:00")
    let alerts = try log.alerts().filter { $0.kind == .reminders }
    #expect(try log.lines(.reminders) == ["2 18:00 A tomorrow", "4 18:00 A tomorrow"])
    #expect(Set(alerts.map(\.key)).count == 2)
  }

  @Test func `nobody is reminded of a game that is off`() throws {
    var log = try AlertLog()
    try log.addPlayers("B")
    try log.say(.in, "A", at: "1 09:00")
    try log.edit(.cancelled(nil), at: "1 10:00")
    #expect(try log.lines(.reminders) == [])
  }

  @Test func `nobody is reminded twice on one day`() throws {
    var log = try AlertLog()
    let other = PlanKey.single(.fixed(22))
    try log.add(.planned(.fixed(22), on: CivilDay.thursday.advanced(byDays: 1)), at: "1 08:00")
    try log.say(.in, "A", at: "1 09:00")
    // Without an answer to the second game, A would be reminded of it at 20:00 on the second of December.
    try log.say(.in, "B", at: "1 09:00", to: other)
    #expect(try log.lines(from: "2 00:00", to: "3 00:00", .reminders) == ["2 18:00 A tomorrow"])
    #expect(try log.lines(from: "2 18:00", to: "3 00:00", .reminders) == [])
  }

  @Test func `the regulars are reminded of a game of a series to which nobody answered`() throws {
    var log = try AlertLog()
    try log.addPlayers("A")
    try log.edit(.cancelled(nil), at: "1 08:00")
    try log.add(.everyThursday(.fixed(7)), at: "1 08:00")
    #expect(try log.lines(to: "3 00:00", .reminders) == ["1 20:00 A answer?"])
  }
}
