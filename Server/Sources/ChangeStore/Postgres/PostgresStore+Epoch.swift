public import Domain

extension PostgresStore {
  /// The epoch of the database; when there is none yet, `new` begins.
  ///
  /// A copy of the database, such as a restored dump, and a standby that took over get a new epoch,
  /// because they may lack what phones were told is stored; and they lose all tokens, because they may
  /// have some that ended since.
  /// - Throws: `StorageError` when storage cannot be read or written.
  public func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID {
    let home = try await home()
    let kept = try await write(throwing: StorageError.self) { connection in
      try connection.run(
        "DELETE FROM token WHERE EXISTS (SELECT 1 FROM epoch WHERE home <> $1)", [.text(home)])
      try connection.run(
        """
        INSERT INTO epoch (one, id, home) VALUES (true, $1, $2)
        ON CONFLICT (one) DO UPDATE SET id = excluded.id, home = excluded.home
        WHERE epoch.home <> excluded.home
        """, [new.value, .text(home)])
      return try connection.run("SELECT id FROM epoch").bytes(0, 0)
    }
    guard let epoch = Epoch.ID(blob: kept) else { throw .corrupt }
    return epoch
  }

  /// Names the database, its server and how often a standby has taken over, as far as the server
  /// tells.
  private func home() async throws(StorageError) -> String {
    let database = "SELECT oid::text FROM pg_database WHERE datname = current_database()"
    let server = """
      SELECT system_identifier::text || '/' || timeline_id::text
      FROM pg_control_system(), pg_control_checkpoint()
      """
    let name = try await read(database) { $0.count > 0 ? $0.text(0, 0) : nil }
    // Servers that only speak PostgreSQL's protocol have no such functions.
    let place = try? await read(server) { $0.count > 0 ? $0.text(0, 0) : nil }
    return [name, place ?? nil].compactMap { $0 }.joined(separator: "/")
  }
}
