extension PostgresStore {
  /// Tells what is in the database without changing it; the calling thread waits for the server.
  /// - Throws: `StorageError` when the database cannot be read.
  package func content() throws(StorageError) -> DatabaseContent {
    do {
      return try pool.useNow { connection in
        let tables = try connection.run(
          """
          SELECT count(*), count(*) FILTER (WHERE table_name IN ('version', 'squad', 'entry'))
          FROM information_schema.tables WHERE table_schema = current_schema()
          """)
        guard tables.integer(0, 0) != 0 else { return .nothing }
        return tables.integer(0, 1) == 3 ? .ours : .foreign
      }
    } catch {
      throw StorageError(error)
    }
  }
}
