import Domain
import TestSupport
import Testing

@Suite("Who hears of changes to a planned game")
struct ChangeAlertTests {
  /// A comes, B may come, C does not, and D waits.
  private func game() throws -> AlertLog {
    var log = try AlertLog(most: 1)
    try log.say(.in, "A", at: "1 08:01")
    try log.say(.maybe, "B", at: "1 08:01")
    try log.say(.out, "C", at: "1 08:01")
    try log.say(.in, "D", at: "1 08:02")
    return log
  }

  private func minute(_ hour: Int) throws -> PlanChange {
    .edited(.minute(try #require(MinuteOfDay(hour * 60))))
  }

  @Test func `all but those who are out hear that it is off, two minutes later`() throws {
    var log = try game()
    try log.edit(.cancelled(nil), at: "1 12:00")
    #expect(
      try log.lines(.changes) == [
        "1 12:02 A cancelled", "1 12:02 B cancelled", "1 12:02 D cancelled",
      ])
  }

  @Test func `what was taken back within two minutes is not heard`() throws {
    var log = try game()
    try log.edit(.cancelled(nil), at: "1 12:00")
    try log.edit(.reinstated, at: "1 12:01")
    #expect(try log.lines(.changes) == [])
  }

  @Test func `a game that takes place again after it was off is heard of`() throws {
    var log = try game()
    try log.edit(.cancelled(nil), at: "1 12:00")
    try log.edit(.reinstated, at: "1 13:00")
    #expect(
      try log.lines(from: "1 12:30", .changes) == [
        "1 13:02 A reinstated", "1 13:02 B reinstated", "1 13:02 D reinstated",
      ])
  }

  @Test func `several edits are one alert, two minutes after the last`() throws {
    var log = try game()
    try log.edit(minute(21), at: "1 12:00")
    try log.edit(.edited(.place(try ShortText("Hall 2"))), at: "1 12:01")
    try log.edit(.edited(.price(try ShortText("5 €"))), at: "1 12:02")
    #expect(
      try log.lines(.changes) == ["1 12:04 A changed", "1 12:04 B changed", "1 12:04 D changed"])
  }

  @Test func `a price, a map, a length or a number of people is no reason`() throws {
    var log = try game()
    try log.edit(.edited(.price(try ShortText("5 €"))), at: "1 12:00")
    try log.edit(.edited(.length(60)), at: "1 13:00")
    try log.edit(.edited(.least(1)), at: "1 14:00")
    #expect(try log.lines(.changes) == [])
  }

  @Test func `at night people hear of it in the morning, and once`() throws {
    var log = try game()
    try log.edit(minute(21), at: "1 22:30")
    try log.edit(.cancelled(nil), at: "1 23:30")
    #expect(
      try log.lines(.changes) == ["2 9:00 A cancelled", "2 9:00 B cancelled", "2 9:00 D cancelled"])
  }

  @Test func `people who come because of an early game hear of it before they leave`() throws {
    var log = try game()
    try log.edit(minute(8), at: "1 12:00")
    try log.edit(.cancelled(nil), at: "2 23:00")
    #expect(try log.lines(from: "2 22:00", .changes).first == "3 6:00 A cancelled")
  }

  @Test func `each change is another alert`() throws {
    var log = try game()
    try log.edit(minute(21), at: "1 12:00")
    try log.edit(minute(20), at: "1 13:00")
    try log.edit(.cancelled(nil), at: "1 14:00")
    let keys = try log.alerts().filter { $0.kind == .changes }.map(\.key)
    #expect(keys.count == 9)
    #expect(Set(keys).count == 9)
  }
}
