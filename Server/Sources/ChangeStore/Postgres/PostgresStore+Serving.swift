// Many servers serve a database, or one program has it for itself.
extension PostgresStore {
  /// How a process uses the database, until `close` or its end.
  public enum Use: Sendable {
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
  public func claim(_ use: Use = .serving) throws(StorageError) -> String? {
    do {
      return try pool.claim(use)
    } catch {
      throw StorageError(error)
    }
  }

  /// Checks that the database can be read and written.
  /// - Throws: `StorageError` when something new could not be kept.
  public func checkAccess() async throws(StorageError) {
    let isReadOnly = try await read("SHOW transaction_read_only") { $0.text(0, 0) == "on" }
    guard !isReadOnly else { throw .unreachable }
    try await read("SELECT id FROM squad LIMIT 1") { _ in }
  }
}
