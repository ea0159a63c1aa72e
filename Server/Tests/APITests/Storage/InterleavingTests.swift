import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

@testable import API

/// Requests that arrive while another request waits for storage.
@Suite(.timeLimit(.minutes(5)))
struct InterleavingTests {
  private let store = FaultyStore()

  @Test func `a change is not readable before it is on disk`() async throws {
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

  @Test func `a change is refused when the account is deleted meanwhile`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")

      store.fail { faults in
        faults.beforeAppending = { try await server.deleteAccount("Ann") }
      }
      let response = try await ann.post("/api/players", #"{"name":"Jane"}"#)

      #expect(response == .noSquad)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
      #expect(try await store.squads().isEmpty)
    }
  }

  @Test func `a token that is logged out while it is read is not cached`()
    async throws
  {
    let annsLogin = Recorded<LoginResponse>()
    try await withServer(store: store) { server in
      annsLogin.value = try await server.welcome("Ann").login
    }
    // Another server, which has not cached the token yet.
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

  @Test func `a token of an account that is deleted while it is read is not cached`()
    async throws
  {
    let annsLogin = Recorded<LoginResponse>()
    try await withServer(store: store) { server in
      annsLogin.value = try await server.welcome("Ann").login
    }
    try await withServer(store: store) { server in
      let ann = Person(server: server, login: try #require(annsLogin.value))
      store.fail { faults in
        faults.afterReadingToken = { try await server.deleteAccount("Ann") }
      }

      let during = try await ann.post("/api/players", #"{"name":"A"}"#)
      let after = try await ann.get("/api/players")

      #expect(during == .noSquad)
      #expect(after == .notLoggedIn)
    }
  }

  @Test func `each of many requests at once adds a player`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")

      let paths = try await withThrowingTaskGroup { group in
        for _ in 1...40 {
          group.addTask { try await ann.addPlayer("Kim") }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }

      #expect(paths == Set((1...40).map { "/api/players/\($0)" }))
    }
  }

  @Test func `requests that wait share the next transaction, in the order of their arrival`()
    async throws
  {
    let account = try StoredAccount(
      id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
      squad: .fixed(2), createdAt: .kickOff)
    try await store.create(account)
    let room = SquadRoom(of: account.squad, log: store)
    let waiting = Recorded<[Task<[IdentifiedOutcome], any Error>]>()
    // While the first change is being written, the others arrive one after the other.
    store.fail { faults in
      faults.beforeAppending = {
        waiting.value = []
        for number in UInt64(2)...40 {
          waiting.value?.append(
            Task { try await room.deliver([.numbered(number)], by: account.id) })
          while await room.waitingCount < number - 1 { await Task.yield() }
        }
      }
    }

    var outcomes = try await room.deliver([.numbered(1)], by: account.id)
    for task in try #require(waiting.value) { outcomes += try await task.value }

    let expected = (1...40).map { number in
      IdentifiedOutcome(
        id: .fixed(number), outcome: .accepted(sequence: Int64(number)))
    }
    #expect(outcomes == expected)
    #expect(store.appendCount == 2)
  }

  @Test func `when a shared transaction fails, all its requests fail`() async throws {
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let before = try await ann.snapshotBytes()
      store.fail { $0.appending = .storage(.full) }

      let responses = try await withThrowingTaskGroup { group in
        for _ in 1...40 {
          group.addTask { try await ann.post("/api/players", #"{"name":"A"}"#) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(responses.count == 40)
      #expect(responses.allSatisfy { $0.status == 507 })
      #expect(try await ann.snapshotBytes() == before)
    }
  }
}
