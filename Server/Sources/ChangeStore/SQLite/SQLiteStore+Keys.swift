package import Domain
import Foundation
import GRDB

extension SQLiteStore {
  package func create(
    _ account: StoredAccount, beginning token: StoredToken, with key: StoredKey
  ) async throws(EntryError) {
    try await write(throwing: EntryError.self) { db in
      guard try db.key(key.hash) == nil else { throw EntryError.keyTaken }
      try db.insert(account)
      try db.insert(token)
      try db.insert(key)
    }
  }

  package func name(
    _ account: Account.ID, _ login: StoredLogin, endingEntrances: Bool
  ) async throws(NamingError) {
    try await write(throwing: NamingError.self) { db in
      guard let stored = try db.account(account) else { throw NamingError.unknownAccount }
      if let login = stored.login { throw NamingError.named(login.username) }
      guard try !db.isTaken(login) else { throw NamingError.usernameTaken }
      try db.insert(login, of: account)
      if endingEntrances { try db.endEntrances(of: account, except: nil) }
    }
  }

  package func key(hash: [UInt8]) async throws(StorageError) -> StoredKey? {
    try await read { try $0.key(hash) }
  }

  package func keys(of account: Account.ID) async throws(StorageError) -> [StoredKey] {
    try await read { try $0.keys("account = ? AND is_ended = 0", [account.blob]) }
  }

  package func add(_ key: StoredKey) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      guard try db.key(key.hash) == nil else { return }
      try db.insert(key)
      let sql = """
        UPDATE recovery_key SET is_ended = 1
        WHERE session = ?1 AND is_ended = 0 AND hash NOT IN
          (SELECT hash FROM recovery_key WHERE session = ?1 AND is_ended = 0
            ORDER BY hash = ?2 DESC, created_at DESC, hash LIMIT ?3)
        """
      try db.cachedStatement(sql: sql).execute(
        arguments: [key.session.blob, Data(key.hash), StoredKey.limitPerSession])
    }
  }

  package func heal(_ token: StoredToken, by key: [UInt8]) async throws(EntryError) {
    try await write(throwing: EntryError.self) { db in
      let sql = """
        UPDATE recovery_key SET last_used_at = max(last_used_at, ?)
        WHERE hash = ? AND session = ? AND is_ended = 0
        """
      try db.cachedStatement(sql: sql).execute(
        arguments: [token.lastUsedAt.milliseconds, Data(key), token.session.blob])
      guard db.changesCount == 1 else { throw EntryError.keyEnded }
      try db.deleteTokens(of: token.session)
      try db.insert(token)
    }
  }

  package func begin(
    _ token: StoredToken, with key: StoredKey, by admission: StoredAdmission
  ) async throws(EntryError) {
    try await write(throwing: EntryError.self) { db in
      let known = try db.key(key.hash)
      try db.check(admission, of: token.account, isAgain: known?.account == token.account)
      if let known {
        guard known.account == key.account, !known.isEnded else { throw EntryError.keyTaken }
        try db.deleteTokens(of: known.session)
        try db.move(key)
      } else {
        try db.insert(key)
      }
      try db.insert(token)
    }
  }

  package func unnamedByteCount() async throws(StorageError) -> Int {
    let sql = """
      SELECT coalesce(sum(bytes), 0) FROM squad JOIN account ON account.squad = squad.id
      WHERE NOT EXISTS (SELECT 1 FROM login WHERE login.account = account.id)
      """
    return try await read { try $0.first(sql, []) { Int($0.integer(0) ?? 0) } ?? 0 }
  }
}

extension Database {
  func key(_ hash: [UInt8]) throws -> StoredKey? {
    try keys("hash = ?", [Data(hash)]).first
  }

  fileprivate func keys(
    _ condition: String, _ arguments: StatementArguments
  ) throws -> [StoredKey] {
    let sql = """
      SELECT hash, account, session, device, created_at, manages_at, last_used_at, is_ended
      FROM recovery_key WHERE \(condition)
      """
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    return try Array(
      rows.map { row in
        guard let key = StoredKey(row) else { throw StorageError.corrupt }
        return key
      })
  }

  fileprivate func insert(_ key: StoredKey) throws {
    let sql = """
      INSERT INTO recovery_key
        (hash, account, session, device, created_at, manages_at, last_used_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      Data(key.hash), key.account.blob, key.session.blob, key.device,
      key.createdAt.milliseconds, key.managesAt.milliseconds, key.lastUsedAt.milliseconds,
    ])
  }

  /// Lets a key that is stored continue another session.
  fileprivate func move(_ key: StoredKey) throws {
    let sql = """
      UPDATE recovery_key SET session = ?, device = ?, manages_at = ?, last_used_at = ?
      WHERE hash = ?
      """
    try cachedStatement(sql: sql).execute(arguments: [
      key.session.blob, key.device, key.managesAt.milliseconds, key.lastUsedAt.milliseconds,
      Data(key.hash),
    ])
  }
}

extension StoredKey {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ row: Row) {
    guard let hash = row.bytes(0), let account = Account.ID(blob: row.bytes(1)),
      let session = Session.ID(blob: row.bytes(2)), let device = row.text(3),
      let createdAt = row.integer(4).flatMap({ Instant(milliseconds: $0) }),
      let managesAt = row.integer(5).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = row.integer(6).flatMap({ Instant(milliseconds: $0) }),
      let isEnded = row.integer(7)
    else { return nil }
    self.init(
      hash: hash, account: account, session: session, device: device, createdAt: createdAt,
      managesAt: managesAt)
    self.lastUsedAt = lastUsedAt
    self.isEnded = isEnded == 1
  }
}
