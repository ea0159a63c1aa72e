import Domain
import Foundation
import GRDB

/// What a database knows of keys, codes, links and accounts that ended, which a backup of it may not know yet.
///
/// It is read by the names of tables and columns, so also from a newer version's file, as long as that has them.
struct EndedSecrets {
  private static let tables: [CopiedTable] = [.key, .code, .deletedAccount, .spentSecret]

  private let rows: [CopiedTable: [CopiedRow]]
  private let endedLinks: [Data]
  private let accounts: Set<Data>

  /// Reads a file, and changes nothing.
  /// - Throws: `RestoreError.endedUnknown` when the file is not of this program, or lacks what is looked for.
  init(ofFileAt path: String) throws {
    do {
      self = try UntouchedFile.read(path) { try $0.read(Self.init) }
    } catch {
      throw RestoreError.endedUnknown
    }
  }

  private init(of db: Database) throws {
    var rows: [CopiedTable: [CopiedRow]] = [:]
    for table in Self.tables where try db.tableExists(table.rawValue) {
      rows[table] = try db.rows(of: table)
    }
    self.rows = rows
    accounts = Set(try Data.fetchAll(db, sql: "SELECT id FROM account"))
    let isOfNow: Bool
    switch try Schema.content(of: db) {
    // Earlier builds had no keys, codes or links, and did not note which accounts they deleted.
    case .older: isOfNow = false
    case .ours, .newerVersion: isOfNow = true
    case .nothing, .foreign: throw RestoreError.endedUnknown
    }
    guard rows.count == Self.tables.count || !isOfNow else { throw RestoreError.endedUnknown }
    let hasLinks = try isOfNow || db.tableExists("link")
    endedLinks =
      hasLinks ? try Data.fetchAll(db, sql: "SELECT secret FROM link WHERE is_off = 1") : []
  }

  /// Ends in another database what is ended here, and adds the keys and codes that its accounts got since.
  /// - Returns: What was in that database and is ended now.
  /// - Throws: `RestoreError.endedUnknown` when accounts may have been deleted here without a note.
  func insert(into db: Database) throws -> EndedSince {
    guard try rows[.deletedAccount] != nil || db.accountIDs().isSubset(of: accounts) else {
      throw RestoreError.endedUnknown
    }
    let deleted = try deleteAccounts(of: db)
    let (phones, links) = (try db.livePhones(), try db.liveLinkCount())
    for table in Self.tables {
      for row in rows[table, default: []] { try db.merge(row, into: table) }
    }
    try endLinks(in: db)
    // Of two codes of an account, the one that was made before the backup is ended in the newer database.
    try db.execute(
      sql: """
        DELETE FROM recovery_key WHERE is_ended = 0 AND account NOT IN (SELECT id FROM account);
        DELETE FROM recovery_code WHERE is_ended = 0 AND account NOT IN (SELECT id FROM account)
        """)
    let phonesLeft = try db.livePhones()
    return EndedSince(
      accounts: deleted,
      phones: phones.filter { phonesLeft[$0.key] == nil }.map(\.value).sorted(),
      links: links - (try db.liveLinkCount()))
  }

  private func deleteAccounts(of db: Database) throws -> [String] {
    var names: [String] = []
    for account in rows[.deletedAccount, default: []] {
      guard case .bytes(let bytes) = account.values.first, let id = Account.ID(blob: bytes) else {
        throw StorageError.corrupt
      }
      names += try db.accountNames(id)
      try db.delete(account: id)
    }
    return names.sorted()
  }

  private func endLinks(in db: Database) throws {
    for secret in endedLinks {
      try db.execute(sql: "UPDATE link SET is_off = 1 WHERE secret = ?", arguments: [secret])
      // One that the backup does not have yet must never be made.
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO spent_secret (secret) SELECT ?1
          WHERE NOT EXISTS (SELECT 1 FROM link WHERE secret = ?1)
          """, arguments: [secret])
    }
  }
}

extension Database {
  fileprivate func accountIDs() throws -> Set<Data> {
    Set(try Data.fetchAll(self, sql: "SELECT id FROM account"))
  }

  /// The account's name, or else its id; nothing when there is no such account.
  fileprivate func accountNames(_ id: Account.ID) throws -> [String] {
    guard let account = try account(id) else { return [] }
    return [account.login?.username.text ?? id.uuidString]
  }

  /// The phones that can get into accounts by themselves, by their sessions.
  fileprivate func livePhones() throws -> [Data: String] {
    let sql = "SELECT session, device, account FROM recovery_key WHERE is_ended = 0"
    var phones: [Data: String] = [:]
    for row in try Row.fetchAll(self, sql: sql) {
      guard let session = row.bytes(0), let account = Account.ID(blob: row.bytes(2)) else {
        throw StorageError.corrupt
      }
      let owner = try accountNames(account).first ?? account.uuidString
      let device = row.text(1) ?? ""
      phones[Data(session)] = "\(device.isEmpty ? "a device" : device) of \(owner)"
    }
    return phones
  }

  fileprivate func liveLinkCount() throws -> Int {
    try Int.fetchOne(self, sql: "SELECT count(*) FROM link WHERE is_off = 0") ?? 0
  }

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
