package import Domain

extension PostgresStore {
  /// How long a server that starts after a takeover waits for those that ran before.
  private static let patienceWithServers: Duration = .seconds(4)

  /// A copy of the database, such as a restored dump, and a standby that took over while no server ran,
  /// get a new epoch.
  ///
  /// They may lack what phones were told is stored; and they lose all tokens, because they may have some
  /// that ended since. Each connection that is opened to other tables later throws `StorageError.moved`; of
  /// a takeover later see `Takeover`.
  package func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID {
    try await reading { try $0.waitForServers(within: Self.patienceWithServers) }
    return try await keep(throwing: StorageError.self) { [pool, server] connection in
      let home = try connection.findHome()
      for table in ["token", "join_code"] {
        try connection.run(
          "DELETE FROM \(table) WHERE EXISTS (SELECT 1 FROM epoch WHERE home <> $1)",
          [.text(home.name)])
      }
      try connection.run(
        """
        INSERT INTO epoch (one, id, home) VALUES (true, $1, $2)
        ON CONFLICT (one) DO UPDATE SET id = excluded.id, home = excluded.home
        WHERE epoch.home <> excluded.home
        """, [new.value, .text(home.name)])
      try connection.register(server, at: home)
      guard let epoch = try connection.storedEpoch()?.id else { throw StorageError.corrupt }
      pool.serve(epoch, as: server, by: connection, at: home)
      return epoch
    }
  }
}
