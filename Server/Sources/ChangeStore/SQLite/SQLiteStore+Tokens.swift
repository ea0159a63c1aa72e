public import Domain
import Foundation
import GRDB

extension SQLiteStore: AccountStore {
  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  public func save(_ token: StoredToken) async throws(StorageError) {
    try await write(throwing: StorageError.self) { try $0.insert(token) }
  }

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try await read { try $0.tokens(where: "token.hash = ?", [Data(hash)]).first }
  }

  /// Reads the tokens of an account, expired or not, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  public func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken] {
    try await read { try $0.tokens(where: "token.account = ?", [account.blob]) }
  }

  /// Stores the times at which tokens were used, by their hashes; one that is gone stays gone.
  /// - Throws: `StorageError`; no time is stored then.
  public func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      let sql = "UPDATE token SET last_used_at = max(last_used_at, ?) WHERE hash = ?"
      let statement = try db.cachedStatement(sql: sql)
      for (hash, instant) in uses {
        try statement.execute(arguments: [instant.milliseconds, Data(hash)])
      }
    }
  }

  /// Deletes the token with a hash, if there is one.
  /// - Throws: `StorageError`; the token is not deleted then.
  public func deleteToken(hash: [UInt8]) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.cachedStatement(sql: "DELETE FROM token WHERE hash = ?")
        .execute(arguments: [Data(hash)])
    }
  }

  /// Deletes the tokens of an account but the one with a hash.
  /// - Throws: `StorageError`; no token is deleted then.
  public func deleteTokens(
    of account: Account.ID, except hash: [UInt8]
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.deleteTokens(of: account, except: hash)
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
  func deleteTokens(of account: Account.ID, except hash: [UInt8]) throws {
    try cachedStatement(sql: "DELETE FROM token WHERE account = ? AND hash <> ?")
      .execute(arguments: [account.blob, Data(hash)])
  }

  fileprivate func insert(_ token: StoredToken) throws {
    let sql = """
      INSERT INTO token (hash, session, account, device, created_at, last_used_at, expires_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      Data(token.hash), token.session.blob, token.account.blob, token.device,
      token.createdAt.milliseconds, token.lastUsedAt.milliseconds, token.expiresAt.milliseconds,
    ])
  }

  fileprivate func tokens(
    where condition: String, _ arguments: StatementArguments
  ) throws -> [StoredToken] {
    let sql = """
      SELECT token.hash, session, account, squad, device, token.created_at, last_used_at, expires_at
      FROM token JOIN account ON account.id = token.account WHERE \(condition)
      """
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    return try Array(
      rows.map { row in
        guard let token = StoredToken(row) else { throw StorageError.corrupt }
        return token
      })
  }
}

extension StoredToken {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ row: Row) {
    guard let hash = row.bytes(0),
      let session = Session.ID(blob: row.bytes(1)),
      let account = Account.ID(blob: row.bytes(2)),
      let squad = Squad.ID(blob: row.bytes(3)),
      let device = row.text(4),
      let createdAt = row.integer(5).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = row.integer(6).flatMap({ Instant(milliseconds: $0) }),
      let expiresAt = row.integer(7).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      hash: hash, session: session, account: account, squad: squad, device: device,
      createdAt: createdAt, expiresAt: expiresAt)
    self.lastUsedAt = lastUsedAt
  }
}
