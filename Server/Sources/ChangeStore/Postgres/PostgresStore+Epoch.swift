public import Domain

extension PostgresStore {
  /// The epoch of the database; when there is none yet, `new` begins.
  ///
  /// A copy of the database, such as a restored dump, and a standby that took over get a new epoch,
  /// because they may lack what phones were told is stored; and they lose all tokens, because they may
  /// have some that ended since. Each connection that is opened
  /// at another place later throws `StorageError.moved`.
  /// - Throws: `StorageError` when storage cannot be read or written.
  public func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID {
    let (kept, home) = try await write(throwing: StorageError.self) { connection in
      let home = try connection.home()
      for table in ["token", "join_code"] {
        try connection.run(
          "DELETE FROM \(table) WHERE EXISTS (SELECT 1 FROM epoch WHERE home <> $1)",
          [.text(home)])
      }
      try connection.run(
        """
        INSERT INTO epoch (one, id, home) VALUES (true, $1, $2)
        ON CONFLICT (one) DO UPDATE SET id = excluded.id, home = excluded.home
        WHERE epoch.home <> excluded.home
        """, [new.value, .text(home)])
      return (try connection.run("SELECT id FROM epoch").bytes(0, 0), home)
    }
    guard let epoch = Epoch.ID(blob: kept) else { throw .corrupt }
    pool.expect(home)
    return epoch
  }
}
