package import Domain
import Wire

extension PostgresStore {
  package func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot {
    let sql = "SELECT sequence, content FROM snapshot WHERE squad = $1"
    return try await reading { [pool] connection in
      let rows = try connection.run(sql, [squad.value])
      guard rows.count > 0 else { return .none }
      guard let content = rows.bytes(0, 1), let snapshot = Snapshot(stored: content),
        snapshot.sequence == rows.integer(0, 0)
      else { return .damaged }
      let end = Confirmed.LogEnd(sequence: snapshot.sequence)
      try pool.note(end.sequence > 0 ? end : nil, of: squad, by: connection)
      return .intact(snapshot)
    }
  }

  package func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError) {
    guard let content = snapshot.stored else { return }
    try await keep(throwing: AppendError.self) { connection in
      do {
        try connection.run(
          """
          INSERT INTO snapshot (squad, sequence, content) VALUES ($1, $2, $3)
          ON CONFLICT (squad) DO UPDATE SET sequence = excluded.sequence, content = excluded.content
          """, [squad.value, .integer(snapshot.sequence), .bytes(content)])
      } catch let error as PostgresError where error == .missingReference {
        throw AppendError.unknownSquad
      }
    }
  }
}
