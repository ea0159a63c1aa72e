import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What one account may take of the server.
@Suite(.timeLimit(.minutes(5)))
struct QuotaTests {
  private func settings(_ quotas: Quotas) -> ServerSettings {
    var settings = ServerSettings.quick
    settings.quotas = quotas
    return settings
  }

  @Test(arguments: StoreKind.allCases)
  func `a squad that is full refuses changes and edits, and is read on`(_ kind: StoreKind)
    async throws
  {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder, squadByteLimit: 1_000)
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")

      let refused = try await ann.tryToDeliver(.players(10))

      #expect(refused.status == 507)
      #expect(refused.reason?.hasPrefix("The group has reached the size") == true)
      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"John"}]"#))
      #expect(try await ann.post("/api/users/logout").status == 204)
      let ben = try await server.welcome("Ben")
      try await ben.addPlayer("Jim")
    }
  }

  @Test func `an account that writes too much waits, others do not, and time helps`() async throws {
    let quotas = Quotas(writeBurst: 100_000, writtenPerMinute: 60_000)
    try await withServer(settings: settings(quotas)) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver([try .crowd(1)])

      let refused = try await ann.tryToDeliver([try .crowd(2)])

      #expect(refused.status == 429)
      let seconds = try #require(refused.headers[.retryAfter].flatMap { Int64($0) })
      #expect((1...60).contains(seconds))
      let ben = try await server.welcome("Ben")
      try await ben.deliver([try .crowd(2)])

      server.environment.advance(bySeconds: seconds)
      try await ann.deliver([try .crowd(2)], since: 1)
    }
  }

  @Test func `what is too much is refused before it is read`() async throws {
    try await withServer(settings: settings(Quotas(writeBurst: 1_000))) { server in
      let ann = try await server.welcome("Ann")
      let nonsense = [UInt8](repeating: 0x5B, count: 1_001)

      let refused = try await ann.send(.post, "\(ann.squadPath)/changes", nonsense, [:])

      #expect(refused.status == 429)
    }
  }

  @Test func `who asks for too many splits must wait`() async throws {
    try await withServer(settings: settings(Quotas(writeBurst: 100_000))) { server in
      let ann = try await server.welcome("Ann")
      let players = #"{"players":[{"id":"1","level":5},{"id":"2","level":6}]}"#
      for _ in 0..<2 { #expect(try await ann.post("/api/splits", players).status == 200) }

      let refused = try await ann.post("/api/splits", players)

      #expect(refused.status == 429)
      #expect(refused.headers[.retryAfter] != nil)
    }
  }

  @Test func `a device that may not write now can still read`() async throws {
    try await withServer(settings: settings(Quotas(writeBurst: 0))) { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.tryToDeliver(.players(1)).status == 429)
      try await ann.deliver([])
      #expect(try await ann.changes(since: 0).latest == 0)
    }
  }
}
