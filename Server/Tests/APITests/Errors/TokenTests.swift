import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct TokenTests {
  private static let closed = Endpoint.all().filter { !$0.route.isOpen(to: $0.method) }

  @Test(arguments: closed)
  func `a request without a token is refused`(_ endpoint: Endpoint) async throws {
    try await withServer { server in
      let response = try await server.send(endpoint)

      #expect(response == .notLoggedIn)
    }
  }

  @Test(arguments: Endpoint.all().filter { $0.route.isOpen(to: $0.method) })
  func `an open endpoint needs no token`(_ endpoint: Endpoint) async throws {
    try await withServer { server in
      let response = try await server.send(endpoint)

      #expect(response != .notLoggedIn)
    }
  }

  @Test(arguments: [
    "", "Bearer", "Bearer ", "Bearer x", "Bearer \u{FF}", "Basic QW5uOnNlY3JldA==", "Token x",
    "Bearer null", "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  ])
  func `an invalid token is refused`(_ authorization: String) async throws {
    try await withServer { server in
      try await server.register("Ann")

      let response = try await server.get(
        "/api/players", headers: [.authorization: authorization])

      #expect(response == .notLoggedIn)
      #expect(response["WWW-Authenticate"] == "Bearer")
    }
  }

  @Test(arguments: ["Bearer", "bearer", "BEARER", "Bearer "])
  func `the letter case of the scheme does not matter`(_ scheme: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let headers = "\(scheme) \(ann.token)"
      #expect(
        try await server.get("/api/players", headers: [.authorization: headers]) == .json("[]"))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a token is valid for 90 days and not a moment longer`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")

      server.environment.advance(byDays: 90)
      server.environment.advance(bySeconds: -1)
      #expect(try await ann.get("/api/players") == .json("[]"))

      server.environment.advance(bySeconds: 1)
      for endpoint in Self.closed {
        #expect(try await ann.send(endpoint) == .notLoggedIn, "\(endpoint)")
      }
    }
  }

  @Test func `a token that was never used is valid no longer than others`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      server.environment.advance(byDays: 90)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
    }
  }

  @Test(arguments: closed)
  func `a token is refused after logging out`(_ endpoint: Endpoint) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.post("/api/users/logout")

      #expect(try await ann.send(endpoint) == .notLoggedIn)
    }
  }

  @Test(arguments: closed)
  func `the token of a deleted account is refused`(
    _ endpoint: Endpoint
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await server.deleteAccount("Ann")

      #expect(try await ann.send(endpoint) == .notLoggedIn)
    }
  }

  @Test func `each login gives another token`() async throws {
    try await withServer { server in
      try await server.register("Ann")

      let first = try await server.enter("Ann")
      let second = try await server.enter("Ann")

      #expect(first.token != second.token)
      #expect(first.token.utf8.count == 43)
    }
  }
}
