import API
import HTTPTypes
import ServerTestSupport
import Testing

/// What the log says when the operator forgot the public address behind a proxy that ends TLS.
@Suite(.timeLimit(.minutes(5)))
struct PublicAddressWarningTests {
  private func warnings(
    _ header: String, _ value: String, isPublicURLSecure: Bool
  ) async throws -> [String] {
    let log = RecordedLog()
    var settings = ServerSettings.quick
    settings.trustedProxies = .loopback
    settings.isPublicURLSecure = isPublicURLSecure
    settings.publicAuthority = "gather.example.org"
    try await withServer(settings: settings, logger: log.logger) { server in
      let name = try #require(HTTPField.Name(header))
      _ = try await server.get("/health")
      for _ in 1...3 { _ = try await server.get("/health", headers: [name: value]) }
    }
    return log.lines.filter { $0.hasPrefix("warning ") }
  }

  @Test(arguments: [
    ("X-Forwarded-Proto", "https"), ("X-Forwarded-Proto", "https, http"),
    ("Forwarded", "for=192.0.2.1;proto=https"),
  ])
  func `the first request that came by https is warned of, with the setting to make`(
    header: String, value: String
  ) async throws {
    let warnings = try await warnings(header, value, isPublicURLSecure: false)

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("GATHER_PUBLIC_URL") == true)
  }

  @Test
  func `a server that knows its address warns of nothing, and neither does one without https`()
    async throws
  {
    #expect(try await warnings("X-Forwarded-Proto", "https", isPublicURLSecure: true) == [])
    #expect(try await warnings("X-Forwarded-Proto", "http", isPublicURLSecure: false) == [])
  }
}
