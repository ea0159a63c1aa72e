import Domain
import Foundation
import GRDB

/// What a database knows of keys, codes and deleted accounts, which a backup of it may not know yet.
struct EndedSecrets {
  private static let tables: [CopiedTable] = [.key, .code, .deletedAccount, .spentSecret]

  private let rows: [CopiedTable: [CopiedRow]]

  /// Reads a file, and changes nothing; a database of an older version has none.
  init(ofFileAt path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let file = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? file.close() }
    rows = try file.read { db in
      var rows: [CopiedTable: [CopiedRow]] = [:]
      for table in Self.tables where try db.tableExists(table.rawValue) {
        rows[table] = try db.rows(of: table)
      }
      return rows
    }
  }

  /// Ends in another database what is ended here, and adds the keys and codes that its accounts got since.
  func insert(into db: Database) throws {
    for account in rows[.deletedAccount, default: []] {
      guard case .bytes(let id) = account.values.first, let id = Account.ID(blob: id) else {
        throw StorageError.corrupt
      }
      try db.delete(account: id)
    }
    for table in Self.tables {
      for row in rows[table, default: []] { try db.merge(row, into: table) }
    }
    // Of two codes of an account, the one that was made before the backup is ended in the newer database.
    try db.execute(
      sql: """
        DELETE FROM recovery_key WHERE is_ended = 0 AND account NOT IN (SELECT id FROM account);
        DELETE FROM recovery_code WHERE is_ended = 0 AND account NOT IN (SELECT id FROM account)
        """)
  }
}

extension Database {
  fileprivate func rows(of table: CopiedTable) throws -> [CopiedRow] {
    let there = Set(try columns(in: table.rawValue).map(\.name))
    // What a later version of the tables adds is not known.
    let columns = table.columns.map { there.contains($0.name) ? $0.name : "0" }
    let sql = "SELECT \(columns.joined(separator: ", ")) FROM \(table.rawValue)"
    let rows = try Row.fetchCursor(cachedStatement(sql: sql))
    return try Array(rows.map { try CopiedRow($0, of: table) })
  }

  /// Inserts a row; one with the key stays, unless the new one is ended.
  fileprivate func merge(_ row: CopiedRow, into table: CopiedTable) throws {
    let marks = table.columns.map { $0.isText ? "CAST(? AS TEXT)" : "?" }
    let canEnd = table.columns.contains(.truth("is_ended"))
    let onConflict =
      canEnd
      ? "DO UPDATE SET is_ended = max(is_ended, excluded.is_ended)"
      : "DO NOTHING"
    let sql = """
      INSERT INTO \(table.rawValue) (\(table.columnNames)) VALUES (\(marks.joined(separator: ", ")))
      ON CONFLICT \(onConflict)
      """
    try cachedStatement(sql: sql).execute(
      arguments: StatementArguments(row.values.map(\.argument)))
  }
}
