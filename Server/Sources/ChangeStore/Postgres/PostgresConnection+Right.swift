import Foundation

/// The right to use a database, which is an advisory lock: servers share it, and a process that uses the
/// database alone excludes them. It ends with the connection.
extension PostgresConnection {
  /// How long a process waits for the end of others, whose connections may end after them.
  private static let patience: Duration = .seconds(3)

  private static let right = "hashtextextended('server of ' || current_schema(), 0)"

  /// Tries to take a right until it is free, but not for long.
  /// - Returns: Whether it was taken.
  func waitForRight(_ take: () throws(PostgresError) -> Bool) throws(PostgresError) -> Bool {
    let end = ContinuousClock.now + Self.patience
    while try !take() {
      guard ContinuousClock.now < end else { return false }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return true
  }

  /// - Returns: Whether the connection has the right now.
  func takesRight(_ use: PostgresStore.Use) throws(PostgresError) -> Bool {
    switch use {
    case .serving: try locks(with: "pg_try_advisory_lock_shared")
    case .alone: try locks(with: "pg_try_advisory_lock")
    }
  }

  /// - Returns: Whether only this connection has the right until the end of its transaction.
  func takesRightInTransaction() throws(PostgresError) -> Bool {
    try locks(with: "pg_try_advisory_xact_lock")
  }

  private func locks(with function: String) throws(PostgresError) -> Bool {
    try run("SELECT \(function)(\(Self.right))").truth(0, 0)
  }

  func holderOfRight() throws(PostgresError) -> String {
    let sql = """
      SELECT 'a process at ' || coalesce(host(client_addr), 'this machine') || ' since '
        || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND datname = current_database()
        AND database = datid AND objsubid = 1
        AND (classid::bigint << 32 | objid::bigint) = \(Self.right)
      ORDER BY backend_start LIMIT 1
      """
    let holder = try run(sql)
    return (holder.count > 0 ? holder.text(0, 0) : nil) ?? "another process"
  }
}
