import API
import HTTPTypes
import ServerTestSupport
import Testing

extension ServerSettings {
  static func throttled(_ limits: Throttling, isBehindProxy: Bool = false) -> Self {
    var settings = quick
    settings.throttling = limits
    settings.trustedProxies = isBehindProxy ? .loopback : .none
    return settings
  }
}

extension TestResponse {
  static func tooMany(seconds: Int) -> TestResponse {
    error(429, "Too many attempts. Try again in \(seconds) seconds.")
  }
}

extension TestServer {
  /// Tries to log in from an address, through a proxy that sends `X-Forwarded-For`.
  @discardableResult
  func logIn(
    _ name: String, password: String = "a long secret", from address: String
  ) async throws -> TestResponse {
    let header = try #require(HTTPField.Name("X-Forwarded-For"))
    return try await logIn(name, password: password, headers: [header: address])
  }
}
