import HTTPTypes
import Hummingbird
import NIOCore
import ServerTestSupport
import ServiceLifecycle
import Testing

@testable import SampleServices

@Suite("When the time service fails", .timeLimit(.minutes(5)))
struct WorldClockErrorTests {
  private static let nonsense =
    "The time service gave an answer that makes no sense. Try again later."
  private static let busy = "The time service is asked too often. Try again in a moment."

  struct Mishap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let error: String
    let respond: FakeService.ResponseFunction

    init(
      _ name: String, _ error: String, status: Int = 502,
      _ respond: @escaping FakeService.ResponseFunction
    ) {
      testDescription = name
      (self.status, self.error, self.respond) = (status, error, respond)
    }
  }

  private static let mishaps = [
    Mishap("moved", "unexpectedStatus(302)") { _ in
      Response(status: .found, headers: [.location: "/time/elsewhere"])
    },
    Mishap("broken", "unexpectedStatus(500)") { _ in
      .text("said by upstream", status: .internalServerError)
    },
    Mishap("closed", "unexpectedStatus(401)") { _ in
      .text("said by upstream", status: .unauthorized)
    },
    Mishap("asked too often", "tooManyRequests", status: 503) { _ in
      .text("said by upstream", status: .tooManyRequests, headers: [.retryAfter: "3600"])
    },
    Mishap("a page of HTML", "unexpectedContent") { _ in .text("<html>said by upstream</html>") },
    Mishap("no time", "unexpectedContent") { _ in .text(#"{"said":"by upstream"}"#) },
    Mishap("another time", "unexpectedContent") { _ in .text(#"{"currentDateTime":12}"#) },
    Mishap("nothing at all", "unexpectedContent") { _ in .text("") },
    Mishap("deep", "unexpectedContent") { _ in .text(String(repeating: "[", count: 60_000)) },
    Mishap("too much", "tooLarge") { _ in
      .text(#"{"currentDateTime":""}"# + String(repeating: " ", count: 1 << 16))
    },
  ]

  @Test(arguments: mishaps)
  func `an error is reported in this server's own words`(_ mishap: Mishap) async throws {
    let (log, fake) = (RecordedLog(), FakeService(mishap.respond))
    try await withForwarding(to: fake, logger: log.logger) { server in
      let response = try await server.get(SamplesServer.clock)

      #expect(response.status == mishap.status)
      let reason = mishap.status == 503 ? Self.busy : Self.nonsense
      #expect(response.body == #"{"error":true,"reason":"\#(reason)"}"#)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      #expect(response["Cache-Control"] == "no-store")
      #expect(response["Retry-After"] == (mishap.status == 503 ? "10" : nil))
      #expect(response["Location"] == nil)
      #expect(fake.received.count == 1)
    }
    let line = try #require(log.lines.first { $0.contains("GET \(SamplesServer.clock)") })
    #expect(line.contains("warning"))
    #expect(line.contains(mishap.error))
    #expect(!log.text.contains("said by upstream"))
  }

  @Test(arguments: ["before it begins", "in the middle"])
  func `a response that takes too long is abandoned`(_ moment: String) async throws {
    let fake = FakeService { _ in
      if moment == "before it begins" { try await gracefulShutdown() }
      return Response(
        status: .ok,
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "{"))
          try await gracefulShutdown()
          try await writer.finish(nil)
        })
    }
    try await withForwarding(to: fake, timeout: .milliseconds(200)) { server in
      let response = try await server.get(SamplesServer.clock)

      #expect(response.status == 504)
      #expect(
        response.body.contains("The time service takes too long to answer. Try again."))
    }
  }

  @Test func `when too many requests wait, others are refused as overloaded`() async throws {
    let (arrived, gate) = (Gate(), Gate())
    let fake = FakeService { _ in
      await arrived.open()
      await gate.pass()
      return .text(#"{"currentDateTime":"2001-02-03T04:05Z"}"#)
    }
    try await withForwarding(to: fake, requestLimit: 1) { server in
      async let first = server.get(SamplesServer.clock)
      await arrived.pass()
      let second = try await server.get(SamplesServer.clock)
      await gate.open()
      let third = try await (first, server.get(SamplesServer.clock)).1

      #expect(second.status == 503)
      #expect(second["Retry-After"] == "1")
      #expect(third.status == 200)
    }
  }

  @Test func `a missing service is reported as unreachable`() async throws {
    // No server listens on port 1.
    let samples = try SampleServices(environment: .standing(), worldClock: .local(port: 1))
    try await withSamples(samples) { server in
      let response = try await server.get(SamplesServer.clock)

      #expect(response.status == 502)
      #expect(response.body.contains("The time service cannot be reached. Try again later."))
    }
  }

  @Test(arguments: [
    "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", "",
    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{",
  ])
  func `an invalid or truncated HTTP response is an error`(
    _ bytes: String
  ) async throws {
    try await withGarbageServer(bytes) { port in
      let samples = try SampleServices(environment: .standing(), worldClock: .local(port: port))
      try await withSamples(samples) { server in
        let response = try await server.get(SamplesServer.clock)

        #expect(response.status == 502)
      }
    }
  }
}
