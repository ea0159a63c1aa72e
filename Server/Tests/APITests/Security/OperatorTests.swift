import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What the operator does to accounts, seen by a server that runs on the same database.
@Suite(.timeLimit(.minutes(5)))
struct OperatorTests {
  private let store = MemoryStore()
  private var desk: AccountDesk {
    AccountDesk(
      store: store, environment: TestEnvironment().environment,
      cost: ServerSettings.quick.passwordCost)
  }

  @Test func `the list tells names, sessions and last uses`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await server.enter("Ann").post("/api/users/logout")
      server.environment.advance(bySeconds: 1)
      try await server.register("Zoë")

      let list = try await desk.accounts()

      #expect(list.map(\.username) == ["Ann", "Zoë"])
      #expect(list.map(\.sessionCount) == [1, 0])
      #expect(list.map(\.lastUsedAt) == [.kickOff, nil])
      #expect(list.first?.id.uuidString == ann.userID)
    }
  }

  @Test func `another password is good at once, and the old sessions end within a minute`()
    async throws
  {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      #expect(try await ann.get("/api/players") == .json("[]"))

      try await desk.resetPassword(of: "ANN", to: "another secret")

      #expect(try await server.logIn("Ann") == .wrongPassword)
      let again = try await server.enter("Ann", password: "another secret")
      server.environment.advance(bySeconds: 60)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
      #expect(try await again.get("/api/players") == .json("[]"))
      #expect(try await ben.get("/api/players") == .json("[]"))
    }
  }

  @Test func `a password that is made is good, and each is another`() async throws {
    try await withServer(store: store) { server in
      try await server.register("Ann")
      let desk = desk

      let first = try await desk.resetPassword(of: "Ann").password
      let second = try await desk.resetPassword(of: "Ann").password

      #expect(first != second)
      #expect(first.split(separator: "-").map(\.count) == [5, 5, 5, 5])
      #expect(try await server.logIn("Ann", password: second).status == 200)
    }
  }

  @Test func `a deleted account ends within a minute, and nothing is written to it`()
    async throws
  {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")

      try await desk.delete("ann")

      #expect(try await server.logIn("Ann") == .wrongPassword)
      #expect(try await ann.post("/api/players", #"{"name":"Jim"}"#) == .noSquad)
      server.environment.advance(bySeconds: 60)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
      #expect(try await server.register("Ann").status == 201)
    }
  }

  @Test func `live streams of an account that was reset end, too`() async throws {
    try await withLiveServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()
      try await ann.addPlayer("John")
      #expect(try await stream.ids(1) == [1])

      try await desk.resetPassword(of: "Ann", to: "another secret")
      server.environment.advance(bySeconds: 60)
      // Logging out sends the heartbeat that otherwise comes every 20 seconds.
      try await server.enter("Ann", password: "another secret").post("/api/users/logout")

      #expect(try await stream.next() == nil)
    }
  }

  @Test func `a token stays valid while storage cannot be read`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      #expect(try await ann.get("/api/players") == .json("[]"))

      store.fail { $0.reading = .inaccessible }
      server.environment.advance(bySeconds: 3_600)

      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test(arguments: [
    ("Ann", "seven 7", AccountDeskError.password(.tooShort)),
    ("Ann", "password1", .password(.common)),
    ("Zoë", "another secret", .noAccount),
  ])
  func `what cannot be done says why`(
    name: String, password: String, error: AccountDeskError
  ) async throws {
    try await withServer(store: store) { server in
      try await server.register("Ann")

      await #expect(throws: error) { try await desk.resetPassword(of: name, to: password) }
      await #expect(throws: AccountDeskError.noAccount) { try await desk.delete("Zoë") }

      #expect(try await server.logIn("Ann").status == 200)
    }
  }
}
