// Many servers serve a database, or one program has it for itself.
extension PostgresStore {
  /// How a process uses the database, until `close` or its end.
  package enum Use: Sendable {
    /// It serves the database, beside other servers.
    case serving
    /// It alone uses the database, as to copy all of it.
    case alone
  }

  /// Takes the right to use the database.
  ///
  /// The calling thread waits for the server. Each connection has the right for itself, so that
  /// what can write has it. A process that uses the database alone has one connection.
  /// - Returns: Which process hinders it, in a few words; `nil` when this one has the right now.
  /// - Throws: `StorageError` when the database cannot be used.
  package func claim(_ use: Use = .serving) throws(StorageError) -> String? {
    do {
      let holder = try pool.claim(use)
      if holder == nil { try pool.useNow { try clock.measure(by: $0) } }
      return holder
    } catch {
      throw StorageError(error)
    }
  }

  package func checkAccess() async throws(StorageError) {
    do {
      try await pool.proveSessions()
      try await pool.use { [clock] connection in
        guard try connection.run("SHOW transaction_read_only").text(0, 0) != "on" else {
          throw PostgresError.readOnly
        }
        try connection.run("SELECT id FROM squad LIMIT 1")
        try clock.measureWhenDue(by: connection)
      }
    } catch {
      throw StorageError(error)
    }
    try commits.check()
    try clock.check()
  }
}
