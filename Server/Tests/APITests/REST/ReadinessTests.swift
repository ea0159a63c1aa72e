import API
import ChangeStore
import HTTPTypes
import ServerTestSupport
import Testing

/// What a load balancer and what watches over the process are told.
@Suite(.timeLimit(.minutes(5)))
struct ReadinessTests {
  @Test func `a server is ready while its storage answers`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let working = try await server.get("/ready")
      #expect(working == .json(#"{"status":"ok"}"#))

      store.fail { $0.reading = StorageError.full }
      let full = TestResponse.error(507, "The server's disk is full. Nothing was saved.")
      #expect(try await server.get("/ready") == full)

      store.fail { $0.reading = StorageError.unreachable }
      #expect(try await server.get("/ready").status == 503)

      store.work()
      #expect(try await server.get("/ready").status == 200)
    }
  }

  @Test func `a server that is shutting down is not ready, and healthy all the same`()
    async throws
  {
    let readiness = Readiness()
    try await withServer(readiness: readiness) { server in
      let ann = try await server.welcome("Ann")

      readiness.end()

      let refusal = try await server.get("/ready")
      #expect(refusal == .error(503, "The server is shutting down."))
      #expect(refusal.headers[.retryAfter] == "1")
      #expect(try await server.get("/health") == .json(#"{"status":"ok"}"#))
      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }
}
