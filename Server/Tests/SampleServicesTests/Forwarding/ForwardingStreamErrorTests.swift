import HTTPTypes
import Hummingbird
import NIOCore
import ServerTestSupport
import ServiceLifecycle
import Testing

@testable import SampleServices

@Suite("When The Movie Database responds late, badly or not at all", .timeLimit(.minutes(5)))
struct ForwardingStreamErrorTests {
  private static let poster = "/samples/movies/t/p/w342/a.jpg"

  @Test(arguments: ["before it begins", "in the middle"])
  func `a response that takes too long is abandoned`(_ moment: String) async throws {
    let fake = FakeService { _ in
      if moment == "before it begins" { try await gracefulShutdown() }
      return Response(
        status: .ok, headers: [.contentType: "image/jpeg"],
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "{"))
          try await gracefulShutdown()
          try await writer.finish(nil)
        })
    }
    try await withForwarding(to: fake, timeout: .milliseconds(200)) { server in
      for path in [SamplesServer.search + "?query=a", Self.poster] {
        let response = try await server.get(path)

        #expect(response.status == 504)
        #expect(response.body.contains(#""status_code":24,"#))
      }
    }
  }

  @Test func `when too many requests wait, others are refused as overloaded`() async throws {
    let (arrived, gate) = (Gate(), Gate())
    let fake = FakeService { _ in
      await arrived.open()
      await gate.pass()
      return .text(#"{"results":[]}"#)
    }
    try await withForwarding(to: fake, requestLimit: 1) { server in
      async let first = server.search("first")
      await arrived.pass()
      let second = try await server.search("second")
      await gate.open()
      let third = try await (first, server.search("third")).1

      #expect(second.status == 503)
      #expect(second["Retry-After"] == "1")
      #expect(third.status == 200)
    }
  }

  @Test func `a missing service is reported as unreachable`() async throws {
    // No server listens on port 1.
    let samples = try SampleServices(
      environment: .standing(), movieDatabase: .local(port: 1, timeout: .seconds(30)))
    try await withSamples(samples) { server in
      let response = try await server.search("a")

      #expect(response.status == 502)
      #expect(response.body.contains(#""status_code":43,"#))
    }
  }

  @Test(arguments: [
    ("garbage\r\n\r\n", 11), ("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", 11), ("", 43),
    ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{", 11),
  ])
  func `an invalid or truncated HTTP response is an error`(
    _ bytes: String, _ code: Int
  ) async throws {
    try await withGarbageServer(bytes) { port in
      let samples = try SampleServices(environment: .standing(), movieDatabase: .local(port: port))
      try await withSamples(samples) { server in
        let response = try await server.search("a")

        #expect(response.status == 502)
        #expect(response.body.contains(#""status_code":\#(code),"#))
      }
    }
  }
}
