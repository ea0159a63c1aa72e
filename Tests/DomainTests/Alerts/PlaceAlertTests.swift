import Domain
import TestSupport
import Testing

@Suite("Who hears of places")
struct PlaceAlertTests {
  /// A to D have the four places; E and F wait.
  private func fullGame(putMeIn: Bool? = nil) throws -> AlertLog {
    var log = try AlertLog(most: 4)
    try log.say(.in, "ABCD", at: "1 08:01")
    try log.say(.in, "EF", at: "1 08:02", putMeIn: putMeIn)
    return log
  }

  @Test func `the first of the reserve is asked when the grace is over`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 12:00")
    #expect(
      try log.lines(to: "1 15:00", .places) == [
        "1 12:05 E asked until 1 14:05", "1 14:05 F asked until 1 16:05",
      ])
  }

  @Test func `nobody hears of a place whose owner came back within the grace`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 12:00")
    try log.say(.in, "B", at: "1 12:04")
    #expect(try log.lines(.places) == [])
  }

  @Test func `a person who wants the place at once is told that it is theirs`() throws {
    var log = try fullGame(putMeIn: true)
    try log.say(.out, "B", at: "1 12:00")
    #expect(try log.lines(.places) == ["1 12:05 E given"])
  }

  @Test func `a person who takes the place they were asked for hears nothing more`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 12:00")
    try log.say(.in, "E", at: "1 12:30")
    #expect(try log.lines(.places) == ["1 12:05 E asked until 1 14:05"])
  }

  @Test func `a person hears when the organiser gives them a place`() throws {
    var log = try fullGame()
    try log.edit(.placeGiven(.named("F")), at: "1 12:00")
    #expect(try log.lines(.places) == ["1 12:00 F given"])
  }

  @Test func `a person whose place is withdrawn again before they hear of it hears nothing`() throws
  {
    var log = try fullGame()
    try log.edit(.placeGiven(.named("F")), at: "1 23:00")
    try log.edit(.placeWithdrawn(.named("F")), at: "1 23:30")
    #expect(try log.lines(.places) == [])
  }

  @Test func `at night people are asked in the morning`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 23:00")
    #expect(try log.lines(to: "2 11:00", .places).first == "2 9:00 E asked until 2 11:00")
  }

  @Test func `a person who was asked at night and answered hears nothing in the morning`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 23:00")
    try log.say(.in, "E", at: "2 07:00")
    #expect(try log.lines(.places) == [])
  }

  @Test
  func `before an early game the reserve is alerted at 6 to a place that is open`()
    throws
  {
    var log = try fullGame()
    try log.edit(.edited(.minute(try #require(MinuteOfDay(7 * 60)))), at: "1 09:00")
    try log.say(.out, "B", at: "2 23:00")
    #expect(try log.lines(.places) == ["3 6:00 E open", "3 6:00 F open"])
  }

  @Test func `a guest's host is asked for the guest`() throws {
    var log = try AlertLog(most: 2)
    try log.say(.in, "AB", at: "1 08:01")
    try log.edit(.edited(.guestsEach(1)), at: "1 08:02")
    try log.edit(.guestAdded(.named("g"), host: .named("A"), nil), at: "1 08:03")
    try log.say(.out, "B", at: "1 12:00")
    #expect(try log.lines(to: "1 13:00", .places) == ["1 12:05 A asked until 1 14:05"])
  }

  @Test func `each time a person is asked is another alert`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "1 12:00")
    try log.say(.in, "E", at: "1 12:10")
    try log.say(.out, "E", at: "1 12:20")
    try log.say(.in, "E", at: "1 12:50")
    try log.say(.out, "C", at: "1 15:00")
    let alerts = try log.alerts(to: "1 20:00").filter { $0.kind == .places }
    #expect(Set(alerts.map(\.key)).count == alerts.count)
    #expect(alerts.map(\.line).filter { $0.contains("E asked") }.count == 2)
  }

  @Test func `a game that is cancelled, or has begun, asks nobody any more`() throws {
    var cancelled = try fullGame()
    try cancelled.say(.out, "B", at: "1 12:00")
    try cancelled.edit(.cancelled(nil), at: "1 12:03")
    #expect(try cancelled.lines(.places) == [])
    var begun = try fullGame()
    try begun.say(.out, "B", at: "1 12:00")
    try begun.edit(.begun(.fixed(50)), at: "1 12:03")
    #expect(try begun.lines(.places, .reminders) == [])
  }

  @Test func `nobody hears of a game that has started`() throws {
    var log = try fullGame()
    try log.say(.out, "B", at: "3 20:01")
    #expect(try log.lines(from: "3 19:59", .places) == [])
  }
}
