import Dispatch
import Foundation
import Synchronization

/// The right of this process to use a database, which is a lock of a connection of its own.
final class PostgresRight: Sendable {
  /// How long a process waits for the end of the one before it, whose connection may end after it.
  private static let patience: Duration = .seconds(3)

  private let address: String
  private let answerPatience: Duration
  private let held = Mutex<(connection: PostgresConnection, use: PostgresStore.Use)?>(nil)
  /// Waits for the server, so that no thread of Swift's tasks does.
  private let thread = DispatchQueue(label: "postgres right")

  init(address: String, patience: Duration) {
    self.address = address
    answerPatience = patience
  }

  /// Takes the right, or says in a few words which process hinders it.
  func claim(_ use: PostgresStore.Use) throws -> String? {
    let connection = try connect()
    let end = ContinuousClock.now + Self.patience
    while try !connection.takesRight(use) {
      guard ContinuousClock.now < end else { return try connection.holderOfRight() }
      Thread.sleep(forTimeInterval: 0.1)
    }
    held.withLock { $0 = (connection, use) }
    return nil
  }

  /// Takes the right again when its connection broke; nothing where it was never taken.
  /// - Throws: `StorageError.unreachable` when another process has it now.
  func keep() async throws {
    try await withCheckedThrowingContinuation { continuation in
      thread.async { continuation.resume(with: Result { try self.keepNow() }) }
    }
  }

  /// Does the same; the calling thread waits.
  func keepNow() throws {
    try held.withLock { held in
      guard let (connection, use) = held, (try? connection.run("SELECT 1")) == nil else { return }
      let next = try connect()
      guard try next.takesRight(use) else { throw StorageError.unreachable }
      held = (next, use)
    }
  }

  func giveUp() {
    held.withLock { $0 = nil }
  }

  private func connect() throws -> PostgresConnection {
    try PostgresConnection(to: address, patience: answerPatience)
  }
}

extension PostgresStore.Use {
  fileprivate var function: String {
    switch self {
    case .serving: "pg_try_advisory_lock_shared"
    case .alone: "pg_try_advisory_lock"
    }
  }
}

extension PostgresConnection {
  private static let right = "hashtextextended('server of ' || current_schema(), 0)"

  fileprivate func takesRight(_ use: PostgresStore.Use) throws(PostgresError) -> Bool {
    try run("SELECT \(use.function)(\(Self.right))").truth(0, 0)
  }

  fileprivate func holderOfRight() throws(PostgresError) -> String {
    let sql = """
      SELECT 'a process at ' || coalesce(host(client_addr), 'this machine') || ' since '
        || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND datname = current_database()
        AND database = datid AND objsubid = 1
        AND (classid::bigint << 32 | objid::bigint) = \(Self.right)
      """
    let holder = try run(sql)
    return (holder.count > 0 ? holder.text(0, 0) : nil) ?? "another process"
  }

  /// Names the tables, their database and server, and how often a standby of it has taken over, as
  /// far as the server tells.
  ///
  /// A dump that is restored makes tables; a takeover begins a timeline, which the names of the files of
  /// the write-ahead log begin with.
  func home() throws(PostgresError) -> String {
    let tables = """
      SELECT oid::text || '/' || 'epoch'::regclass::oid::text
      FROM pg_database WHERE datname = current_database()
      """
    let server = """
      SELECT system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
      FROM pg_control_system()
      """
    let name = try run(tables).text(0, 0) ?? ""
    // Asked first, because an error would end the caller's transaction.
    let isTold = try run(
      """
      SELECT count(*) = 2 FROM pg_proc WHERE proname IN ('pg_control_system', 'pg_walfile_name')
        AND has_function_privilege(oid, 'EXECUTE')
      """
    ).truth(0, 0)
    return isTold ? name + "/" + (try run(server).text(0, 0) ?? "") : name
  }
}
