public import Domain

extension PostgresStore {
  /// Stores a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  public func create(_ account: StoredAccount) async throws(RegistrationError) {
    try await write(throwing: RegistrationError.self) { connection in
      // No key can forbid likenesses, because accounts of earlier versions may look alike.
      try connection.run(
        "SELECT pg_advisory_xact_lock(hashtextextended('name ' || current_schema() || $1, 0))",
        [.text(account.likeness)])
      let taken = try connection.run(
        "SELECT 1 FROM account WHERE username_key = $1 OR likeness = $2",
        [.text(account.usernameKey), .text(account.likeness)])
      guard taken.count == 0 else { throw RegistrationError.usernameTaken }
      try connection.run("INSERT INTO squad (id) VALUES ($1)", [account.squad.value])
      try connection.run(
        """
        INSERT INTO account (id, username, username_key, likeness, password_hash, squad, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """,
        [
          account.id.value, .text(account.username.text), .text(account.usernameKey),
          .text(account.likeness), .text(account.passwordHash), account.squad.value,
          .integer(account.createdAt.milliseconds),
        ])
    }
  }

  /// Finds the account with a user name's key, or else the only one with its likeness.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount? {
    // No text of PostgreSQL has this character.
    guard !usernameKey.utf8.contains(0), !likeness.utf8.contains(0) else { return nil }
    let alike = try await accounts(
      "WHERE username_key = $1 OR likeness = $2", [.text(usernameKey), .text(likeness)])
    return alike.account(usernameKey: usernameKey)
  }

  /// Finds the account with an id; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try await accounts("WHERE id = $1", [id.value]).first
  }

  /// Reads all accounts, in the order of their registration.
  /// - Throws: `StorageError` when storage cannot be read.
  public func allAccounts() async throws(StorageError) -> [StoredAccount] {
    try await accounts("ORDER BY created_at, id", [])
  }

  /// Replaces the password hash of an account as it was read, and deletes its tokens but the one with
  /// a hash.
  /// - Throws: `PasswordUpdateError`; nothing is changed then.
  public func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping token: [UInt8]
  ) async throws(PasswordUpdateError) {
    try await write(throwing: PasswordUpdateError.self) { connection in
      let updated = try connection.run(
        "UPDATE account SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
        [.text(new), account.id.value, .text(account.passwordHash)])
      guard updated.changed == 1 else { throw PasswordUpdateError.changedMeanwhile }
      try connection.deleteTokens(of: account.id, except: token)
    }
    bulletin.announce(.sessionsEnded(of: account.id))
  }

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  ///
  /// PostgreSQL frees the space of deleted rows when it vacuums the tables.
  /// - Throws: `StorageError`; nothing is deleted then.
  public func delete(account id: Account.ID) async throws(StorageError) {
    let squad = try await write(throwing: StorageError.self) { connection in
      try connection.waitLong()  // The log may be large.
      // The other rows refer to the squad, directly or not, and are deleted with it.
      let deleted = try connection.run(
        "DELETE FROM squad WHERE id = (SELECT squad FROM account WHERE id = $1) RETURNING id",
        [id.value])
      return deleted.count > 0 ? Squad.ID(blob: deleted.bytes(0, 0)) : nil
    }
    guard let squad else { return }
    bulletin.announce(.sessionsEnded(of: id))
    bulletin.announce(.deleted(squad))
  }

  private func accounts(
    _ condition: String, _ values: [PostgresValue]
  ) async throws(StorageError) -> [StoredAccount] {
    let sql = """
      SELECT id, username, username_key, password_hash, squad, created_at FROM account
      \(condition)
      """
    return try await read(sql, values) { rows in
      try (0..<rows.count).map { row in
        guard let account = StoredAccount(rows, row) else { throw StorageError.corrupt }
        return account
      }
    }
  }
}

extension StoredAccount {
  /// Reads the columns in the order of the initialiser; `nil` when the row is damaged.
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let id = Account.ID(blob: rows.bytes(row, 0)),
      let username = rows.text(row, 1).map({ Username(accepted: $0) }),
      let usernameKey = rows.text(row, 2),
      let passwordHash = rows.text(row, 3),
      let squad = Squad.ID(blob: rows.bytes(row, 4)),
      let createdAt = rows.integer(row, 5).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      id: id, username: username, usernameKey: usernameKey, passwordHash: passwordHash,
      squad: squad, createdAt: createdAt)
  }
}
