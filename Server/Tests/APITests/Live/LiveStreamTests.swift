import ChangeStore
import Domain
import HTTPTypes
import NIOHTTP1
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Devices that follow a squad live.
@Suite(.timeLimit(.minutes(5)))
struct LiveStreamTests {
  @Test func `a subscriber gets every change with its sequence number`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()
      #expect(stream.headers[.contentType] == "text/event-stream")
      #expect(stream.headers[.cacheControl] == "no-store")
      let buffering = try #require(HTTPField.Name("X-Accel-Buffering"))
      #expect(stream.headers[buffering] == "no")

      for number in UInt64(1)...3 {
        try await ann.deliver([.numbered(number)])

        let change = SequencedChange(
          sequence: Int64(number), author: ann.author, acceptedAt: .kickOff,
          stamped: try .numbered(number))
        #expect(
          try await stream.next() == EventStream.Event(id: Int64(number), change: change))
      }
    }
  }

  @Test func `a subscriber gets signs of life that a script sees: at once, and now and then`()
    async throws
  {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()
      #expect(try await stream.next("alive") == "alive")
      // Logging out another session sends a heartbeat to all subscribers of the squad.
      try await server.enter("Ann").post("/api/users/logout")
      #expect(try await stream.next("alive") == "alive")
    }
  }

  @Test func `a subscriber gets the changes of REST clients, too`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()

      let gather = try await ann.startGather()
      try await ann.end(gather, "1-1", winner: "None")

      #expect(try await stream.ids(4) == [1, 2, 3, 4])
    }
  }

  @Test func `a subscriber does not get a rejected change`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()

      try await ann.deliver([.numbered(1, .player(.fixed(5), .set(.removed, true)))])
      try await ann.deliver([.numbered(2)])

      #expect(try await stream.next()?.change.stamped.id == .fixed(2))
    }
  }

  @Test func `a subscriber starts after a given number and resumes after its last event`()
    async throws
  {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(4))

      var fromStart = try await ann.watch()
      var later = try await ann.watch(since: 2)
      var resumed = try await ann.watch(since: 1, lastEventID: "3")
      var upToDate = try await ann.watch(since: 4)
      try await ann.deliver([.numbered(5)])

      #expect(try await fromStart.ids(5) == [1, 2, 3, 4, 5])
      #expect(try await later.ids(3) == [3, 4, 5])
      #expect(try await resumed.ids(2) == [4, 5])
      #expect(try await upToDate.ids(1) == [5])
    }
  }

  @Test func `a subscriber far behind gets every change in order`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      for first in stride(from: UInt64(1), through: 1_001, by: 500) {
        try await ann.deliver(.players(500, from: first))
      }

      var stream = try await ann.watch()

      #expect(try await stream.ids(1_500) == Array(1...1_500))
    }
  }

  @Test func `no change is missed or sent twice during many writes`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()

      async let writing: Void = withThrowingTaskGroup { group in
        for number in UInt64(1)...50 {
          group.addTask { try await ann.deliver([.numbered(number)]) }
        }
        try await group.waitForAll()
      }

      #expect(try await stream.ids(50) == Array(1...50))
      try await writing
    }
  }

  @Test func `another writer's change is sent in its place`() async throws {
    let store = MemoryStore()
    try await withLiveServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      var stream = try await ann.watch()
      try await ann.addPlayer("John")
      #expect(try await stream.ids(1) == [1])
      let other = SequencedChange(
        sequence: 2, author: ann.author, stamped: try .numbered(1))
      try await store.append([.accepted(other)], to: ann.login.squadID)

      #expect(try await ann.post("/api/players", #"{"name":"A"}"#).status == 201)

      #expect(try await stream.ids(2) == [2, 3])
    }
  }

  @Test func `the stream ends when the account is deleted`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      var first = try await ann.watch()
      try await ann.addPlayer("John")
      #expect(try await first.ids(1) == [1])
      var second = try await ann.watch(since: 1)

      try await server.deleteAccount("Ann")

      #expect(try await first.next() == nil)
      #expect(try await second.next() == nil)
    }
  }

  @Test func `no subscriber gets the changes of another squad`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      var stream = try await ben.watch()

      try await ann.deliver([.numbered(1)])
      try await ben.deliver([.numbered(2)])

      #expect(try await stream.next()?.change.stamped.id == .fixed(2))
    }
  }

  @Test func `closing one stream does not end the others`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      for _ in 1...20 { _ = try await ann.watch() }
      var stream = try await ann.watch()

      try await ann.deliver([.numbered(1)])

      #expect(try await stream.ids(1) == [1])
    }
  }
}
