import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A server whose log was restarted, damaged or written by another server.
@Suite(.timeLimit(.minutes(5)))
struct LogRecoveryTests {
  @Test(arguments: StoreKind.allCases)
  func `everything is there after a restart`(_ kind: StoreKind) async throws {
    let folder = try TemporaryFolder()
    let store = FaultyStore(try await kind.makeStore(in: folder))
    let before = Recorded<[UInt8]>()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      // Enough changes for a snapshot.
      for first in [UInt64(1), 501, 1_001] { try await ann.deliver(.players(500, from: first)) }
      try await ann.addPlayer("John")
      before.value = try await ann.snapshotBytes()
    }

    try await withServer(store: store) { server in
      let ann = try await server.enter("Ann")
      #expect(try await ann.snapshotBytes() == before.value)
      #expect(try await ann.changes(since: 1_400).page.changes.count == 101)
      #expect(
        try await ann.deliver([.numbered(3)]).outcomes.first?.outcome == .accepted(sequence: 3))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `damaged changes and those that depend on them are skipped, the rest is readable`()
    async throws
  {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(4))
      try await ann.deliver([.numbered(5, .player(.fixed(2), .set(.removed, true)))])
    }

    store.fail { $0.damaged = [2] }
    try await withServer(store: store) { server in
      let ann = try await server.enter("Ann")
      let response = try await ann.changes(since: 0)

      #expect(response.page.changes.map(\.sequence) == [1, 3, 4, 5])
      #expect(response.latest == 5)
      #expect(
        try await ann.snapshot().squad.players.map(\.id) == [.fixed(1), .fixed(3), .fixed(4)])
      #expect(
        try await ann.deliver([.numbered(6)]).outcomes.first?.outcome == .accepted(sequence: 6))
    }
  }

  @Test func `after a damaged last change the log goes on with the next number`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      try await server.welcome("Ann").deliver(.players(3))
    }

    store.fail { $0.damaged = [3] }
    try await withServer(store: store) { server in
      let ann = try await server.enter("Ann")
      #expect(
        try await ann.deliver([.numbered(4)]).outcomes.first?.outcome == .accepted(sequence: 4))
      #expect(
        try await ann.snapshot().squad.players.map(\.id) == [.fixed(1), .fixed(2), .fixed(4)])
    }
  }

  @Test func `a device does not ask again and again for changes that the log has lost`()
    async throws
  {
    // Given a snapshot that is ahead of its log
    let store = MemoryStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))
      var squad = try await ann.snapshot().squad
      for number in UInt64(4)...5 { try squad.apply(try .numbered(number)) }
      try await store.save(Snapshot(sequence: 5, squad: squad), of: ann.login.squadID)
    }
    try await withServer(store: store) { server in
      let ann = try await server.enter("Ann")
      // When
      let response = try await ann.changes(since: 3)
      // Then
      #expect((response.page.upTo, response.latest) == (5, 5))
      #expect(
        try await ann.deliver([.numbered(6)]).outcomes.first?.outcome == .accepted(sequence: 6))
      #expect(try await ann.changes(since: 3).page.changes.map(\.sequence) == [6])
    }
  }

  @Test func `after another server's change the server continues after it`()
    async throws
  {
    let store = MemoryStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let other = SequencedChange(
        sequence: 2, author: ann.author, stamped: try .numbered(1))
      try await store.append([.accepted(other)], to: ann.login.squadID)

      let added = try await ann.post("/api/players", #"{"name":"A"}"#)

      #expect(added == .created("/api/players/3"))
      #expect(try await ann.changes(since: 0).latest == 3)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `each of many requests at once gets its own outcome`(_ kind: StoreKind) async throws {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder)
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")

      let outcomes = try await withThrowingTaskGroup { group in
        for number in UInt64(1)...100 {
          group.addTask { try await ann.deliver([.numbered(number)]).outcomes }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }

      #expect(Set(outcomes.map(\.id)) == Set((1...100).map { .fixed($0) }))
      #expect(
        Set(outcomes.map(\.outcome)) == Set((1...100).map { .accepted(sequence: $0) }))
      let log = try await ann.changes(since: 0).page.changes
      #expect(
        log.map { IdentifiedOutcome(id: $0.stamped.id, outcome: .accepted(sequence: $0.sequence)) }
          .allSatisfy(outcomes.contains))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `all deliveries of one change at once get the same outcome`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let outcomes = try await withThrowingTaskGroup { group in
        for _ in 0..<50 {
          group.addTask { try await ann.deliver([.numbered(1)]).outcomes }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }

      #expect(outcomes.count == 50)
      #expect(outcomes.allSatisfy { $0.outcome == .accepted(sequence: 1) })
    }
  }
}
