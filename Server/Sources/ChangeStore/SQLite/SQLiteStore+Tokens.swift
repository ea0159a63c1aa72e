package import Domain
import Foundation
import GRDB

extension SQLiteStore: AccountStore {
  package func save(_ token: StoredToken) async throws(StorageError) {
    try await write(throwing: StorageError.self) { try $0.insert(token) }
  }

  package func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try await read { try $0.tokens(where: "token.hash = ?", [Data(hash)]).first }
  }

  package func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken] {
    try await read { try $0.tokens(where: "token.account = ?", [account.blob]) }
  }

  package func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      let token = try db.cachedStatement(
        sql: "UPDATE token SET last_used_at = max(last_used_at, ?) WHERE hash = ?")
      let key = try db.cachedStatement(
        sql: """
          UPDATE recovery_key SET last_used_at = max(last_used_at, ?)
          WHERE session = (SELECT session FROM token WHERE hash = ?)
          """)
      for (hash, instant) in uses {
        try token.execute(arguments: [instant.milliseconds, Data(hash)])
        try key.execute(arguments: [instant.milliseconds, Data(hash)])
      }
    }
  }

  package func renewToken(hash: [UInt8], until instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      try db.cachedStatement(
        sql: "UPDATE token SET expires_at = max(expires_at, ?) WHERE hash = ?"
      ).execute(arguments: [instant.milliseconds, Data(hash)])
    }
  }

  package func end(_ session: Session.ID, of account: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.endSessions(of: account, where: "session = ?", session.blob)
    }
  }

  package func endSessions(
    of account: Account.ID, except session: Session.ID?
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.endSessions(of: account, except: session)
    }
  }

  package func endEntrances(of account: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.endEntrances(of: account, except: nil)
    }
  }

  package func deleteTokens(expiredBefore instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.cachedStatement(sql: "DELETE FROM token WHERE expires_at < ?")
        .execute(arguments: [instant.milliseconds])
    }
  }
}

extension Database {
  /// Ends all that lets devices into an account but its password, and but one session.
  func endEntrances(of account: Account.ID, except session: Session.ID?) throws {
    for entrance in Entrance.allCases {
      var condition = "account = ?"
      var arguments: StatementArguments = [account.blob]
      if let session, entrance.staysWithSession {
        condition += " AND session <> ?"
        arguments += [session.blob]
      }
      let sql =
        switch entrance.end {
        case .marked: "UPDATE \(entrance.table) SET is_ended = 1 WHERE \(condition)"
        case .deleted: "DELETE FROM \(entrance.table) WHERE \(condition)"
        }
      try cachedStatement(sql: sql).execute(arguments: arguments)
    }
  }

  func endSessions(of account: Account.ID, except session: Session.ID?) throws {
    // No session has an empty id.
    try endSessions(of: account, where: "session <> ?", session?.blob ?? Data())
  }

  fileprivate func endSessions(
    of account: Account.ID, where condition: String, _ session: Data
  ) throws {
    for sql in [
      "DELETE FROM token WHERE account = ? AND \(condition)",
      "DELETE FROM join_code WHERE account = ? AND \(condition)",
      "UPDATE recovery_key SET is_ended = 1 WHERE account = ? AND \(condition)",
    ] {
      try cachedStatement(sql: sql).execute(arguments: [account.blob, session])
    }
  }

  func deleteTokens(of session: Session.ID) throws {
    try cachedStatement(sql: "DELETE FROM token WHERE session = ?")
      .execute(arguments: [session.blob])
  }

  func insert(_ token: StoredToken) throws {
    let sql = """
      INSERT INTO token
        (hash, session, account, device, created_at, manages_at, last_used_at, expires_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      Data(token.hash), token.session.blob, token.account.blob, token.device,
      token.createdAt.milliseconds, token.managesAt.milliseconds, token.lastUsedAt.milliseconds,
      token.expiresAt.milliseconds,
    ])
  }

  fileprivate func tokens(
    where condition: String, _ arguments: StatementArguments
  ) throws -> [StoredToken] {
    let sql = """
      SELECT hash, session, device, token.created_at, manages_at, last_used_at, expires_at,
        account.id, squad, account.created_at, username
      FROM token JOIN account ON account.id = token.account
        LEFT JOIN login ON login.account = account.id
      WHERE \(condition)
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
      let device = row.text(2),
      let createdAt = row.integer(3).flatMap({ Instant(milliseconds: $0) }),
      let managesAt = row.integer(4).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = row.integer(5).flatMap({ Instant(milliseconds: $0) }),
      let expiresAt = row.integer(6).flatMap({ Instant(milliseconds: $0) }),
      let owner = TokenOwner(row)
    else { return nil }
    self.init(
      hash: hash, session: session, owner: owner, device: device, createdAt: createdAt,
      managesAt: managesAt, expiresAt: expiresAt)
    self.lastUsedAt = lastUsedAt
  }
}

extension TokenOwner {
  fileprivate init?(_ row: Row) {
    guard let id = Account.ID(blob: row.bytes(7)), let squad = Squad.ID(blob: row.bytes(8)),
      let createdAt = row.integer(9).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    guard row.hasNull(atIndex: 10) || row.text(10) != nil else { return nil }
    self.init(
      id: id, squad: squad, username: row.text(10).map { Username(accepted: $0) },
      createdAt: createdAt)
  }
}
