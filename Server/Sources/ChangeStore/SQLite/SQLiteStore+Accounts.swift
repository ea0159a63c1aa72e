public import Domain
import Foundation
import GRDB

extension SQLiteStore: AccountStore {
  /// Stores a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  public func create(_ account: StoredAccount) async throws(RegistrationError) {
    try await write(throwing: RegistrationError.self) { db in
      let taken = "SELECT 1 FROM account WHERE username_key = ?"
      guard try !db.exists(taken, [account.usernameKey]) else {
        throw RegistrationError.usernameTaken
      }
      try db.cachedStatement(sql: "INSERT INTO squad (id) VALUES (?)")
        .execute(arguments: [account.squad.blob])
      try db.insert(account)
    }
  }

  /// Finds the account with a user name's key; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(usernameKey: String) async throws(StorageError) -> StoredAccount? {
    try await read { try $0.account(where: "username_key = ?", [usernameKey]) }
  }

  /// Finds the account with an id; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try await read { try $0.account(where: "id = ?", [id.blob]) }
  }

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  ///
  /// Their bytes are gone from the disk, too. When another process is reading the file, they are
  /// gone after a later checkpoint.
  /// - Throws: `StorageError`; nothing is deleted then.
  public func delete(account id: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      // The other rows refer to the squad, directly or not, and are deleted with it.
      let sql = "DELETE FROM squad WHERE id = (SELECT squad FROM account WHERE id = ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [id.blob])
    }
    await emptyWriteAheadLog()
  }

  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  public func save(_ token: StoredToken) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      try db.cachedStatement(sql: "INSERT INTO token (hash, account, expires_at) VALUES (?, ?, ?)")
        .execute(
          arguments: [Data(token.hash), token.account.blob, token.expiresAt.milliseconds])
    }
  }

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try await read { try $0.token(hash: hash) }
  }

  /// Deletes the token with a hash, if there is one.
  /// - Throws: `StorageError`; the token is not deleted then.
  public func deleteToken(hash: [UInt8]) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.cachedStatement(sql: "DELETE FROM token WHERE hash = ?")
        .execute(arguments: [Data(hash)])
    }
  }

  /// Deletes the tokens that expired before an instant.
  /// - Throws: `StorageError`; no token is deleted then.
  public func deleteTokens(expiredBefore instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.cachedStatement(sql: "DELETE FROM token WHERE expires_at < ?")
        .execute(arguments: [instant.milliseconds])
    }
  }
}

extension Database {
  fileprivate func insert(_ account: StoredAccount) throws {
    let sql = """
      INSERT INTO account (id, username, username_key, password_hash, squad, created_at)
      VALUES (?, ?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      account.id.blob, account.username.text, account.usernameKey, account.passwordHash,
      account.squad.blob, account.createdAt.milliseconds,
    ])
  }

  fileprivate func account(
    where condition: String, _ arguments: StatementArguments
  ) throws -> StoredAccount? {
    let sql = """
      SELECT id, username, username_key, password_hash, squad, created_at FROM account
      WHERE \(condition)
      """
    return try first(sql, arguments) { row in
      guard let account = StoredAccount(row) else { throw StorageError.corrupt }
      return account
    }
  }

  fileprivate func token(hash: [UInt8]) throws -> StoredToken? {
    let sql = """
      SELECT account.id, account.squad, token.expires_at
      FROM token JOIN account ON account.id = token.account WHERE token.hash = ?
      """
    return try first(sql, [Data(hash)]) { row in
      guard let token = StoredToken(row, hash: hash) else { throw StorageError.corrupt }
      return token
    }
  }
}

extension StoredAccount {
  /// Reads the columns in the order of the initialiser; `nil` when the row is damaged.
  fileprivate init?(_ row: Row) {
    guard let id = Account.ID(blob: row.bytes(0)),
      let username = row.text(1).map({ Username(accepted: $0) }),
      let usernameKey = row.text(2),
      let passwordHash = row.text(3),
      let squad = Squad.ID(blob: row.bytes(4)),
      let createdAt = row.integer(5).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      id: id, username: username, usernameKey: usernameKey, passwordHash: passwordHash,
      squad: squad, createdAt: createdAt)
  }
}

extension StoredToken {
  /// Reads the columns account, squad and expires_at; `nil` when the row is damaged.
  fileprivate init?(_ row: Row, hash: [UInt8]) {
    guard let account = Account.ID(blob: row.bytes(0)),
      let squad = Squad.ID(blob: row.bytes(1)),
      let expiresAt = row.integer(2).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(hash: hash, account: account, squad: squad, expiresAt: expiresAt)
  }
}
