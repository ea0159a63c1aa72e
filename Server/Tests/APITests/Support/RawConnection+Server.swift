import ServerTestSupport
import Testing

extension RawConnection {
  /// Connects; a connection that `reads` nothing takes what arrives only when `readOn` is called.
  convenience init(to server: TestServer, reads: Bool = true) async throws {
    try await self.init(port: try #require(server.application.port), reads: reads)
  }
}
