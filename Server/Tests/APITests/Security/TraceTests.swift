import Foundation
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@testable import API

@Suite("Following a request in the log", .timeLimit(.minutes(5)))
struct TraceTests {
  private let log = RecordedLog()

  /// The log's lines of an event.
  private func lines(_ event: SecurityEvent) -> [String] {
    log.lines.filter { $0.contains(" event=\(event.rawValue) ") }
  }

  @Test func `a response names its line in the log`() async throws {
    try await withServer(over: .socket, logger: log.logger) { server in
      let header = try #require(HTTPField.Name("X-Request-Id"))

      let id = try #require(try await server.get("/api/nothing").headers[header])

      #expect(log.lines.filter { $0.contains("hb.request.id=\(id) ") }.count == 1)
    }
  }

  @Test func `a line names the account, once the request has shown it`() async throws {
    try await withServer(logger: log.logger) { server in
      let ann = try await server.welcome("Ann")
      _ = try await ann.get("/api/players")
      _ = try await server.get("/api/gathers")

      let known = try #require(log.lines.first { $0.contains("GET /api/players ") })
      let unknown = try #require(log.lines.first { $0.contains("GET /api/gathers ") })
      #expect(known.contains("account=\(ann.userID) "))
      #expect(unknown.contains("account=none "))
    }
  }

  @Test func `each event of an account is told at info under its name`() async throws {
    try await withServer(logger: log.logger) { server in
      try await server.register("Ann", password: "the pitch")
      try await server.register("Ann", password: "the pitch")
      try await server.logIn("Ann", password: "wrong")
      let ann = try await server.enter("Ann", password: "the pitch")
      _ = try await ann.delete("/api/users/sessions")
      _ = try await ann.post("/api/users/logout", "")
      try await server.deleteAccount("Ann", password: "wrong")
      try await server.deleteAccount("Ann", password: "the pitch")
    }

    let events: [SecurityEvent] = [
      .registered, .registrationRefused, .loginRefused, .loggedIn, .otherSessionsEnded,
      .loggedOut, .accountDeletionRefused, .accountDeleted,
    ]
    for event in events {
      #expect(lines(event).count == 1, "\(event)")
      #expect(lines(event).first?.hasPrefix("debug") == false, "\(event)")
    }
  }

  @Test func `an address has a name that tells nothing and changes with the server`() {
    let (one, other) = (ClientAddress("192.0.2.1"), ClientAddress("192.0.2.2"))
    let names = AddressPseudonyms(key: Array(repeating: 1, count: 32))
    let later = AddressPseudonyms(key: Array(repeating: 2, count: 32))

    #expect(names.name(of: one) == names.name(of: one))
    #expect(Set([names.name(of: one), names.name(of: other), later.name(of: one)]).count == 3)
    #expect(names.name(of: one).count == 16)
  }

  @Test func `no line has an address`() async throws {
    try await withServer(logger: log.logger) { server in _ = try await server.get("/health") }

    #expect(log.text.contains("address="))
    #expect(!log.text.contains("127.0.0.1"))
  }

  @Test(arguments: [
    ("POST", "/api/users/login", 429, SecurityEvent.loginThrottled),
    ("POST", "/api/users/login", 503, .loginRefused),
    ("PUT", "/api/users/password", 204, .passwordChanged),
    ("PUT", "/api/users/password", 403, .passwordChangeRefused),
    ("DELETE", "/api/users/sessions/00000000-0000-0000-0000-000000000001", 204, .sessionEnded),
    ("DELETE", "/api/users/sessions/00000000-0000-0000-0000-000000000001", 404, nil),
    ("GET", "/api/users", 200, nil), ("POST", "/nothing", 404, nil),
  ])
  func `a response means an event or none`(
    method: String, path: String, status: Int, event: SecurityEvent?
  ) throws {
    let method = try #require(HTTPRequest.Method(method))
    let route = try? Route(path: path)
    #expect(SecurityEvent(method, route, HTTPResponse.Status(code: status)) == event)
  }
}
