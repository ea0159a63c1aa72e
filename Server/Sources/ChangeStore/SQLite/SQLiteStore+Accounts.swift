package import Domain
import GRDB

extension SQLiteStore {
  package func create(_ account: StoredAccount) async throws(RegistrationError) {
    try await write(throwing: RegistrationError.self) { db in
      if let login = account.login, try db.isTaken(login) { throw RegistrationError.usernameTaken }
      try db.insert(account)
    }
  }

  package func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount? {
    // SQLite would look for what comes before this character.
    guard !usernameKey.utf8.contains(0), !likeness.utf8.contains(0) else { return nil }
    let alike = try await read { db in
      try db.accounts("WHERE username_key = ? OR likeness = ?", [usernameKey, likeness])
    }
    return alike.account(usernameKey: usernameKey)
  }

  package func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try await read { try $0.account(id) }
  }

  package func allAccounts() async throws(StorageError) -> [StoredAccount] {
    try await read { try $0.accounts("ORDER BY created_at, id") }
  }

  package func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping session: Session.ID?
  ) async throws(PasswordUpdateError) {
    guard let former = account.login?.passwordHash else { throw .changedMeanwhile }
    try await write(throwing: PasswordUpdateError.self) { db in
      let sql = "UPDATE login SET password_hash = ? WHERE account = ? AND password_hash = ?"
      try db.cachedStatement(sql: sql).execute(arguments: [new, account.id.blob, former])
      guard db.changesCount == 1 else { throw PasswordUpdateError.changedMeanwhile }
      try db.endEntrances(of: account.id, except: session)
    }
  }

  /// The bytes are gone from the disk, too.
  ///
  /// When another process is reading the file, they are gone after a later checkpoint.
  package func delete(account id: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { try $0.delete(account: id) }
    await emptyWriteAheadLog()
  }
}

extension Database {
  func delete(account id: Account.ID) throws {
    try endEntrances(of: id, except: nil)
    let squad = "(SELECT squad FROM account WHERE id = ?)"
    for sql in [
      "INSERT OR IGNORE INTO spent_secret (secret) SELECT secret FROM link WHERE squad = \(squad)",
      "INSERT OR IGNORE INTO deleted_account (id) SELECT id FROM account WHERE id = ?",
      "UPDATE recovery_key SET device = '' WHERE account = ?",
      // The other rows refer to the squad, directly or not, and are deleted with it.
      "DELETE FROM squad WHERE id = \(squad)",
    ] {
      try cachedStatement(sql: sql).execute(arguments: [id.blob])
    }
  }

  /// Whether another account has a name that is the same or looks like it.
  func isTaken(_ login: StoredLogin) throws -> Bool {
    try exists(
      "SELECT 1 FROM login WHERE username_key = ? OR likeness = ?",
      [login.usernameKey, login.likeness])
  }

  /// Stores an account and its empty squad.
  func insert(_ account: StoredAccount) throws {
    try cachedStatement(sql: "INSERT INTO squad (id) VALUES (?)")
      .execute(arguments: [account.squad.blob])
    try cachedStatement(sql: "INSERT INTO account (id, squad, created_at) VALUES (?, ?, ?)")
      .execute(arguments: [
        account.id.blob, account.squad.blob, account.createdAt.milliseconds,
      ])
    if let login = account.login { try insert(login, of: account.id) }
  }

  func insert(_ login: StoredLogin, of account: Account.ID) throws {
    let sql = """
      INSERT INTO login (account, username, username_key, likeness, password_hash)
      VALUES (?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      account.blob, login.username.text, login.usernameKey, login.likeness, login.passwordHash,
    ])
  }

  func account(_ id: Account.ID) throws -> StoredAccount? {
    try accounts("WHERE id = ?", [id.blob]).first
  }

  fileprivate func accounts(
    _ condition: String, _ arguments: StatementArguments = []
  ) throws -> [StoredAccount] {
    let sql = """
      SELECT id, squad, created_at, username, username_key, password_hash
      FROM account LEFT JOIN login ON login.account = account.id
      \(condition)
      """
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    return try Array(
      rows.map { row in
        guard let account = StoredAccount(row) else { throw StorageError.corrupt }
        return account
      })
  }
}

extension StoredAccount {
  /// Reads the columns in the order of the query; `nil` when the row is damaged.
  fileprivate init?(_ row: Row) {
    guard let id = Account.ID(blob: row.bytes(0)), let squad = Squad.ID(blob: row.bytes(1)),
      let createdAt = row.integer(2).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(id: id, login: nil, squad: squad, createdAt: createdAt)
    guard !row.hasNull(atIndex: 3) else { return }
    guard let username = row.text(3), let usernameKey = row.text(4),
      let passwordHash = row.text(5)
    else { return nil }
    login = StoredLogin(
      username: Username(accepted: username), usernameKey: usernameKey, passwordHash: passwordHash)
  }
}
