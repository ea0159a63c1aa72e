import API
import HTTPTypes
import Hummingbird
import NIOCore
import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("The time from another service", .timeLimit(.minutes(5)))
struct WorldClockTests {
  private static let time =
    #"{"$id":"1","currentDateTime":"2001-02-03T04:05Z","serviceResponse":null}"#

  @Test func `the request is forwarded, and the response returned`() async throws {
    let fake = FakeService { _ in .text(Self.time, type: "application/json; charset=utf-16") }
    try await withForwarding(to: fake) { server in
      let response = try await server.get(SamplesServer.clock + "?callback=x")

      #expect(response.status == 200)
      #expect(response.body == Self.time)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      #expect(response["Cache-Control"] == "no-store")
      #expect(fake.received.map(\.address) == ["/time/api/json/utc/now"])
      #expect(fake.received.first?.headers[.authorization] == nil)
    }
  }

  @Test func `only the body of the response is returned`() async throws {
    let fake = FakeService { _ in
      .text(
        Self.time,
        headers: [
          .setCookie: "session=1", .server: "upstream", .cacheControl: "public", .eTag: "\"1\"",
          .contentSecurityPolicy: "default-src *",
        ])
    }
    try await withForwarding(to: fake) { server in
      let response = try await server.get(SamplesServer.clock)

      for name in ["Set-Cookie", "Server", "ETag"] { #expect(response[name] == nil) }
      #expect(response["Cache-Control"] == "no-store")
      #expect(
        response["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
    }
  }

  @Test func `other addresses and methods are not forwarded`() async throws {
    let fake = FakeService { _ in .text(Self.time) }
    try await withForwarding(to: fake) { server in
      let post = try await server.send("POST", SamplesServer.clock)
      let other = try await server.get("/samples/clock/api/json/est/now")

      #expect(post.status == 405)
      #expect(other.status == 404)
      #expect(fake.received.isEmpty)
    }
  }

  @Test func `this server's own clock can replace the service`() async throws {
    let clock = ClockService(source: OwnClock(environment: .standing()))
    let fake = FakeService { request in
      let path = request.uri.path.replacing("/time", with: "/samples/clock")
      let read = try #require(clock.reader(at: path))
      return await read(request).response
    }
    try await withForwarding(to: fake) { server in
      let response = try await server.get(SamplesServer.clock)

      #expect(response.body.contains(#""currentDateTime":"2026-11-20T22:05Z""#))
    }
  }
}
