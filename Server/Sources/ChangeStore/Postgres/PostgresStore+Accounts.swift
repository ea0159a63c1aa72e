package import Domain

extension PostgresStore {
  package func create(_ account: StoredAccount) async throws(RegistrationError) {
    try await write(throwing: RegistrationError.self) { connection in
      if let login = account.login, try connection.isTaken(login) {
        throw RegistrationError.usernameTaken
      }
      try connection.insert(account)
    }
  }

  package func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount? {
    // No text of PostgreSQL has this character.
    guard !usernameKey.utf8.contains(0), !likeness.utf8.contains(0) else { return nil }
    let alike = try await accounts(
      "WHERE username_key = $1 OR likeness = $2", [.text(usernameKey), .text(likeness)])
    return alike.account(usernameKey: usernameKey)
  }

  package func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try await accounts("WHERE id = $1", [id.value]).first
  }

  package func allAccounts() async throws(StorageError) -> [StoredAccount] {
    try await accounts("ORDER BY created_at, id", [])
  }

  package func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping session: Session.ID?
  ) async throws(PasswordUpdateError) {
    guard let former = account.login?.passwordHash else { throw .changedMeanwhile }
    try await write(throwing: PasswordUpdateError.self) { connection in
      let updated = try connection.run(
        "UPDATE login SET password_hash = $1 WHERE account = $2 AND password_hash = $3",
        [.text(new), account.id.value, .text(former)])
      guard updated.changed == 1 else { throw PasswordUpdateError.changedMeanwhile }
      try connection.endEntrances(of: account.id, except: session)
    }
    bulletin.announce(.sessionsEnded(of: account.id))
  }

  /// PostgreSQL frees the space of deleted rows when it vacuums the tables.
  package func delete(account id: Account.ID) async throws(StorageError) {
    let squad = try await write(throwing: StorageError.self) { connection in
      try connection.waitLong()  // The log may be large.
      return try connection.delete(account: id)
    }
    guard let squad else { return }
    bulletin.announce(.sessionsEnded(of: id))
    bulletin.announce(.deleted(squad))
  }

  private func accounts(
    _ condition: String, _ values: [PostgresValue]
  ) async throws(StorageError) -> [StoredAccount] {
    try await read(PostgresConnection.accounts(condition), values) { rows in
      try rows.accounts()
    }
  }
}

extension PostgresConnection {
  /// - Returns: The squad that was the account's; `nil` when there was no account.
  fileprivate func delete(account id: Account.ID) throws -> Squad.ID? {
    let found = try run("SELECT squad FROM account WHERE id = $1 FOR UPDATE", [id.value])
    guard found.count > 0, let squad = Squad.ID(blob: found.bytes(0, 0)) else { return nil }
    // The squad's row first, as appends lock it, so that no link is made meanwhile.
    try run("SELECT id FROM squad WHERE id = $1 FOR UPDATE", [squad.value])
    try run(
      """
      INSERT INTO spent_secret (secret) SELECT secret FROM link WHERE squad = $1
      ON CONFLICT (secret) DO NOTHING
      """, [squad.value])
    try run(
      "INSERT INTO deleted_account (id) VALUES ($1) ON CONFLICT (id) DO NOTHING", [id.value])
    try run(
      "UPDATE recovery_key SET is_ended = true, device = '' WHERE account = $1", [id.value])
    try run("UPDATE recovery_code SET is_ended = true WHERE account = $1", [id.value])
    // The other rows refer to the squad, directly or not, and are deleted with it.
    try run("DELETE FROM squad WHERE id = $1", [squad.value])
    return squad
  }

  /// Whether another account has a name that is the same or looks like it; until the end of the
  /// transaction, no other takes such a name.
  func isTaken(_ login: StoredLogin) throws -> Bool {
    // No key can forbid likenesses, because accounts of earlier versions may look alike.
    try run(
      "SELECT pg_advisory_xact_lock(hashtextextended('name ' || current_schema() || $1, 0))",
      [.text(login.likeness)])
    return try run(
      "SELECT 1 FROM login WHERE username_key = $1 OR likeness = $2",
      [.text(login.usernameKey), .text(login.likeness)]
    ).count > 0
  }

  /// Stores an account and its empty squad.
  func insert(_ account: StoredAccount) throws {
    try run("INSERT INTO squad (id) VALUES ($1)", [account.squad.value])
    try run(
      "INSERT INTO account (id, squad, created_at) VALUES ($1, $2, $3)",
      [account.id.value, account.squad.value, .integer(account.createdAt.milliseconds)])
    if let login = account.login { try insert(login, of: account.id) }
  }

  func insert(_ login: StoredLogin, of account: Account.ID) throws {
    try run(
      """
      INSERT INTO login (account, username, username_key, likeness, password_hash)
      VALUES ($1, $2, $3, $4, $5)
      """,
      [
        account.value, .text(login.username.text), .text(login.usernameKey),
        .text(login.likeness), .text(login.passwordHash),
      ])
  }

  func account(_ id: Account.ID) throws -> StoredAccount? {
    try run(Self.accounts("WHERE id = $1"), [id.value]).accounts().first
  }

  fileprivate static func accounts(_ condition: String) -> String {
    """
    SELECT id, squad, created_at, username, username_key, password_hash
    FROM account LEFT JOIN login ON login.account = account.id
    \(condition)
    """
  }
}

extension PostgresResult {
  fileprivate func accounts() throws -> [StoredAccount] {
    try (0..<count).map { row in
      guard let account = StoredAccount(self, row) else { throw StorageError.corrupt }
      return account
    }
  }
}

extension StoredAccount {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ rows: PostgresResult, _ row: Int) {
    guard let id = Account.ID(blob: rows.bytes(row, 0)),
      let squad = Squad.ID(blob: rows.bytes(row, 1)),
      let createdAt = rows.integer(row, 2).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(id: id, login: nil, squad: squad, createdAt: createdAt)
    guard let username = rows.text(row, 3), let usernameKey = rows.text(row, 4),
      let passwordHash = rows.text(row, 5)
    else { return }
    login = StoredLogin(
      username: Username(accepted: username), usernameKey: usernameKey, passwordHash: passwordHash)
  }
}
