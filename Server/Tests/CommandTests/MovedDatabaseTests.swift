import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("A database that is deleted under its server", .timeLimit(.minutes(5)))
struct MovedDatabaseTests {
  @Test func `the server acknowledges nothing more and says so`() async throws {
    try await withTemporaryFolder { folder in
      // Given
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      let user = try await User.registered(with: server)
      let player = Array(#"{"name":"Ben"}"#.utf8)
      #expect(try await user.send(.post, .players, body: player, to: server).status == 201)
      // When
      try FileManager.default.removeItem(at: database)
      // Then
      let refusal = TestResponse.error(
        503,
        """
        The server's database was deleted or replaced. Nothing was saved; tell its operator.
        """)
      #expect(try await user.send(.post, .players, body: player, to: server) == refusal)
      #expect(try await server.send(.get, "/health") == refusal)
      let players = try await user.send(.get, .players, to: server)
      #expect(players == .json(#"[{"id":1,"name":"Ben"}]"#))
      server.process.kill()
    }
  }
}
