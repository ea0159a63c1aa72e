import API
import ServerTestSupport
import Testing

/// Attempts that are counted together by their address.
@Suite(.timeLimit(.minutes(5)))
struct AddressThrottlingTests {
  private static let limits = Throttling(
    loginsPerAccountAndAddress: 3, loginsPerAccount: 7, loginsPerAddress: 5,
    registrationsPerAddress: 4)

  @Test func `behind a proxy the last address in X-Forwarded-For counts`() async throws {
    try await withServer(settings: .throttled(Self.limits, isBehindProxy: true)) { server in
      for number in 1...5 {
        let forged = "10.0.0.\(number), 192.0.2.1"
        #expect(try await server.logIn("Stranger \(number)", from: forged) == .wrongPassword)
      }

      let same = try await server.logIn("Ann", from: "10.0.0.9,192.0.2.1")
      let other = try await server.logIn("Ann", from: "192.0.2.1, 192.0.2.2")
      #expect(same == .tooMany(seconds: 900))
      #expect(other == .wrongPassword)
    }
  }

  @Test func `without a proxy X-Forwarded-For is ignored`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      for number in 1...5 {
        try await server.logIn("Stranger \(number)", from: "10.0.0.\(number)")
      }

      #expect(try await server.logIn("Ann", from: "10.0.0.9") == .tooMany(seconds: 900))
    }
  }

  @Test func `only a trusted proxy is believed`() async throws {
    var settings = ServerSettings.throttled(Self.limits)
    settings.trustedProxies = try #require(TrustedProxies("10.0.0.1"))
    try await withServer(settings: settings) { server in
      for number in 1...5 {
        try await server.logIn("Stranger \(number)", from: "192.0.2.\(number)")
      }

      #expect(try await server.logIn("Ann", from: "192.0.2.9") == .tooMany(seconds: 900))
    }
  }

  @Test func `wrong passwords from one address do not lock the owner out at another`() async throws
  {
    try await withServer(settings: .throttled(Self.limits, isBehindProxy: true)) { server in
      try await server.register("Ann")
      for _ in 1...20 { try await server.logIn("Ann", password: "x", from: "192.0.2.1") }

      let guesser = try await server.logIn("Ann", from: "192.0.2.1")
      let owner = try await server.logIn("Ann", from: "192.0.2.2")

      #expect(guesser == .tooMany(seconds: 900))
      #expect(owner.status == 200)
    }
  }

  @Test func `attempts from many addresses at one account are throttled together`() async throws {
    try await withServer(settings: .throttled(Self.limits, isBehindProxy: true)) { server in
      try await server.register("Ann")
      for number in 1...7 {
        let response = try await server.logIn("Ann", password: "x", from: "192.0.2.\(number)")
        #expect(response == .wrongPassword)
      }

      #expect(try await server.logIn("Ann", from: "192.0.2.8") == .tooMany(seconds: 900))
    }
  }

  @Test(arguments: [
    ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
    ("2001:db8:1:2::1", "2001:0DB8:0001:0002::1", true),
    ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
    ("::ffff:192.0.2.1", "192.0.2.1", true), ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
    ("192.0.2.1", "192.0.2.2", false), ("unknown", "unknown", true),
    ("unknown", "192.0.2.1", false),
  ])
  func `an IPv6 network counts as one address`(
    _ first: String, _ second: String, _ isSame: Bool
  ) async throws {
    try await withServer(settings: .throttled(Self.limits, isBehindProxy: true)) { server in
      try await server.register("Ann")
      for _ in 1...3 { try await server.logIn("Ann", password: "x", from: first) }

      let response = try await server.logIn("Ann", from: second)

      #expect(response.status == (isSame ? 429 : 200))
    }
  }
}
