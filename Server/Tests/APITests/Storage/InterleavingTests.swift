import ChangeStore
import Domain
import ServerTestSupport
import Testing
import Wire

/// What happens while something else is on its way to storage or back.
struct InterleavingTests {
  private let store = FaultyStore()

  @Test func `nothing is shown before it is on disk`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let before = try await ann.snapshotBytes()
      let meanwhile = Recorded<[UInt8]>()

      store.fail { faults in
        faults.beforeAppending = { meanwhile.value = try await ann.snapshotBytes() }
      }
      try await ann.addPlayer("Jane")

      #expect(meanwhile.value == before)
      #expect(try await ann.snapshot().sequence == 2)
    }
  }

  @Test func `a change for an account that is deleted meanwhile is not taken`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")

      store.fail { faults in
        faults.beforeAppending = { try await ann.delete("/api/users") }
      }
      let answer = try await ann.post("/api/players", #"{"name":"Jane"}"#)

      #expect(answer == .noSquad)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
      #expect(try await store.squads().isEmpty)
    }
  }

  @Test func `a token that is logged out while it is being read is not remembered`()
    async throws
  {
    let annsLogin = Recorded<LoginAnswer>()
    try await withServer(store: store) { server in
      annsLogin.value = try await server.welcome("Ann").login
    }
    // Another run, which has not seen the token yet.
    try await withServer(store: store) { server in
      let ann = Person(server: server, login: try #require(annsLogin.value))
      store.fail { faults in
        faults.afterReadingToken = { try await ann.post("/api/users/logout") }
      }

      let during = try await ann.get("/api/players")
      let after = try await ann.get("/api/players")

      #expect(during == .json("[]"))
      #expect(after == .notLoggedIn)
    }
  }

  @Test func `a token of an account that is deleted while it is being read is not remembered`()
    async throws
  {
    let annsLogin = Recorded<LoginAnswer>()
    try await withServer(store: store) { server in
      annsLogin.value = try await server.welcome("Ann").login
    }
    try await withServer(store: store) { server in
      let ann = Person(server: server, login: try #require(annsLogin.value))
      store.fail { faults in
        faults.afterReadingToken = { try await ann.delete("/api/users") }
      }

      let during = try await ann.post("/api/players", #"{"name":"A"}"#)
      let after = try await ann.get("/api/players")

      #expect(during == .noSquad)
      #expect(after == .notLoggedIn)
    }
  }

  @Test func `requests that wait share the next transaction, in the order of their answers`()
    async throws
  {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")

      let paths = try await withThrowingTaskGroup { group in
        for _ in 1...40 {
          group.addTask { try await ann.addPlayer("Kim") }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }

      #expect(paths == Set((1...40).map { "/api/players/\($0)" }))
      #expect(store.appendCount <= 40)
    }
  }

  @Test func `when a shared transaction fails, everybody in it is told`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let before = try await ann.snapshotBytes()
      store.fail { $0.appending = .storage(.full) }

      let answers = try await withThrowingTaskGroup { group in
        for _ in 1...40 {
          group.addTask { try await ann.post("/api/players", #"{"name":"A"}"#) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(answers.count == 40)
      #expect(answers.allSatisfy { $0.status == 507 })
      #expect(try await ann.snapshotBytes() == before)
    }
  }
}
