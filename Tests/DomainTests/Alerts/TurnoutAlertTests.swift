import Domain
import TestSupport
import Testing

@Suite("What organisers hear of how many come")
struct TurnoutAlertTests {
  @Test func `they hear when all places are taken`() throws {
    var log = try AlertLog(most: 2)
    try log.say(.in, "A", at: "1 09:00")
    try log.say(.in, "B", at: "1 10:00")
    #expect(try log.lines(.turnout) == ["1 10:00 2 of 2, full"])
  }

  @Test func `late refusals are told together, when nobody can come back any more`() throws {
    var log = try AlertLog()
    try log.say(.in, "ABCD", at: "1 09:00")
    try log.say(.out, "A", at: "3 12:00")
    try log.say(.out, "B", at: "3 12:08")
    try log.say(.out, "C", at: "3 12:10")
    #expect(try log.lines(.turnout) == ["3 12:05 3, 1 late", "3 12:20 1, 2 late"])
  }

  @Test func `a refusal that was taken back is not late`() throws {
    var log = try AlertLog()
    try log.say(.in, "A", at: "1 09:00")
    try log.say(.out, "A", at: "3 12:00")
    try log.say(.in, "A", at: "3 12:03")
    #expect(try log.lines(.turnout) == [])
  }

  @Test func `they hear a day before that too few come`() throws {
    var log = try AlertLog()
    try log.edit(.edited(.least(3)), at: "1 08:00")
    try log.say(.in, "AB", at: "1 09:00")
    #expect(try log.lines(.turnout) == ["2 20:00 2, too few"])
  }

  @Test func `they hear when there are too few again`() throws {
    var log = try AlertLog()
    try log.edit(.edited(.least(2)), at: "1 08:00")
    try log.say(.in, "AB", at: "1 09:00")
    try log.say(.out, "A", at: "1 12:00")
    #expect(try log.lines(to: "1 13:00", .turnout) == ["1 12:05 1, too few"])
  }

  @Test func `they hear at most six times a day, and the rest of the night nothing`() throws {
    var log = try AlertLog()
    try log.say(.in, "ABCDEFGHIJ", at: "1 09:00")
    for (hour, person) in zip(10..., "ABCDEFGH") {
      try log.say(.out, String(person), at: "3 \(hour):00")
    }
    #expect(try log.lines(.turnout).count == 6)
    #expect(try log.lines(from: "3 12:30", .turnout).count == 3)
  }

  @Test func `no alert names a person whom it is not for`() throws {
    var log = try AlertLog(most: 1)
    try log.say(.in, "AB", at: "1 09:00")
    try log.say(.out, "A", at: "3 12:00")
    for alert in try log.alerts() where alert.kind == .turnout {
      #expect(alert.recipient == .organisers)
    }
  }
}
