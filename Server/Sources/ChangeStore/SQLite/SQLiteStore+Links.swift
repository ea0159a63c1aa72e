package import Domain
import Foundation
import GRDB

extension SQLiteStore {
  package func linkTarget(of secret: LinkSecret) async throws(StorageError) -> LinkTarget? {
    try await read { db in
      let sql = "SELECT squad, kind, subject, id FROM link WHERE secret = ? AND is_off = 0"
      return try db.first(sql, [secret.blob]) { row in
        let target = LinkTarget(
          squad: row.bytes(0), kind: row.text(1), subject: row.bytes(2), link: row.bytes(3))
        guard let target else { throw StorageError.corrupt }
        return target
      }
    }
  }
}

extension Database {
  func keep(_ row: LinkRow, of squad: Data) throws {
    switch row {
    case .made(let subject, let id, let secret):
      let sql = """
        INSERT OR IGNORE INTO link (secret, squad, kind, subject, id) SELECT ?1, ?2, ?3, ?4, ?5
        WHERE NOT EXISTS (SELECT 1 FROM spent_secret WHERE secret = ?1)
        """
      try cachedStatement(sql: sql).execute(
        arguments: [secret, squad, subject.kind, subject.blob, id])
    case .turnedOff(let id):
      let sql = "UPDATE link SET is_off = 1 WHERE squad = ? AND id = ?"
      try cachedStatement(sql: sql).execute(arguments: [squad, id])
    }
  }
}
