import Dispatch
import Synchronization

/// A bounded number of connections, each opened when it is needed.
///
/// A connection that broke is replaced. While the server cannot be reached, callers get that at once,
/// and only after a while, which grows up to five seconds, one tries again.
final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
    var failures = 0
    var triesAgainAt: ContinuousClock.Instant?
  }

  private static let longestPause: Duration = .seconds(5)

  private let address: String
  private let state: Mutex<State>
  private let threads = DispatchQueue(label: "postgres", attributes: .concurrent)

  init(address: String, connections: Int) {
    self.address = address
    state = Mutex(State(free: connections))
  }

  /// Does work with a connection, on a thread that may wait.
  func use<Value: Sendable>(
    _ work: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    await takeTurn()
    defer { endTurn() }
    return try await withCheckedThrowingContinuation { continuation in
      threads.async { continuation.resume(with: Result { try self.useNow(work) }) }
    }
  }

  /// Does work with a connection; the calling thread waits, and no limit holds.
  func useNow<Value>(_ work: (PostgresConnection) throws -> Value) throws -> Value {
    guard let connection = state.withLock({ $0.idle.popLast() }) else {
      return try use(try open(), work)
    }
    do {
      return try use(connection, work)
    } catch PostgresError.unreachable where !connection.hasAnswered {
      // The server was restarted since the connection was last used, and so since all were.
      state.withLock { $0.idle = [] }
      return try use(try open(), work)
    }
  }

  /// Opens a connection that is not one of the pool's.
  func connect() throws -> PostgresConnection { try PostgresConnection(to: address) }

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

  private func open() throws -> PostgresConnection {
    let now = ContinuousClock.now
    if let instant = state.withLock({ $0.triesAgainAt }), now < instant {
      throw PostgresError.unreachable
    }
    do {
      let connection = try PostgresConnection(to: address)
      state.withLock { state in
        state.failures = 0
        state.triesAgainAt = nil
      }
      return connection
    } catch {
      state.withLock { state in
        let pause = Duration.milliseconds(100) * (1 << min(state.failures, 6))
        state.failures += 1
        state.triesAgainAt = .now + min(pause, Self.longestPause)
      }
      throw error
    }
  }

  private func takeTurn() async {
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if goesOn { continuation.resume() }
    }
  }

  private func endTurn() {
    let next: CheckedContinuation<Void, Never>? = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
