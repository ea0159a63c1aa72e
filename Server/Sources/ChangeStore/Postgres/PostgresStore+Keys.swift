package import Domain

extension PostgresStore {
  package func create(
    _ account: StoredAccount, beginning token: StoredToken, with key: StoredKey
  ) async throws(EntryError) {
    try await write(throwing: EntryError.self) { connection in
      guard try connection.insert(key) else { throw EntryError.keyTaken }
      try connection.insert(account)
      try connection.insert(token)
    }
  }

  package func name(
    _ account: Account.ID, _ login: StoredLogin, endingEntrances: Bool
  ) async throws(NamingError) {
    try await write(throwing: NamingError.self) { connection in
      // Of two that name it at once, the second reads the name of the first.
      try connection.run("SELECT id FROM account WHERE id = $1 FOR UPDATE", [account.value])
      guard let stored = try connection.account(account) else { throw NamingError.unknownAccount }
      if let login = stored.login { throw NamingError.named(login.username) }
      guard try !connection.isTaken(login) else { throw NamingError.usernameTaken }
      try connection.insert(login, of: account)
      if endingEntrances { try connection.endEntrances(of: account, except: nil) }
    }
    // So that other servers read the account's tokens again, with which they know its name.
    bulletin.announce(.sessionsEnded(of: account))
  }

  package func key(hash: [UInt8]) async throws(StorageError) -> StoredKey? {
    let sql = PostgresConnection.keys("hash = $1")
    return try await read(sql, [.bytes(hash)]) { try $0.keys().first }
  }

  package func keys(of account: Account.ID) async throws(StorageError) -> [StoredKey] {
    let sql = PostgresConnection.keys("account = $1 AND NOT is_ended")
    return try await read(sql, [account.value]) { try $0.keys() }
  }

  package func add(_ key: StoredKey) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      guard try connection.insert(key) else { return }
      try connection.run(
        """
        UPDATE recovery_key SET is_ended = true
        WHERE session = $1 AND NOT is_ended AND hash NOT IN
          (SELECT hash FROM recovery_key WHERE session = $1 AND NOT is_ended
            ORDER BY hash = $2 DESC, created_at DESC, hash LIMIT $3)
        """,
        [key.session.value, .bytes(key.hash), .integer(Int64(StoredKey.limitPerSession))])
    }
  }

  package func heal(_ token: StoredToken, by key: [UInt8]) async throws(EntryError) {
    try await write(throwing: EntryError.self) { connection in
      let healed = try connection.run(
        """
        UPDATE recovery_key SET last_used_at = greatest(last_used_at, $1)
        WHERE hash = $2 AND session = $3 AND NOT is_ended
        """,
        [.integer(token.lastUsedAt.milliseconds), .bytes(key), token.session.value])
      guard healed.changed == 1 else { throw EntryError.keyEnded }
      try connection.deleteTokens(of: token.session)
      try connection.insert(token)
    }
    // So that no other server knows the former token any more.
    bulletin.announce(.sessionsEnded(of: token.account))
  }

  package func begin(
    _ token: StoredToken, with key: StoredKey, by admission: StoredAdmission
  ) async throws(EntryError) {
    try await write(throwing: EntryError.self) { connection in
      let isNew = try connection.insert(key)
      let sql = PostgresConnection.keys("hash = $1") + " FOR UPDATE"
      let known = isNew ? nil : try connection.run(sql, [.bytes(key.hash)]).keys().first
      try connection.check(
        admission, of: token.account, isAgain: known?.account == token.account)
      if let known {
        guard known.account == key.account, !known.isEnded else { throw EntryError.keyTaken }
        try connection.deleteTokens(of: known.session)
        try connection.move(key)
      }
      try connection.insert(token)
    }
    bulletin.announce(.sessionsEnded(of: token.account))
  }

  package func unnamedByteCount() async throws(StorageError) -> Int {
    let sql = """
      SELECT coalesce(sum(bytes), 0)::bigint FROM squad JOIN account ON account.squad = squad.id
      WHERE NOT EXISTS (SELECT 1 FROM login WHERE login.account = account.id)
      """
    return try await read(sql) { Int($0.integer(0, 0) ?? 0) }
  }
}

extension PostgresConnection {
  fileprivate static func keys(_ condition: String) -> String {
    """
    SELECT hash, account, session, device, created_at, manages_at, last_used_at, is_ended
    FROM recovery_key WHERE \(condition)
    """
  }

  /// - Returns: Whether the key was stored; otherwise it is there already.
  fileprivate func insert(_ key: StoredKey) throws -> Bool {
    try run(
      """
      INSERT INTO recovery_key
        (hash, account, session, device, created_at, manages_at, last_used_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (hash) DO NOTHING
      """,
      [
        .bytes(key.hash), key.account.value, key.session.value, .text(key.device),
        .integer(key.createdAt.milliseconds), .integer(key.managesAt.milliseconds),
        .integer(key.lastUsedAt.milliseconds),
      ]
    ).changed == 1
  }

  /// Lets a key that is stored continue another session.
  fileprivate func move(_ key: StoredKey) throws {
    try run(
      """
      UPDATE recovery_key SET session = $1, device = $2, manages_at = $3, last_used_at = $4
      WHERE hash = $5
      """,
      [
        key.session.value, .text(key.device), .integer(key.managesAt.milliseconds),
        .integer(key.lastUsedAt.milliseconds), .bytes(key.hash),
      ])
  }
}

extension PostgresResult {
  fileprivate func keys() throws -> [StoredKey] {
    try (0..<count).map { row in
      guard let key = StoredKey(self, row) else { throw StorageError.corrupt }
      return key
    }
  }
}

extension StoredKey {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let hash = rows.bytes(row, 0), let account = Account.ID(blob: rows.bytes(row, 1)),
      let session = Session.ID(blob: rows.bytes(row, 2)), let device = rows.text(row, 3),
      let createdAt = rows.integer(row, 4).flatMap({ Instant(milliseconds: $0) }),
      let managesAt = rows.integer(row, 5).flatMap({ Instant(milliseconds: $0) }),
      let lastUsedAt = rows.integer(row, 6).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      hash: hash, account: account, session: session, device: device, createdAt: createdAt,
      managesAt: managesAt)
    self.lastUsedAt = lastUsedAt
    isEnded = rows.truth(row, 7)
  }
}
