import Dispatch
import Synchronization

/// Tries whether commits end, which may wait for a standby that is gone, with one that changes no table.
///
/// One at a time: a commit that waits holds a process of the server, also when its client has left.
final class CommitProbe: Sendable {
  /// A commit that takes longer waits for something else than a busy disk.
  private static let patience: Duration = .seconds(3)
  private static let interval: Duration = .seconds(5)

  private enum State {
    case rested(until: ContinuousClock.Instant)
    case running(since: ContinuousClock.Instant)
    /// The server lets this program try nothing.
    case impossible
  }

  private let address: String
  private let thread = DispatchQueue(label: "postgres commit")
  private let state = Mutex(State.rested(until: .now))
  /// Used by the thread alone.
  private let connection = Mutex<PostgresConnection?>(nil)

  init(address: String) { self.address = address }

  /// Begins to try it when the last attempt is some time ago.
  /// - Throws: `DatabaseServerError.writesWait` when an attempt takes long.
  func check() throws(StorageError) {
    let now = ContinuousClock.now
    let (begins, waits) = state.withLock { state in
      switch state {
      case .rested(let end) where end <= now:
        state = .running(since: now)
        return (true, false)
      case .running(let begin): return (false, begin + Self.patience < now)
      case .rested, .impossible: return (false, false)
      }
    }
    if begins { thread.async { self.run() } }
    if waits { throw .server(.writesWait) }
  }

  private func run() {
    var isPossible = true
    do {
      let open = try connection.withLock { $0 } ?? connect()
      connection.withLock { $0 = open }
      _ = try open.transaction {
        try open.run("SELECT pg_logical_emit_message(true, 'gather', '')")
      }
    } catch {
      connection.withLock { $0 = nil }
      // All other errors are met by those who use the database.
      isPossible = (error as? PostgresError)?.isUnknownStatement != true
    }
    state.withLock { $0 = isPossible ? .rested(until: .now + Self.interval) : .impossible }
  }

  /// With patience for a day, because another attempt would wait, too.
  private func connect() throws -> PostgresConnection {
    try PostgresConnection(to: address, patience: .seconds(86_400))
  }

  /// Closes the connection, unless it waits.
  func close() {
    thread.async { self.connection.withLock { $0 = nil } }
  }
}
