import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("Serving the time of another service", .timeLimit(.minutes(5)))
struct ClockServiceTests {
  private static let clock = "/samples/clock/api/json/utc/now"

  @Test(arguments: [true, false])
  func `the server forwards the time of the named service`(byFlag: Bool) async throws {
    try await withTemporaryFolder { folder in
      // Given
      let first = try GatherServer(
        database: folder.appendingPathComponent("first.sqlite"), program: GatherProcess.samples)
      let url = first.address + "/samples/clock/"
      let second = try GatherServer(
        database: folder.appendingPathComponent("second.sqlite"),
        arguments: byFlag ? ["--clock-url", url] : [],
        variables: byFlag ? [:] : ["GATHER_CLOCK_URL": url], program: GatherProcess.samples)
      // When
      let passedOn = try await second.send(.get, Self.clock)
      first.process.kill()
      let afterwards = try await second.send(.get, Self.clock)
      // Then
      #expect(passedOn.status == 200)
      #expect(try JSON(passedOn.bytes)["timeZoneName"] == .string("UTC"))
      #expect(afterwards.status == 502)
      #expect(second.process.terminate() == 0)
    }
  }
}
