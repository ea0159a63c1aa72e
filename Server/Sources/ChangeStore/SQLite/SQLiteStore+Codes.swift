package import Domain
import Foundation
import GRDB

extension SQLiteStore {
  package func replaceRecoveryCode(
    of account: Account.ID, by hash: [UInt8], at now: Instant
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      guard try db.account(account) != nil else { throw StorageError.contradiction }
      try db.cachedStatement(sql: "UPDATE recovery_code SET is_ended = 1 WHERE account = ?")
        .execute(arguments: [account.blob])
      try db.cachedStatement(
        sql: "INSERT INTO recovery_code (hash, account, created_at) VALUES (?, ?, ?)"
      ).execute(arguments: [Data(hash), account.blob, now.milliseconds])
    }
  }

  package func recoveryCodes(
    of account: Account.ID
  ) async throws(StorageError) -> [StoredRecoveryCode] {
    try await read { db in
      let sql = "SELECT hash, created_at FROM recovery_code WHERE account = ? AND is_ended = 0"
      let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [account.blob])
      return try Array(
        rows.map { row in
          guard let hash = row.bytes(0), let createdAt = row.integer(1) else {
            throw StorageError.corrupt
          }
          return StoredRecoveryCode(hash: hash, account: account, storedTime: createdAt)
        })
    }
  }

  package func joinCodes(of account: Account.ID) async throws(StorageError) -> [StoredJoinCode] {
    try await read { try $0.joinCodes("account = ?", account.blob) }
  }

  package func account(recoveryCode hash: [UInt8]) async throws(StorageError) -> StoredAccount? {
    try await read { db in try db.owner(ofRecoveryCode: hash).flatMap { try db.account($0) } }
  }

  package func save(
    _ code: StoredJoinCode, endingOthersAt now: Instant
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { db in
      try db.cachedStatement(
        sql: "UPDATE join_code SET expires_at = min(expires_at, ?) WHERE session = ?"
      ).execute(arguments: [now.milliseconds, code.session.blob])
      try db.cachedStatement(
        sql: "INSERT INTO join_code (hash, account, session, expires_at) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [
        Data(code.hash), code.account.blob, code.session.blob, code.expiresAt.milliseconds,
      ])
    }
  }

  package func joinCode(hash: [UInt8]) async throws(StorageError) -> StoredJoinCode? {
    try await read { try $0.joinCodes("hash = ?", Data(hash)).first }
  }

  package func deleteJoinCodes(endedBefore instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      try db.cachedStatement(sql: "DELETE FROM join_code WHERE expires_at < ?")
        .execute(arguments: [instant.milliseconds])
    }
  }
}

extension Database {
  /// Checks that a code lets a device into an account, and uses a join code up; `isAgain` says whether the
  /// device's key is the account's already.
  func check(
    _ admission: StoredAdmission, of account: Account.ID, isAgain: Bool
  ) throws {
    switch admission {
    case .recoveryCode(let hash):
      guard try owner(ofRecoveryCode: hash) == account else { throw EntryError.wrongCode }
    case .joinCode(let hash, let now):
      guard let code = try joinCodes("hash = ?", Data(hash)).first, code.account == account else {
        throw EntryError.wrongCode
      }
      guard try code.joins(isAgain: isAgain, at: now) else { return }
      try cachedStatement(sql: "UPDATE join_code SET is_used = 1 WHERE hash = ?")
        .execute(arguments: [Data(hash)])
    }
  }

  fileprivate func owner(ofRecoveryCode hash: [UInt8]) throws -> Account.ID? {
    let sql = "SELECT account FROM recovery_code WHERE hash = ? AND is_ended = 0"
    return try first(sql, [Data(hash)]) { Account.ID(blob: $0.bytes(0)) } ?? nil
  }

  fileprivate func joinCodes(_ condition: String, _ value: Data) throws -> [StoredJoinCode] {
    let sql = "SELECT hash, account, session, expires_at, is_used FROM join_code WHERE \(condition)"
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: [value])
    return try Array(rows.map { row in try StoredJoinCode(row) })
  }
}

extension StoredJoinCode {
  /// Reads the columns in the order of the query.
  fileprivate init(_ row: Row) throws {
    guard let hash = row.bytes(0), let account = Account.ID(blob: row.bytes(1)),
      let session = Session.ID(blob: row.bytes(2)),
      let expiresAt = row.integer(3).flatMap({ Instant(milliseconds: $0) }),
      let isUsed = row.integer(4)
    else { throw StorageError.corrupt }
    self.init(hash: hash, account: account, session: session, expiresAt: expiresAt)
    self.isUsed = isUsed == 1
  }
}
