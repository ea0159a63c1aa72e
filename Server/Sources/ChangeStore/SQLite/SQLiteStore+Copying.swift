import Domain
import Foundation
import GRDB

extension SQLiteStore: CopyableStore {
  package func rows(
    of table: CopiedTable, after key: [CopiedValue]?, limit: PageLimit
  ) async throws(StorageError) -> [CopiedRow] {
    try await read { db in
      let marks = Array(repeating: "?", count: table.keyLength).joined(separator: ", ")
      let sql = """
        SELECT \(table.columnNames) FROM \(table.rawValue)
        \(key == nil ? "" : "WHERE (\(table.keyNames)) > (\(marks))")
        ORDER BY \(table.keyNames) LIMIT \(limit.entries)
        """
      let cursor = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: StatementArguments((key ?? []).map(\.argument)))
      var rows: [CopiedRow] = []
      var bytes = 0
      while bytes < limit.bytes, let row = try cursor.next() {
        let copied = try CopiedRow(row, of: table)
        bytes += copied.byteCount
        rows.append(copied)
      }
      return rows
    }
  }

  package func insert(
    _ rows: [CopiedRow], into table: CopiedTable
  ) async throws(StorageError) {
    let bytes = rows.reduce(0) { $0 + $1.byteCount }
    try await write(throwing: StorageError.self, bytes: bytes) { db in
      // A parameter that is a text would repair one that is damaged.
      let marks = table.columns.map { $0.isText ? "CAST(? AS TEXT)" : "?" }
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO \(table.rawValue) (\(table.columnNames))
          VALUES (\(marks.joined(separator: ", ")))
          """)
      for row in rows {
        try statement.execute(arguments: StatementArguments(row.values.map(\.argument)))
      }
    }
  }

  package func canStore(_ row: CopiedRow) -> Bool { true }

  package func copyState() async throws(StorageError) -> CopyState {
    try await read { db in
      CopyState(
        epoch: Epoch.ID(blob: try db.first("SELECT id FROM epoch", []) { $0.bytes(0) } ?? nil),
        hasSquads: try db.exists("SELECT 1 FROM squad UNION SELECT 1 FROM deleted_account", []),
        unfinished: try db.unfinishedCopy(), copiedAway: try db.copiedAway())
    }
  }

  package func begin(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      // Not a table of every database: a backup must not have it, nor a database that is served.
      try db.execute(sql: "CREATE TABLE unfinished_copy (id BLOB NOT NULL, epoch BLOB) STRICT")
      try db.execute(
        sql: "INSERT INTO unfinished_copy (id, epoch) VALUES (?, ?)",
        arguments: [copy.id.blob, copy.epoch?.blob])
    }
  }

  package func handOver(to receiver: CopiedAway) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.execute(sql: "DELETE FROM epoch; DELETE FROM token; DELETE FROM join_code")
      try db.execute(sql: "DROP TABLE IF EXISTS handed_over")
      try db.execute(sql: "CREATE TABLE handed_over (copy BLOB NOT NULL, place TEXT) STRICT")
      try db.execute(
        sql: "INSERT INTO handed_over (copy, place) VALUES (?, ?)",
        arguments: [receiver.copy.blob, receiver.place])
    }
    await emptyWriteAheadLog()
  }

  package func finish(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      try db.execute(sql: "DELETE FROM epoch")
      if let epoch = copy.epoch {
        try db.execute(sql: "INSERT INTO epoch (one, id) VALUES (1, ?)", arguments: [epoch.blob])
      }
      try db.execute(sql: "DROP TABLE unfinished_copy; DROP TABLE IF EXISTS handed_over")
    }
  }

  /// Whether a copy to this database was interrupted; the calling thread waits for the disk.
  /// - Throws: `StorageError` when the file cannot be read.
  package func isUnfinishedCopy() throws(StorageError) -> Bool {
    do {
      return try pool.read { try $0.unfinishedCopy() != nil }
    } catch {
      throw StorageError(error)
    }
  }
}

extension Database {
  func unfinishedCopy() throws -> UnfinishedCopy? {
    guard try tableExists("unfinished_copy") else { return nil }
    return try first("SELECT id, epoch FROM unfinished_copy", []) { row in
      guard let id = UnfinishedCopy.ID(blob: row.bytes(0)) else { throw StorageError.corrupt }
      return UnfinishedCopy(id: id, epoch: Epoch.ID(blob: row.bytes(1)))
    }
  }

  func copiedAway() throws -> CopiedAway? {
    guard try tableExists("handed_over") else { return nil }
    let hasPlace = try columns(in: "handed_over").contains { $0.name == "place" }
    let sql = "SELECT copy, \(hasPlace ? "place" : "NULL") FROM handed_over"
    return try first(sql, []) { row in
      guard let copy = UnfinishedCopy.ID(blob: row.bytes(0)) else { throw StorageError.corrupt }
      return CopiedAway(copy: copy, place: row.text(1))
    }
  }
}
