public import Domain
import Foundation
import GRDB

extension SQLiteStore {
  /// The gather that is shared by the link with a secret; `nil` when there is none, or when the link
  /// was turned off.
  /// - Throws: `StorageError` when storage cannot be read.
  public func sharedGather(
    behind secret: LinkSecret
  ) async throws(StorageError) -> SharedGather? {
    try await read { db in
      let sql = "SELECT squad, gather, id FROM link WHERE secret = ? AND is_off = 0"
      return try db.first(sql, [secret.blob]) { row in
        guard let squad = Squad.ID(blob: row.bytes(0)), let gather = Gather.ID(blob: row.bytes(1)),
          let link = GatherLink.ID(blob: row.bytes(2))
        else { throw StorageError.corrupt }
        return SharedGather(squad: squad, gather: gather, link: link)
      }
    }
  }
}

extension Database {
  func keep(_ row: LinkRow, of squad: Data) throws {
    switch row {
    case .made(let gather, let id, let secret):
      let sql = "INSERT OR IGNORE INTO link (secret, squad, gather, id) VALUES (?, ?, ?, ?)"
      try cachedStatement(sql: sql).execute(arguments: [secret, squad, gather, id])
    case .turnedOff(let id):
      let sql = "UPDATE link SET is_off = 1 WHERE squad = ? AND id = ?"
      try cachedStatement(sql: sql).execute(arguments: [squad, id])
    }
  }
}
