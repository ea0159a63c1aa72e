import ChangeStore
import Domain
import PrometheusMetrics
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// What the metrics say of transactions, watchers, passwords and memory.
@Suite(.timeLimit(.minutes(5)))
struct WorkMetricsTests {
  private let metrics = PrometheusFactory()

  @Test func `a transaction counts the requests that share it`() async throws {
    // Given
    let store = FaultyStore()
    try await store.create(
      StoredAccount(
        id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
        squad: .fixed(2), createdAt: .kickOff))
    let room = SquadRoom(of: .fixed(2), log: store, metrics: ServerMetrics(metrics))
    // When three requests arrive while the first one's transaction is being written
    let others = Recorded<[Task<Void, any Error>]>()
    store.fail {
      $0.beforeAppending = {
        others.value = (UInt64(2)...4).map { number in
          Task { _ = try await room.deliver([.numbered(number)], by: .fixed(1)) }
        }
        while await room.waitingCount < 3 { await Task.yield() }
      }
    }
    _ = try await room.deliver([.numbered(1)], by: .fixed(1))
    for other in others.value ?? [] { try await other.value }
    // Then
    #expect(metrics.lines(of: "gather_squad_commit_requests") == ["_sum 4", "_count 2"])
  }

  @Test func `a request that stores nothing is no transaction`() async throws {
    let store = FaultyStore()
    try await withServer(store: store, metrics: metrics) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver([])
      store.fail { $0.appending = .storage(.full) }
      _ = try await ann.post("/api/players", #"{"name":"Ben"}"#)
    }

    #expect(metrics.lines(of: "gather_squad_commit_requests") == ["_sum 0", "_count 0"])
  }

  @Test func `live streams are counted while they are open, by who watches`() async throws {
    try await withServer(over: .socket, metrics: metrics) { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await server.score([.minArrives])
      // When
      let streams = [
        try await ann.watch(), try await ann.watch(), try await server.watchScore(since: 0),
        try await server.follow(), try await server.follow(), try await server.follow(),
      ]
      // Then
      await metrics.wait(
        for: "gather_live_streams",
        [#"{kind="follower"} 3"#, #"{kind="scorekeeper"} 1"#, #"{kind="squad"} 2"#])
      for stream in streams { await stream.close() }
      await metrics.wait(
        for: "gather_live_streams",
        [#"{kind="follower"} 0"#, #"{kind="scorekeeper"} 0"#, #"{kind="squad"} 0"#])
    }
  }

  @Test func `passwords that wait are counted, and how long each waited and took`() async throws {
    let threads = HeldThread()
    let hasher = PasswordHasher(
      cost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1),
      environment: TestEnvironment().environment, threads: threads.pool,
      metrics: ServerMetrics(metrics))
    let waiting = (1...3).map { number in
      Task { try await hasher.hash("horse \(number)", for: .stranger) }
    }
    await metrics.wait(for: "gather_password_hashing_waiting", [" 3"])

    threads.letGo()
    for hash in waiting { _ = try await hash.value }

    #expect(metrics.lines(of: "gather_password_hashing_waiting") == [" 0"])
    #expect(metrics.lines(of: "gather_password_hashing_wait_seconds_count") == [" 3"])
    #expect(metrics.lines(of: "gather_password_hashing_duration_seconds_count") == [" 3"])
    try await threads.end()
  }

  @Test func `squads in memory are counted with their bytes`() async throws {
    let memory = SquadMemory(limit: 1_000, metrics: ServerMetrics(metrics))
    let rooms = (UInt64(1)...3).map { SquadRoom(of: .fixed($0), log: MemoryStore()) }
    func lines() -> [String] { metrics.lines(of: "gather_loaded_squads") }

    memory.keep(400, for: rooms[0])
    memory.keep(500, for: rooms[1])
    #expect(lines() == [" 2", "_bytes 900"])

    // The first one is unloaded for the third.
    memory.keep(300, for: rooms[2])
    #expect(lines() == [" 2", "_bytes 800"])

    memory.release(rooms[1])
    memory.release(rooms[2])
    #expect(lines() == [" 0", "_bytes 0"])
  }
}
