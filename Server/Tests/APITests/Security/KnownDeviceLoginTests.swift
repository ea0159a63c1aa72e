import API
import HTTPTypes
import ServerTestSupport
import Testing

/// Logging in on a browser that has logged in before, while others guess.
@Suite(.timeLimit(.minutes(5)))
struct KnownDeviceLoginTests {
  private static let limits = Throttling(
    loginsPerAccountAndAddress: 3, loginsPerAccount: 7, loginsPerAddress: 5,
    loginsPerKnownDevice: 2, registrationsPerAddress: 9)

  /// Runs a test with Ann, whose browser has logged in once, and whose account a flood has locked.
  private func withFlood(
    _ test: (TestServer, _ cookie: HTTPFields) async throws -> Void
  ) async throws {
    try await withServer(settings: .throttled(Self.limits, isBehindProxy: true)) { server in
      try await server.register("Ann")
      let cookie = try await server.logIn("Ann").deviceCookie()
      for number in 1...10 {
        try await server.logIn("Ann", password: "x", from: "198.51.100.\(number)")
      }
      try await test(server, cookie)
    }
  }

  @Test(arguments: [false, true])
  func `the cookie goes only to the login, and no script reads it`(_ isSecure: Bool) async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = isSecure
    try await withServer(settings: settings) { server in
      try await server.register("Ann")

      let cookies = try await server.logIn("Ann").headers[values: .setCookie]

      let cookie = try #require(cookies.last)
      #expect(cookies.count == 3)
      #expect(cookie.hasPrefix("gather_device="))
      #expect(
        Set(cookie.split(separator: "; ").dropFirst())
          == Set(
            [
              "Path=/api/users/login", "Max-Age=15552000", "HttpOnly", "SameSite=Strict",
            ] + (isSecure ? ["Secure"] : [])))
    }
  }

  @Test func `the owner gets past a flood where they logged in before`() async throws {
    try await withFlood { server, cookie in
      let elsewhere = try await server.logIn("Ann")
      let here = try await server.logIn("Ann", headers: cookie)

      #expect(elsewhere == .tooMany(seconds: 900))
      #expect(here.status == 200)
    }
  }

  @Test func `the cookie does not log in`() async throws {
    try await withFlood { server, cookie in
      let login = try await server.logIn("Ann", password: "", headers: cookie)
      let players = try await server.get("/api/players", headers: cookie)

      #expect(login == .wrongPassword)
      #expect(players == .notLoggedIn)
    }
  }

  @Test func `with a stolen cookie there are two guesses`() async throws {
    try await withFlood { server, cookie in
      for _ in 1...2 {
        #expect(try await server.logIn("Ann", password: "x", headers: cookie) == .wrongPassword)
      }

      let third = try await server.logIn("Ann", password: "x", headers: cookie)
      #expect(third == .tooMany(seconds: 900))
      server.environment.advance(bySeconds: 15 * 60)
      for _ in 1...3 { try await server.logIn("Ann", password: "x", headers: cookie) }
      #expect(try await server.logIn("Ann", headers: cookie) == .tooMany(seconds: 900))
    }
  }

  @Test func `an owner who mistypes once before each login is never kept out`() async throws {
    try await withFlood { server, cookie in
      var cookie = cookie
      for _ in 1...10 {
        try await server.logIn("Ann", password: "x", headers: cookie)
        cookie = try await server.logIn("Ann", headers: cookie).deviceCookie()
      }
    }
  }

  @Test func `the cookie of another account opens nothing`() async throws {
    try await withFlood { server, _ in
      try await server.register("Ben")
      let cookie = try await server.logIn("Ben", from: "192.0.2.7").deviceCookie()

      #expect(try await server.logIn("Ann", headers: cookie) == .tooMany(seconds: 900))
    }
  }

  @Test func `a new account with the same name does not know the device`() async throws {
    try await withFlood { server, cookie in
      let login = try await server.logIn("Ann", headers: cookie)
      let token = try #require(login.headers[values: .setCookie].first?.split(separator: ";").first)
      let deletion = try await server.deleteAccount("Ann", headers: [.cookie: String(token)])
      #expect(deletion == .noContent)
      try await server.register("Ann")

      #expect(try await server.logIn("Ann", headers: cookie) == .tooMany(seconds: 900))
    }
  }

  @Test func `a client without cookies logs in as before`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")
      for _ in 1...2 { try await server.logIn("Ann", password: "x") }

      #expect(try await server.logIn("Ann").status == 200)
    }
  }
}
