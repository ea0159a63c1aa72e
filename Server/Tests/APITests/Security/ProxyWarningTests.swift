import API
import HTTPTypes
import ServerTestSupport
import Testing

/// What the log says about a header that names the client.
@Suite(.timeLimit(.minutes(5)))
struct ProxyWarningTests {
  /// Sends requests, some with a header, and returns the warnings.
  private func warnings(
    _ header: String, behind proxies: TrustedProxies
  ) async throws -> [String] {
    let log = RecordedLog()
    var settings = ServerSettings.quick
    settings.trustedProxies = proxies
    try await withServer(settings: settings, logger: log.logger) { server in
      let name = try #require(HTTPField.Name(header))
      _ = try await server.get("/health")
      for _ in 1...3 { _ = try await server.get("/health", headers: [name: "192.0.2.1"]) }
    }
    return log.lines.filter { $0.hasPrefix("warning ") }
  }

  @Test(arguments: ["X-Forwarded-For", "Forwarded"])
  func `without --behind-proxy the first such header is warned of`(_ header: String) async throws {
    let warnings = try await warnings(header, behind: .none)

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("--behind-proxy") == true)
    #expect(warnings.first?.contains("connection=127.0.0.1") == true)
  }

  @Test func `a proxy that is not trusted is warned of`() async throws {
    let elsewhere = try #require(TrustedProxies("10.0.0.1"))

    let warnings = try await warnings("X-Forwarded-For", behind: elsewhere)

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("--trusted-proxies") == true)
  }

  @Test func `a trusted proxy is not`() async throws {
    #expect(try await warnings("X-Forwarded-For", behind: .loopback) == [])
  }

  @Test func `other headers are not`() async throws {
    #expect(try await warnings("Via", behind: .none) == [])
  }
}
