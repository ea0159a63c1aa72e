import Dispatch
import Synchronization

/// A bounded number of connections, each opened when it is needed.
///
/// A connection that broke is replaced. While the server cannot be reached, callers get that at once,
/// and only after a while, which grows up to five seconds, one tries again.
final class PostgresPool: Sendable {
  struct State {
    var idle: [PostgresConnection] = []
    /// A thread for each connection that no caller uses.
    fileprivate var free: [Turn]
    fileprivate var waiting: [CheckedContinuation<Turn, Never>] = []
    /// What is served; `nil` until an epoch is.
    var served: ServedEpoch?
    /// The right that each connection takes before it is used.
    var use: PostgresStore.Use?
    /// How often a connection led to a server that was replaced; each time another host is tried first.
    var refusals = 0
    /// Why the server could not be reached the last time.
    var reported: DatabaseServerError?
    var failures = 0
    var triesAgainAt: ContinuousClock.Instant?
    var lastFailure = PostgresError.unreachable
    /// When it was last proven, behind a pooler, that sessions are this process's own.
    var provenAt: ContinuousClock.Instant?
  }

  /// A thread that may wait for a connection, one caller at a time.
  fileprivate struct Turn {
    let slot: Int
    let thread: DispatchQueue
  }

  /// Short, because a standby that took over is found by trying.
  private static let longestPause: Duration = .seconds(1)

  let address: String
  private let patience: Duration
  private let onlyReads: Bool
  let report: @Sendable (DatabaseServerError) -> Void
  /// Receives what a takeover turned out to be.
  let reportTakeover: @Sendable (Takeover) -> Void
  let state: Mutex<State>

  init(
    address: String, connections: Int, patience: Duration, onlyReads: Bool,
    report: @escaping @Sendable (DatabaseServerError) -> Void,
    reportTakeover: @escaping @Sendable (Takeover) -> Void
  ) {
    self.address = address
    self.patience = patience
    self.onlyReads = onlyReads
    self.report = report
    self.reportTakeover = reportTakeover
    state = Mutex(
      State(
        free: (0..<connections).map {
          Turn(slot: $0, thread: DispatchQueue(label: "postgres \($0)"))
        }))
  }

  /// Does work with a connection, on a thread that may wait.
  func use<Value: Sendable>(
    _ work: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let turn = await takeTurn()
    defer { end(turn) }
    return try await withCheckedThrowingContinuation { continuation in
      turn.thread.async {
        continuation.resume(with: Result { try self.useNow(slot: turn.slot, work) })
      }
    }
  }

  /// Does work with a connection; the calling thread waits, and no limit holds.
  func useNow<Value>(
    slot: Int = 0, _ work: (PostgresConnection) throws -> Value
  ) throws -> Value {
    guard let connection = takeIdle() else { return try use(try open(), slot, work) }
    do {
      return try use(connection, slot, work)
    } catch _ where connection.isBroken && !connection.hasAnswered {
      // The server was restarted since the connection was last used, and so since all were.
      state.withLock { $0.idle = [] }
      return try use(try open(), slot, work)
    }
  }

  private func takeIdle() -> PostgresConnection? {
    while let connection = state.withLock({ $0.idle.popLast() }) {
      if !connection.isEnded { return connection }
    }
    return nil
  }

  private func connect() throws -> PostgresConnection {
    do {
      let connection = try PostgresConnection(
        to: address, patience: patience, lastHosts: state.withLock { $0.refusals })
      if onlyReads { try connection.runScript("SET default_transaction_read_only = on") }
      return connection
    } catch let error as PostgresError {
      if case .unfit(let reason) = error, state.withLock({ $0.mustReport(reason) }) {
        report(reason)
      }
      throw error
    }
  }

  /// Takes the right, with each connection from now on; only one has a right that is not shared.
  /// - Returns: Which process hinders it; `nil` when this one has the right.
  func claim(_ use: PostgresStore.Use) throws -> String? {
    let connection = try connect()
    try connection.requireProof()
    try connection.refuseBalancing()
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
    _ connection: PostgresConnection, _ slot: Int, _ work: (PostgresConnection) throws -> Value
  ) throws -> Value {
    connection.lend(to: slot)
    defer { giveBack(connection) }
    do {
      let value = try work(connection)
      // Another server, which lacks what was done or read here, may have taken over since.
      guard isCurrent(connection) else { throw StorageError.unreachable }
      return value
    } catch let error as PostgresError {
      judge(connection, after: error)
      throw error
    }
  }

  private func open() throws -> PostgresConnection {
    if let failure = state.withLock({ $0.failureUntilNow }) { throw failure }
    guard canServe else { throw StorageError.unreachable }
    do {
      let connection = try connect()
      // After a break another process may have the database for itself.
      if let use = state.withLock({ $0.use }) { try takeRight(use, with: connection) }
      try admit(connection)
      state.withLock { state in
        state.failures = 0
        state.triesAgainAt = nil
        state.reported = nil
      }
      return connection
    } catch let error as PostgresError {
      state.withLock { $0.failed(error, longestPause: Self.longestPause) }
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

  private func takeTurn() async -> Turn {
    await withCheckedContinuation { continuation in
      let turn = state.withLock { state in
        let turn = state.free.popLast()
        if turn == nil { state.waiting.append(continuation) }
        return turn
      }
      if let turn { continuation.resume(returning: turn) }
    }
  }

  private func end(_ turn: Turn) {
    let next: CheckedContinuation<Turn, Never>? = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free.append(turn)
      return nil
    }
    next?.resume(returning: turn)
  }
}
