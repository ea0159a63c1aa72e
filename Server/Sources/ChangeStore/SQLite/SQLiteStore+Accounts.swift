public import Domain
import GRDB

extension SQLiteStore {
  /// Stores a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  public func create(_ account: StoredAccount) async throws(RegistrationError) {
    try await write(throwing: RegistrationError.self) { db in
      let taken = "SELECT 1 FROM account WHERE username_key = ? OR likeness = ?"
      guard try !db.exists(taken, [account.usernameKey, account.likeness]) else {
        throw RegistrationError.usernameTaken
      }
      try db.cachedStatement(sql: "INSERT INTO squad (id) VALUES (?)")
        .execute(arguments: [account.squad.blob])
      try db.insert(account)
    }
  }

  /// Finds the account with a user name's key, or else the only one with its likeness.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount? {
    // SQLite would look for what comes before this character.
    guard !usernameKey.utf8.contains(0), !likeness.utf8.contains(0) else { return nil }
    let alike = try await read { db in
      try db.accounts("WHERE username_key = ? OR likeness = ?", [usernameKey, likeness])
    }
    return alike.account(usernameKey: usernameKey)
  }

  /// Finds the account with an id; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  public func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try await read { try $0.accounts("WHERE id = ?", [id.blob]).first }
  }

  /// Reads all accounts, in the order of their registration.
  /// - Throws: `StorageError` when storage cannot be read.
  public func allAccounts() async throws(StorageError) -> [StoredAccount] {
    try await read { try $0.accounts("ORDER BY created_at, id") }
  }

  /// Replaces the password hash of an account as it was read, and deletes its tokens but the one with
  /// a hash.
  /// - Throws: `PasswordUpdateError`; nothing is changed then.
  public func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping token: [UInt8]
  ) async throws(PasswordUpdateError) {
    try await write(throwing: PasswordUpdateError.self) { db in
      let sql = "UPDATE account SET password_hash = ? WHERE id = ? AND password_hash = ?"
      try db.cachedStatement(sql: sql)
        .execute(arguments: [new, account.id.blob, account.passwordHash])
      guard db.changesCount == 1 else { throw PasswordUpdateError.changedMeanwhile }
      try db.deleteTokens(of: account.id, except: token)
    }
  }

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  ///
  /// Their bytes are gone from the disk, too. When another process is reading the file, they are
  /// gone after a later checkpoint.
  /// - Throws: `StorageError`; nothing is deleted then.
  public func delete(account id: Account.ID) async throws(StorageError) {
    try await write(throwing: StorageError.self, needing: .none) { db in
      // The other rows refer to the squad, directly or not, and are deleted with it.
      let sql = "DELETE FROM squad WHERE id = (SELECT squad FROM account WHERE id = ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [id.blob])
    }
    await emptyWriteAheadLog()
  }
}

extension Database {
  fileprivate func insert(_ account: StoredAccount) throws {
    let sql = """
      INSERT INTO account (id, username, username_key, likeness, password_hash, squad, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    try cachedStatement(sql: sql).execute(arguments: [
      account.id.blob, account.username.text, account.usernameKey, account.likeness,
      account.passwordHash, account.squad.blob, account.createdAt.milliseconds,
    ])
  }

  fileprivate func accounts(
    _ condition: String, _ arguments: StatementArguments = []
  ) throws -> [StoredAccount] {
    let sql = """
      SELECT id, username, username_key, password_hash, squad, created_at FROM account
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
  /// Reads the columns in the order of the initialiser; `nil` when the row is damaged.
  fileprivate init?(_ row: Row) {
    guard let id = Account.ID(blob: row.bytes(0)),
      let username = row.text(1).map({ Username(accepted: $0) }),
      let usernameKey = row.text(2),
      let passwordHash = row.text(3),
      let squad = Squad.ID(blob: row.bytes(4)),
      let createdAt = row.integer(5).flatMap({ Instant(milliseconds: $0) })
    else { return nil }
    self.init(
      id: id, username: username, usernameKey: usernameKey, passwordHash: passwordHash,
      squad: squad, createdAt: createdAt)
  }
}
