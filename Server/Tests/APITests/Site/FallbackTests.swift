import API
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServerTestSupport
import ServiceLifecycle
import Testing
import Wire

/// Addresses that belong neither to the API nor to the client's pages.
@Suite(.timeLimit(.minutes(5)))
struct FallbackTests {
  @Test func `a fallback responds where neither a route nor a page does`() async throws {
    try await withServer(site: .small, fallback: Kiosk(paths: ["/kiosk"])) { server in
      let response = try await server.get("/kiosk?of=two")

      #expect(response == TestResponse(status: 200, body: "/kiosk?of=two"))
      #expect(response["X-Content-Type-Options"] == "nosniff")
      #expect(
        response["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
      #expect(try await server.get("/kiosk/") == .nothingHere)
    }
  }

  @Test func `a fallback cannot take an address from the API or the client`() async throws {
    let greedy = Kiosk(paths: ["/health", "/api/players", "/api/players/x", "/", "/samples"])
    try await withServer(site: .small, fallback: greedy) { server in
      for (path, expected) in [
        ("/health", .json(#"{"status":"ok"}"#)), ("/api/players", .notLoggedIn),
        ("/api/players/x", .malformedID), ("/", TestResponse(status: 200, body: "home")),
        ("/samples", TestResponse(status: 308, location: "/samples/")),
      ] {
        let response = try await server.get(path)
        #expect(response == expected)
      }
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
  func `a fallback takes only GET and HEAD`(_ method: String) async throws {
    try await withServer(fallback: Kiosk(paths: ["/kiosk"])) { server in
      let response = try await server.send(method, "/kiosk", "{}")

      #expect(response == .error(405, "This address takes only GET."))
      #expect(response["Allow"] == "GET")
    }
  }

  @Test func `the response to HEAD is that to GET, without the body`() async throws {
    try await withServer(fallback: Kiosk(paths: ["/kiosk"])) { server in
      let head = try await server.send("HEAD", "/kiosk")

      #expect(head.status == 200)
      #expect(head.bytes.isEmpty)
      let get = try await server.get("/kiosk")
      #expect(head.headers == get.headers)
    }
  }

  @Test func `an error in a fallback is logged as the fallback says`() async throws {
    let log = RecordedLog()
    let broken = Kiosk(paths: ["/kiosk"], error: "shut")

    try await withServer(fallback: broken, logger: log.logger) { server in
      _ = try await server.get("/kiosk?secret=of-the-query")
    }

    let line = try #require(log.lines.first { $0.contains("GET /kiosk ") })
    #expect(line.hasPrefix("error "))
    #expect(line.contains("error=shut"))
    #expect(!log.text.contains("of-the-query"))
  }

  @Test func `a fallback shuts down with the server`() async throws {
    let ended = Recorded<Bool>()

    try await withServer(fallback: Kiosk(paths: [], onEnd: { ended.value = true })) { _ in
      #expect(ended.value == nil)
    }

    #expect(ended.value == true)
  }
}

/// Responds at a few addresses with the address that was requested.
private struct Kiosk: FallbackResponder {
  let paths: Set<String>
  var error: String?
  var onEnd: @Sendable () -> Void = {}

  func reader(at path: String) -> Reader? {
    guard paths.contains(path) else { return nil }
    return { request in
      let body = ResponseBody(byteBuffer: ByteBuffer(string: request.uri.string))
      return LoggedResponse(
        Response(status: .ok, body: body), logLevel: error == nil ? .debug : .error,
        error: error)
    }
  }

  func run() async throws {
    try await gracefulShutdown()
    onEnd()
  }
}
