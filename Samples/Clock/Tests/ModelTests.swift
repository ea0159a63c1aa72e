import ClockSample
import Testing

/// Tests moving the model by days; dates have the format of the service.
@Suite("Model")
struct ModelTests {
  @Test(arguments: [
    ("2026-11-20T22:05Z", 1, "2026-11-21T22:05Z"), ("2026-11-20T22:05Z", -1, "2026-11-19T22:05Z"),
    ("2026-11-30T22:05Z", 1, "2026-12-01T22:05Z"), ("2026-11-01T22:05Z", -1, "2026-10-31T22:05Z"),
    ("2026-12-31T23:59Z", 1, "2027-01-01T23:59Z"), ("2026-01-01T00:00Z", -1, "2025-12-31T00:00Z"),
    ("2024-02-28T12:00Z", 1, "2024-02-29T12:00Z"), ("2024-03-01T12:00Z", -1, "2024-02-29T12:00Z"),
    ("2026-02-28T12:00Z", 1, "2026-03-01T12:00Z"), ("2026-03-01T12:00Z", -1, "2026-02-28T12:00Z"),
    ("2100-02-28T12:00Z", 1, "2100-03-01T12:00Z"), ("2000-02-28T12:00Z", 1, "2000-02-29T12:00Z"),
    ("2024-02-29T12:00Z", 366, "2025-03-01T12:00Z"), ("2026-11-20T22:05Z", 0, "2026-11-20T22:05Z"),
  ])
  func `moving by days keeps the time of day`(
    _ date: String, _ days: Int, _ other: String
  ) throws {
    #expect(try model(date).moved(byDays: days) == model(other))
  }

  @Test func `a day forward and a day back lead to the same model on each day of four years`()
    throws
  {
    var day = try model("2023-12-31T23:59Z")
    for _ in 1...1_462 {
      let next = try #require(day.moved(byDays: 1))
      #expect(next.moved(byDays: -1) == day)
      day = next
    }
    #expect(try day == model("2028-01-01T23:59Z"))
  }

  @Test(arguments: [
    ("1970-01-01T23:59Z", -1), ("9999-12-31T00:00Z", 1), ("2026-11-20T22:05Z", .max),
    ("2026-11-20T22:05Z", .min), ("2026-11-20T22:05Z", 106_751_991_167),
    ("2026-11-20T22:05Z", -20_800),
  ])
  func `there is no model before 1970 or after 9999`(_ date: String, _ days: Int) throws {
    #expect(try model(date).moved(byDays: days) == nil)
  }
}
