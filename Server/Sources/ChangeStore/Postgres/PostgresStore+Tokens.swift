public import Domain

extension PostgresStore: AccountStore {
  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  public func save(_ token: StoredToken) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.run(
        """
        INSERT INTO token (hash, session, account, device, created_at, last_used_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """,
        [
          .bytes(token.hash), token.session.value, token.account.value, .text(token.device),
          .integer(token.createdAt.milliseconds), .integer(token.lastUsedAt.milliseconds),
          .integer(token.expiresAt.milliseconds),
        ])
      return
    }
  }

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try await tokens(where: "token.hash = $1", [.bytes(hash)]).first
  }

  /// Reads the tokens of an account, expired or not, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  public func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken] {
    try await tokens(where: "token.account = $1", [account.value])
  }

  /// Stores the times at which tokens were used, by their hashes; one that is gone stays gone.
  /// - Throws: `StorageError`; no time is stored then.
  public func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError) {
    let sql = "UPDATE token SET last_used_at = greatest(last_used_at, $1) WHERE hash = $2"
    // In one order, so that two that do this at a time never wait for each other.
    let sorted = uses.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    try await write(throwing: StorageError.self) { connection in
      try connection.runAll(
        sorted.map { (sql, [.integer($0.value.milliseconds), .bytes($0.key)]) })
    }
  }

  /// Deletes the token with a hash, if there is one.
  /// - Throws: `StorageError`; the token is not deleted then.
  public func deleteToken(hash: [UInt8]) async throws(StorageError) {
    let account = try await write(throwing: StorageError.self) { connection in
      let deleted = try connection.run(
        "DELETE FROM token WHERE hash = $1 RETURNING account", [.bytes(hash)])
      return deleted.count > 0 ? Account.ID(blob: deleted.bytes(0, 0)) : nil
    }
    if let account { bulletin.announce(.sessionsEnded(of: account)) }
  }

  /// Deletes the tokens of an account but the one with a hash.
  /// - Throws: `StorageError`; no token is deleted then.
  public func deleteTokens(
    of account: Account.ID, except hash: [UInt8]
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.deleteTokens(of: account, except: hash)
    }
    bulletin.announce(.sessionsEnded(of: account))
  }

  /// Deletes the tokens that expired before an instant.
  /// - Throws: `StorageError`; no token is deleted then.
  public func deleteTokens(expiredBefore instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.run(
        "DELETE FROM token WHERE expires_at < $1", [.integer(instant.milliseconds)])
      return
    }
  }

  private func tokens(
    where condition: String, _ values: [PostgresValue]
  ) async throws(StorageError) -> [StoredToken] {
    let sql = """
      SELECT token.hash, session, account, squad, device, token.created_at, last_used_at, expires_at
      FROM token JOIN account ON account.id = token.account WHERE \(condition)
      """
    return try await read(sql, values) { rows in
      try (0..<rows.count).map { row in
        guard let token = StoredToken(rows, row) else { throw StorageError.corrupt }
        return token
      }
    }
  }
}

extension PostgresConnection {
  func deleteTokens(of account: Account.ID, except hash: [UInt8]) throws {
    try run(
      "DELETE FROM token WHERE account = $1 AND hash <> $2", [account.value, .bytes(hash)])
  }
}

extension StoredToken {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let hash = rows.bytes(row, 0),
      let session = Session.ID(blob: rows.bytes(row, 1)),
      let account = Account.ID(blob: rows.bytes(row, 2)),
      let squad = Squad.ID(blob: rows.bytes(row, 3)),
      let device = rows.text(row, 4),
      let createdAt = rows.integer(row, 5).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = rows.integer(row, 6).flatMap({ Instant(milliseconds: $0) }),
      let expiresAt = rows.integer(row, 7).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      hash: hash, session: session, account: account, squad: squad, device: device,
      createdAt: createdAt, expiresAt: expiresAt)
    self.lastUsedAt = lastUsedAt
  }
}
