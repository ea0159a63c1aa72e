import API
import HTTPTypes
import SampleServices
import ServerTestSupport
import Testing

@Suite("The time for the Clock sample", .timeLimit(.minutes(5)))
struct ClockTests {
  @Test func `the time is served in the format of the world clock's service`() async throws {
    try await withSamples(SampleServices(environment: .standing())) { server in
      let response = try await server.get(SamplesServer.clock)

      #expect(
        response.body == """
          {"$id":"1","currentDateTime":"2026-11-20T22:05Z","utcOffset":"00:00:00",\
          "isDayLightSavingsTime":false,"dayOfTheWeek":"Friday","timeZoneName":"UTC",\
          "currentFileTime":134396859302500000,"ordinalDate":"2026-324","serviceResponse":null}
          """)
      #expect(response.status == 200)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      #expect(response["Cache-Control"] == "no-store")
      #expect(response["X-Content-Type-Options"] == "nosniff")
    }
  }

  /// Each instant with its day of the week, its ordinal date and its FILETIME, which were computed
  /// by Python's `datetime`.
  @Test(arguments: [
    (0, "1970-01-01T00:00Z", "Thursday", "1970-001", 116_444_736_000_000_000),
    (951_782_399_999, "2000-02-28T23:59Z", "Monday", "2000-059", 125_962_559_999_990_000),
    (951_868_800_000, "2000-03-01T00:00Z", "Wednesday", "2000-061", 125_963_424_000_000_000),
    (1_577_836_800_000, "2020-01-01T00:00Z", "Wednesday", "2020-001", 132_223_104_000_000_000),
    (1_735_689_599_000, "2024-12-31T23:59Z", "Tuesday", "2024-366", 133_801_631_990_000_000),
    (4_107_542_400_000, "2100-03-01T00:00Z", "Monday", "2100-060", 157_520_160_000_000_000),
  ])
  func `leap days and ends of years are right`(
    _ milliseconds: Int64, _ date: String, _ weekday: String, _ ordinal: String, _ fileTime: Int
  ) async throws {
    try await withSamples(SampleServices(environment: .standing(at: milliseconds))) { server in
      let body = try await server.get(SamplesServer.clock).body

      #expect(body.contains(#""currentDateTime":"\#(date)""#))
      #expect(body.contains(#""dayOfTheWeek":"\#(weekday)""#))
      #expect(body.contains(#""ordinalDate":"\#(ordinal)""#))
      #expect(body.contains(#""currentFileTime":\#(fileTime),"#))
    }
  }

  @Test func `the time takes only GET and HEAD`() async throws {
    try await withSamples(SampleServices(environment: .standing())) { server in
      for method in [HTTPRequest.Method.post, .put, .delete, .patch] {
        let response = try await server.send(method.rawValue, SamplesServer.clock)
        #expect(response.status == 405)
        #expect(response["Allow"] == "GET")
      }
      let head = try await server.send("HEAD", SamplesServer.clock)
      #expect(head.status == 200)
      #expect(head.bytes.isEmpty)
    }
  }

  @Test(arguments: [
    "/samples/clock/api/json/utc", "/samples/clock/api/json/utc/now/",
    "/samples/clock/api/json/est/now", "/samples/clock/api/json/utc/%6eow",
  ])
  func `other addresses are not found`(_ path: String) async throws {
    try await withSamples(SampleServices(environment: .standing())) { server in
      let response = try await server.get(path)

      #expect(response.status == 404)
    }
  }
}
