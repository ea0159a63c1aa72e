package import Domain

extension PostgresStore {
  package func replaceRecoveryCode(
    of account: Account.ID, by hash: [UInt8], at now: Instant
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      // Locked, so that of two codes made at once one ends.
      let found = try connection.run(
        "SELECT id FROM account WHERE id = $1 FOR UPDATE", [account.value])
      guard found.count == 1 else { throw StorageError.contradiction }
      try connection.run(
        "UPDATE recovery_code SET is_ended = true WHERE account = $1", [account.value])
      try connection.run(
        "INSERT INTO recovery_code (hash, account, created_at) VALUES ($1, $2, $3)",
        [.bytes(hash), account.value, .integer(now.milliseconds)])
    }
  }

  package func recoveryCodes(
    of account: Account.ID
  ) async throws(StorageError) -> [StoredRecoveryCode] {
    let sql = "SELECT hash, created_at FROM recovery_code WHERE account = $1 AND NOT is_ended"
    return try await read(sql, [account.value]) { rows in
      try (0..<rows.count).map { row in
        guard let hash = rows.bytes(row, 0), let createdAt = rows.integer(row, 1) else {
          throw StorageError.corrupt
        }
        return StoredRecoveryCode(hash: hash, account: account, storedTime: createdAt)
      }
    }
  }

  package func joinCodes(of account: Account.ID) async throws(StorageError) -> [StoredJoinCode] {
    try await read(PostgresConnection.joinCodes("account = $1"), [account.value]) {
      try $0.joinCodes()
    }
  }

  package func account(recoveryCode hash: [UInt8]) async throws(StorageError) -> StoredAccount? {
    let owner = try await read(PostgresConnection.ownerOfRecoveryCode, [.bytes(hash)]) {
      $0.owner
    }
    guard let owner else { return nil }
    return try await account(id: owner)
  }

  package func save(
    _ code: StoredJoinCode, endingOthersAt now: Instant
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.run(
        "UPDATE join_code SET expires_at = least(expires_at, $1) WHERE session = $2",
        [.integer(now.milliseconds), code.session.value])
      try connection.run(
        "INSERT INTO join_code (hash, account, session, expires_at) VALUES ($1, $2, $3, $4)",
        [
          .bytes(code.hash), code.account.value, code.session.value,
          .integer(code.expiresAt.milliseconds),
        ])
    }
  }

  package func joinCode(hash: [UInt8]) async throws(StorageError) -> StoredJoinCode? {
    try await read(PostgresConnection.joinCodes("hash = $1"), [.bytes(hash)]) {
      try $0.joinCodes().first
    }
  }

  package func deleteJoinCodes(endedBefore instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.run(
        "DELETE FROM join_code WHERE expires_at < $1", [.integer(instant.milliseconds)])
      return
    }
  }
}

extension PostgresConnection {
  fileprivate static let ownerOfRecoveryCode =
    "SELECT account FROM recovery_code WHERE hash = $1 AND NOT is_ended"
  fileprivate static func joinCodes(_ condition: String) -> String {
    "SELECT hash, account, session, expires_at, is_used FROM join_code WHERE \(condition)"
  }

  /// Checks that a code lets a device into an account, and uses a join code up; `isAgain` says whether the
  /// device's key is the account's already.
  func check(
    _ admission: StoredAdmission, of account: Account.ID, isAgain: Bool
  ) throws {
    switch admission {
    case .recoveryCode(let hash):
      let sql = Self.ownerOfRecoveryCode + " FOR SHARE"
      guard try run(sql, [.bytes(hash)]).owner == account else { throw EntryError.wrongCode }
    case .joinCode(let hash, let now):
      // Locked, so that of two devices one joins.
      let sql = Self.joinCodes("hash = $1") + " FOR UPDATE"
      guard let code = try run(sql, [.bytes(hash)]).joinCodes().first, code.account == account
      else {
        throw EntryError.wrongCode
      }
      guard try code.joins(isAgain: isAgain, at: now) else { return }
      try run("UPDATE join_code SET is_used = true WHERE hash = $1", [.bytes(hash)])
    }
  }
}

extension PostgresResult {
  fileprivate var owner: Account.ID? { count > 0 ? Account.ID(blob: bytes(0, 0)) : nil }

  fileprivate func joinCodes() throws -> [StoredJoinCode] {
    try (0..<count).map { row in
      guard let hash = bytes(row, 0), let account = Account.ID(blob: bytes(row, 1)),
        let session = Session.ID(blob: bytes(row, 2)),
        let expiresAt = integer(row, 3).flatMap({ Instant(milliseconds: $0) })
      else { throw StorageError.corrupt }
      var code = StoredJoinCode(
        hash: hash, account: account, session: session, expiresAt: expiresAt)
      code.isUsed = truth(row, 4)
      return code
    }
  }
}
