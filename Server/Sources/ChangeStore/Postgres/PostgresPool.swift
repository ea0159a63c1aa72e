import Dispatch
import Synchronization

/// A bounded number of connections, each opened when it is needed.
///
/// A connection that broke is replaced. While the server cannot be reached, callers get that at once,
/// and only after a while, which grows up to five seconds, one tries again.
final class PostgresPool: Sendable {
  fileprivate struct State {
    var idle: [PostgresConnection] = []
    /// A thread for each connection that no caller uses.
    var free: [DispatchQueue]
    var waiting: [CheckedContinuation<DispatchQueue, Never>] = []
    /// Where the data was when it was first used.
    var home: String?
    /// The right that each connection takes before it is used.
    var use: PostgresStore.Use?
    var failures = 0
    var triesAgainAt: ContinuousClock.Instant?
  }

  private static let longestPause: Duration = .seconds(5)

  private let address: String
  private let patience: Duration
  private let report: @Sendable (String) -> Void
  private let state: Mutex<State>

  init(
    address: String, connections: Int, patience: Duration,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.address = address
    self.patience = patience
    self.report = report
    state = Mutex(
      State(free: (0..<connections).map { DispatchQueue(label: "postgres \($0)") }))
  }

  /// Does work with a connection, on a thread that may wait.
  func use<Value: Sendable>(
    _ work: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let thread = await takeTurn()
    defer { endTurn(on: thread) }
    return try await withCheckedThrowingContinuation { continuation in
      thread.async { continuation.resume(with: Result { try self.useNow(work) }) }
    }
  }

  /// Does work with a connection; the calling thread waits, and no limit holds.
  func useNow<Value>(_ work: (PostgresConnection) throws -> Value) throws -> Value {
    guard let connection = takeIdle() else { return try use(try open(), work) }
    do {
      return try use(connection, work)
    } catch _ where connection.isBroken && !connection.hasAnswered {
      // The server was restarted since the connection was last used, and so since all were.
      state.withLock { $0.idle = [] }
      return try use(try open(), work)
    }
  }

  private func takeIdle() -> PostgresConnection? {
    while let connection = state.withLock({ $0.idle.popLast() }) {
      if !connection.isEnded { return connection }
    }
    return nil
  }

  private func connect() throws -> PostgresConnection {
    try PostgresConnection(to: address, patience: patience, report: report)
  }

  /// Takes the right, with each connection from now on; only one has a right that is not shared.
  /// - Returns: Which process hinders it; `nil` when this one has the right.
  func claim(_ use: PostgresStore.Use) throws -> String? {
    let connection = try connect()
    guard
      try connection.waitForRight({ () throws(PostgresError) in try connection.takesRight(use) })
    else { return try connection.holderOfRight() }
    if use == .serving { try PostgresSchema.check(connection) }
    state.withLock { state in
      state.use = use
      state.idle = [connection]
      if use == .alone { state.free = Array(state.free.prefix(1)) }
    }
    return nil
  }

  /// Closes the connections that no caller has.
  func close() {
    state.withLock { $0.idle = [] }
  }

  private func use<Value>(
    _ connection: PostgresConnection, _ work: (PostgresConnection) throws -> Value
  ) throws -> Value {
    connection.lend()
    defer { if connection.isClean { state.withLock { $0.idle.append(connection) } } }
    return try work(connection)
  }

  /// Expects the data at the same place from now on.
  func expect(_ home: String) {
    state.withLock { $0.home = home }
  }

  private func open() throws -> PostgresConnection {
    if let instant = state.withLock({ $0.triesAgainAt }), ContinuousClock.now < instant {
      throw PostgresError.unreachable
    }
    do {
      let connection = try connect()
      let (expected, use) = state.withLock { state in
        state.failures = 0
        state.triesAgainAt = nil
        return (state.home, state.use)
      }
      // What a standby that took over lacks, this process may have told phones that it is stored.
      if let expected, try connection.home() != expected { throw StorageError.moved }
      // After a break another process may have the database for itself.
      if let use { try takeRight(use, with: connection) }
      return connection
    } catch let error as PostgresError {
      state.withLock { $0.failed(longestPause: Self.longestPause) }
      throw error
    }
  }

  private func takeRight(_ use: PostgresStore.Use, with connection: PostgresConnection) throws {
    let isTaken =
      switch use {
      case .serving: try connection.takesRight(use)
      // The connection before this one may have the right still.
      case .alone:
        try connection.waitForRight { () throws(PostgresError) in try connection.takesRight(use) }
      }
    guard isTaken else { throw StorageError.unreachable }
    // Meanwhile a newer version may have had the database for itself.
    if use == .serving { try PostgresSchema.check(connection) }
  }

  private func takeTurn() async -> DispatchQueue {
    await withCheckedContinuation { continuation in
      let thread = state.withLock { state in
        let thread = state.free.popLast()
        if thread == nil { state.waiting.append(continuation) }
        return thread
      }
      if let thread { continuation.resume(returning: thread) }
    }
  }

  private func endTurn(on thread: DispatchQueue) {
    let next: CheckedContinuation<DispatchQueue, Never>? = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free.append(thread)
      return nil
    }
    next?.resume(returning: thread)
  }
}

extension PostgresPool.State {
  /// Puts the next attempt off; those that failed at the same time count once.
  fileprivate mutating func failed(longestPause: Duration) {
    let now = ContinuousClock.now
    if let triesAgainAt, now < triesAgainAt { return }
    triesAgainAt = now + min(.milliseconds(100) * (1 << min(failures, 6)), longestPause)
    failures += 1
  }
}
