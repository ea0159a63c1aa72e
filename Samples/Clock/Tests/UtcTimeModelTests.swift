import ClockSample
import Testing
import Wire

@Suite("Entity")
struct UtcTimeModelTests {
  @Test func `it contains all fields of the response`() throws {
    let entity = try UtcTimeModel(json: Array(responseBody(serviceResponse: #""ok""#).utf8))
    #expect(entity.id == "1")
    #expect(entity.currentDateTime == "2026-11-20T22:05Z")
    #expect(entity.utcOffset == "00:00:00")
    #expect(!entity.isDayLightSavingsTime)
    #expect(entity.dayOfTheWeek == "Friday")
    #expect(entity.timeZoneName == "UTC")
    #expect(entity.currentFileTime == 134_396_859_302_500_000)
    #expect(entity.ordinalDate == "2026-324")
    #expect(entity.serviceResponse == "ok")
  }

  @Test func `the service's message may be missing`() throws {
    #expect(try entity().serviceResponse == nil)
    let without = responseBody().replacing(#","serviceResponse":null"#, with: "")
    #expect(try UtcTimeModel(json: Array(without.utf8)) == entity())
  }

  @Test(arguments: [
    "$id", "currentDateTime", "utcOffset", "isDayLightSavingsTime", "dayOfTheWeek",
    "timeZoneName", "currentFileTime", "ordinalDate",
  ])
  func `every other field is required`(_ field: String) {
    let body = responseBody().replacing("\"\(field)\"", with: "\"another\"")
    #expect(throws: WireError.missing(field: field)) { try UtcTimeModel(json: Array(body.utf8)) }
  }

  @Test(arguments: [
    (#""$id":"1""#, #""$id":1"#, WireError.wrongType(field: "$id", expected: .text)),
    (
      #"Time":false"#, #"Time":"no""#,
      .wrongType(field: "isDayLightSavingsTime", expected: .truth)
    ),
    ("500000,", "500000.5,", .wrongType(field: "currentFileTime", expected: .integer)),
    ("134396", "9134396000", .wrongType(field: "currentFileTime", expected: .integer)),
    (
      #""2026-11-20T22:05Z""#, "[2026,11,20]",
      .wrongType(field: "currentDateTime", expected: .text)
    ),
    ("null", "{}", .wrongType(field: "serviceResponse", expected: .text)),
  ])
  func `a field of another type is refused`(
    _ part: String, _ other: String, _ error: WireError
  ) {
    let body = responseBody().replacing(part, with: other)
    #expect(throws: error) { try UtcTimeModel(json: Array(body.utf8)) }
  }
}
