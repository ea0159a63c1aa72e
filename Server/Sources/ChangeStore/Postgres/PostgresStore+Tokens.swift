package import Domain

extension PostgresStore: AccountStore {
  package func save(_ token: StoredToken) async throws(StorageError) {
    try await write(throwing: StorageError.self) { try $0.insert(token) }
  }

  package func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try await tokens(where: "token.hash = $1", [.bytes(hash)]).first
  }

  package func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken] {
    try await tokens(where: "token.account = $1", [account.value])
  }

  package func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError) {
    let token = "UPDATE token SET last_used_at = greatest(last_used_at, $1) WHERE hash = $2"
    let key = """
      UPDATE recovery_key SET last_used_at = greatest(last_used_at, $1)
      WHERE session = (SELECT session FROM token WHERE hash = $2)
      """
    // In one order, so that two that do this at a time never wait for each other.
    let sorted = uses.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    try await keep(throwing: StorageError.self) { connection in
      for sql in [token, key] {
        try connection.runAll(
          sorted.map { (sql, [.integer($0.value.milliseconds), .bytes($0.key)]) })
      }
    }
  }

  package func renewToken(hash: [UInt8], until instant: Instant) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.run(
        "UPDATE token SET expires_at = greatest(expires_at, $1) WHERE hash = $2",
        [.integer(instant.milliseconds), .bytes(hash)])
      return
    }
  }

  package func end(_ session: Session.ID, of account: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.endSessions(of: account, where: "session = $2", session.value)
    }
    bulletin.announce(.sessionsEnded(of: account))
  }

  package func endSessions(
    of account: Account.ID, except session: Session.ID?
  ) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.endSessions(of: account, except: session)
    }
    bulletin.announce(.sessionsEnded(of: account))
  }

  package func endEntrances(of account: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.endEntrances(of: account, except: nil)
    }
    bulletin.announce(.sessionsEnded(of: account))
  }

  package func deleteTokens(expiredBefore instant: Instant) async throws(StorageError) {
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
      SELECT hash, session, device, token.created_at, manages_at, last_used_at, expires_at,
        account.id, squad, account.created_at, username
      FROM token JOIN account ON account.id = token.account
        LEFT JOIN login ON login.account = account.id
      WHERE \(condition)
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
  /// Ends all that lets devices into an account but its password, and but one session.
  func endEntrances(of account: Account.ID, except session: Session.ID?) throws {
    for entrance in Entrance.allCases {
      var condition = "account = $1"
      var values = [account.value]
      if let session, entrance.staysWithSession {
        condition += " AND session <> $2"
        values.append(session.value)
      }
      switch entrance.end {
      case .marked:
        try run("UPDATE \(entrance.table) SET is_ended = true WHERE \(condition)", values)
      case .deleted: try run("DELETE FROM \(entrance.table) WHERE \(condition)", values)
      }
    }
  }

  func endSessions(of account: Account.ID, except session: Session.ID?) throws {
    // No session has an empty id.
    try endSessions(of: account, where: "session <> $2", session?.value ?? .bytes([]))
  }

  fileprivate func endSessions(
    of account: Account.ID, where condition: String, _ session: PostgresValue
  ) throws {
    for sql in [
      // The keys first, by which a session gets a token.
      "UPDATE recovery_key SET is_ended = true WHERE account = $1 AND \(condition)",
      "DELETE FROM token WHERE account = $1 AND \(condition)",
      "DELETE FROM join_code WHERE account = $1 AND \(condition)",
    ] {
      try run(sql, [account.value, session])
    }
  }

  func deleteTokens(of session: Session.ID) throws {
    try run("DELETE FROM token WHERE session = $1", [session.value])
  }

  func insert(_ token: StoredToken) throws {
    try run(
      """
      INSERT INTO token
        (hash, session, account, device, created_at, manages_at, last_used_at, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      """,
      [
        .bytes(token.hash), token.session.value, token.account.value, .text(token.device),
        .integer(token.createdAt.milliseconds), .integer(token.managesAt.milliseconds),
        .integer(token.lastUsedAt.milliseconds), .integer(token.expiresAt.milliseconds),
      ])
  }
}

extension StoredToken {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let hash = rows.bytes(row, 0),
      let session = Session.ID(blob: rows.bytes(row, 1)),
      let device = rows.text(row, 2),
      let createdAt = rows.integer(row, 3).flatMap({ Instant(milliseconds: $0) }),
      let managesAt = rows.integer(row, 4).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = rows.integer(row, 5).flatMap({ Instant(milliseconds: $0) }),
      let expiresAt = rows.integer(row, 6).flatMap({ Instant(milliseconds: $0) }),
      let owner = TokenOwner(rows, row)
    else { return nil }
    self.init(
      hash: hash, session: session, owner: owner, device: device, createdAt: createdAt,
      managesAt: managesAt, expiresAt: expiresAt)
    self.lastUsedAt = lastUsedAt
  }
}

extension TokenOwner {
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let id = Account.ID(blob: rows.bytes(row, 7)),
      let squad = Squad.ID(blob: rows.bytes(row, 8)),
      let createdAt = rows.integer(row, 9).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      id: id, squad: squad, username: rows.text(row, 10).map { Username(accepted: $0) },
      createdAt: createdAt)
  }
}
