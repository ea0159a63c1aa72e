import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct StorageErrorTests {
  private static let full = TestResponse.error(507, "The server's disk is full. Nothing was saved.")
  private static let unreachable = TestResponse.error(
    503, "The server cannot reach its storage. Nothing was saved; try again later.")
  private static let moved = TestResponse.error(
    503,
    "The server's database was deleted or replaced. Nothing was saved; tell its operator.")
  private static let lost = TestResponse.error(
    503, "The server lost its database. Check whether this was saved before you try again.")
  private static let failures: [(StorageError, TestResponse)] = [
    (.full, full), (.moved, moved), (.inaccessible, unreachable), (.corrupt, unreachable),
    (.newerVersion, unreachable), (.contradiction, unreachable), (.unreachable, lost),
    (.other(code: "SQLite 10"), unreachable),
  ]

  @Test(arguments: failures, StoreKind.allCases)
  func `a change is refused while storage fails, and accepted later`(
    _ failure: (StorageError, response: TestResponse), _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    let store = FaultyStore(try await kind.makeStore(in: folder))
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let gather = try await ann.startGather()
      let before = try await ann.snapshotBytes()

      store.fail { $0.appending = .storage(failure.0) }
      let responses = try await ann.tryToChangeEverything(in: gather)

      for response in responses { #expect(response == failure.response) }
      #expect(try await ann.snapshotBytes() == before)

      store.work()
      #expect(try await ann.addPlayer("A") == "/api/players/2")
      #expect(
        try await ann.deliver([.numbered(1)]).outcomes.first?.outcome == .accepted(sequence: 4))
      #expect(try await server.register("Ben").status == 201)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `an edit that changes nothing needs no room on the disk`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      let player = try await ann.addPlayer("John")

      store.fail { $0.appending = .storage(.full) }

      #expect(try await ann.put(player, #"{"name":"John"}"#).status == 204)
      #expect(try await ann.put(player, #"{"name":"Jim"}"#) == Self.full)
    }
  }

  @Test func `a squad in memory is readable while storage is not`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")

      store.fail { $0.reading = .inaccessible }

      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"John"}]"#))
      #expect(try await server.get("/health") == Self.unreachable)
      #expect(try await server.logIn("Ann") == Self.unreachable)
      #expect(try await ann.get("/api/users") == Self.unreachable)
      store.work()
      #expect(try await server.get("/health").status == 200)
    }
  }

  @Test func `a squad that is not in memory is unreadable until storage works again`() async throws
  {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
    }
    try await withServer(store: store) { server in
      let ann = try await server.enter("Ann")
      _ = try await ann.get("/api/users")

      store.fail { $0.reading = .inaccessible }
      for endpoint in ["/api/players", "/api/gathers", "\(ann.squadPath)/snapshot"] {
        #expect(try await ann.get(endpoint) == Self.unreachable)
      }
      #expect(try await ann.post("/api/players", #"{"name":"A"}"#) == Self.unreachable)

      store.work()
      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"John"}]"#))
    }
  }
}

extension Person {
  /// Sends one request of each kind that writes.
  fileprivate func tryToChangeEverything(in gather: String) async throws -> [TestResponse] {
    let request = SyncRequest(since: 0, changes: [try .numbered(1)])
    return [
      try await post("/api/players", #"{"name":"A"}"#),
      try await put("/api/players/1", #"{"name":"A"}"#),
      try await delete("/api/players/1"),
      try await post("/api/gathers"),
      try await end(gather, "2-1", winner: "Team A"),
      try await put(player: 1, into: gather, team: "Team A"),
      try await delete(gather),
      try await send("POST", "\(squadPath)/changes", bytes: request.json),
      try await post("/api/users/logout"),
      try await delete("/api/users/sessions"),
      try await changePassword(to: "another secret"),
      try await server.deleteAccount("Ann"),
      try await server.logIn("Ann"),
      try await server.register("Ben"),
    ]
  }
}
