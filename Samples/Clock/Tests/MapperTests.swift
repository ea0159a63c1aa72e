import ClockSample
import Domain
import Testing

@Suite("Mapper")
struct MapperTests {
  @Test(arguments: [
    ("2026-11-20T22:05Z", 1_795_212_300_000), ("1970-01-01T00:00Z", 0),
    ("2024-02-29T23:59Z", 1_709_251_140_000), ("9999-12-31T23:59Z", 253_402_300_740_000),
  ])
  func `an entity's date and time become an instant`(_ text: String, _ milliseconds: Int64) throws {
    #expect(try model(text).currentDateTime.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "2026-02-30T22:05Z", "2026-02-29T22:05Z", "2100-02-29T22:05Z", "2026-13-01T22:05Z",
    "2026-00-01T22:05Z", "2026-11-00T22:05Z", "2026-11-31T22:05Z", "2026-11-20T24:00Z",
    "2026-11-20T22:60Z", "1969-12-31T23:59Z", "0000-01-01T00:00Z",
  ])
  func `a date that does not exist is an error with that date`(_ text: String) {
    #expect(throws: MappingError.impossibleDate(text)) { try model(text) }
  }

  @Test(arguments: [
    "", "now", "2026-11-20", "2026-11-20T22:05", "2026-11-20T22:05:00Z", "2026-11-20T22:05Z ",
    " 2026-11-20T22:05Z", "2026-11-20T22:05Zulu", "2026-11-20 22:05Z", "2026/11/20T22:05Z",
    "2026-11-20T22:05+", "2026-11-20t22:05z", "-026-11-20T22:05Z", "+026-11-20T22:05Z",
    "2026-1 -20T22:05Z", "２０２６-11-20T22:05Z", "20261120T22:05:00Z", "2026-11-20T22.05Z",
    "2026-11-2\u{301}T22:05Z", "2026-11-20T22:05\u{1F600}",
  ])
  func `a text in another format is an error`(_ text: String) {
    #expect(throws: MappingError.notInForm) { try model(text) }
  }
}
