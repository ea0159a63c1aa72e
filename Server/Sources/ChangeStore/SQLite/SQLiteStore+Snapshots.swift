package import Domain
import Foundation
import GRDB
import Wire

extension SQLiteStore {
  package func byteCount(of squad: Squad.ID) async throws(StorageError) -> Int {
    try await read { db in
      let sql = "SELECT bytes FROM squad WHERE id = ?"
      return Int(try db.first(sql, [squad.blob]) { $0.integer(0) ?? 0 } ?? 0)
    }
  }

  package func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot {
    let columns = try await read { db in
      try db.first("SELECT sequence, content FROM snapshot WHERE squad = ?", [squad.blob]) {
        (sequence: $0.integer(0), content: $0.bytes(1))
      }
    }
    guard let columns else { return .none }
    guard let content = columns.content, let snapshot = Snapshot(stored: content),
      snapshot.sequence == columns.sequence
    else { return .damaged }
    return .intact(snapshot)
  }

  package func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError) {
    guard let content = snapshot.stored.map({ Data($0) }) else { return }
    try await write(throwing: AppendError.self, bytes: content.count) { db in
      guard try db.hasSquad(squad.blob) else { throw AppendError.unknownSquad }
      let sql = "INSERT OR REPLACE INTO snapshot (squad, sequence, content) VALUES (?, ?, ?)"
      try db.cachedStatement(sql: sql)
        .execute(arguments: [squad.blob, snapshot.sequence, content])
    }
  }
}
