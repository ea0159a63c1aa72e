public import Domain
import Foundation
import Synchronization

// One server serves a database.
extension PostgresStore {
  /// How long a server waits for the end of the one before it, whose connection may end after it.
  private static let patience: Duration = .seconds(3)

  /// Makes this process the only server of the database, until `close` or its end.
  ///
  /// The calling thread waits for the server. The right is a lock of one connection; when that
  /// breaks, `checkAccess` takes it again. Two servers never harm the log, because its keys decide, but
  /// readers at one do not hear of writes at the other.
  /// - Returns: Which server has the right, in a few words; `nil` when it is this one now.
  /// - Throws: `StorageError` when the database cannot be used.
  public func claim() throws(StorageError) -> String? {
    do {
      let connection = try pool.connect()
      let end = ContinuousClock.now + Self.patience
      while try !connection.takesRight() {
        guard ContinuousClock.now < end else { return try connection.holderOfRight() }
        Thread.sleep(forTimeInterval: 0.1)
      }
      right.withLock { $0 = connection }
      return nil
    } catch {
      throw StorageError(error)
    }
  }

  /// Checks that the database can be read and written, and that this server still has the right to
  /// serve it if it had it.
  /// - Throws: `StorageError` when something new could not be kept.
  public func checkAccess() async throws(StorageError) {
    let isReadOnly = try await read("SHOW transaction_read_only") { $0.text(0, 0) == "on" }
    guard !isReadOnly else { throw .unreachable }
    try await read("SELECT id FROM squad LIMIT 1") { _ in }
    try keepRight()
  }

  private func keepRight() throws(StorageError) {
    do {
      try right.withLock { right in
        guard let connection = right, (try? connection.run("SELECT 1")) == nil else { return }
        let next = try pool.connect()
        guard try next.takesRight() else { throw StorageError.unreachable }
        right = next
      }
    } catch {
      throw StorageError(error)
    }
  }
}

extension PostgresConnection {
  private static let right = "hashtextextended('server of ' || current_schema(), 0)"

  fileprivate func takesRight() throws(PostgresError) -> Bool {
    try run("SELECT pg_try_advisory_lock(\(Self.right))").truth(0, 0)
  }

  fileprivate func holderOfRight() throws(PostgresError) -> String {
    let sql = """
      SELECT 'a server at ' || coalesce(host(client_addr), 'this machine') || ' since '
        || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND datname = current_database()
        AND database = datid AND objsubid = 1
        AND (classid::bigint << 32 | objid::bigint) = \(Self.right)
      """
    let holder = try run(sql)
    return (holder.count > 0 ? holder.text(0, 0) : nil) ?? "another server"
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
    do {
      return name + "/" + (try run(server).text(0, 0) ?? "")
    } catch  where error.isUnknownFunction {
      // A server that only speaks PostgreSQL's protocol.
      return name
    }
  }
}
