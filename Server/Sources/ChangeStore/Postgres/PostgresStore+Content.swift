extension PostgresStore {
  /// Finds out what is in the database without changing it; the calling thread waits for the server.
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
        guard tables.integer(0, 1) == 3 else { return .foreign }
        return try PostgresSchema.content(of: connection)
      }
    } catch {
      throw StorageError(error)
    }
  }

  /// What is known of a database of this program; the calling thread waits for the server.
  /// - Throws: `StorageError` when the database cannot be read.
  package func facts() throws(StorageError) -> DatabaseFacts {
    let content = try content()
    do {
      return try pool.useNow { connection in
        DatabaseFacts(
          content: content, isUnfinishedCopy: try connection.unfinishedCopy() != nil,
          copiedAway: try connection.copiedAway())
      }
    } catch {
      throw StorageError(error)
    }
  }
}
