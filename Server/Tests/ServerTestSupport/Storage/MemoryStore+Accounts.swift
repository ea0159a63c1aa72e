package import ChangeStore
package import Domain

extension MemoryStore: AccountStore {
  /// Stores a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  package func create(_ account: StoredAccount) throws(RegistrationError) {
    guard self.account(usernameKey: account.usernameKey) == nil else { throw .usernameTaken }
    guard accounts[account.id] == nil, logs[account.squad] == nil else {
      throw .storage(.takenKey)
    }
    accounts[account.id] = account
    logs[account.squad] = MemoryLog()
  }

  /// Finds the account with a user name's key; `nil` when there is none.
  package func account(usernameKey: String) -> StoredAccount? {
    // Bytes, as SQLite compares them, because `==` compares by canonical equivalence.
    accounts.values.first { $0.usernameKey.utf8.elementsEqual(usernameKey.utf8) }
  }

  /// Finds the account with an id; `nil` when there is none.
  package func account(id: Account.ID) -> StoredAccount? {
    accounts[id]
  }

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  package func delete(account id: Account.ID) {
    guard let account = accounts.removeValue(forKey: id) else { return }
    logs[account.squad] = nil
    tokens = tokens.filter { $0.value.account != id }
  }

  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  package func save(_ token: StoredToken) throws(StorageError) {
    guard accounts[token.account] != nil else { throw .missingReference }
    guard tokens[token.hash] == nil else { throw .takenKey }
    tokens[token.hash] = token
  }

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  package func token(hash: [UInt8]) -> StoredToken? {
    tokens[hash]
  }

  /// Deletes the token with a hash, if there is one.
  package func deleteToken(hash: [UInt8]) {
    tokens[hash] = nil
  }

  /// Deletes the tokens that expired before an instant.
  package func deleteTokens(expiredBefore instant: Instant) {
    tokens = tokens.filter { $0.value.expiresAt >= instant }
  }
}

extension StorageError {
  /// SQLite's `SQLITE_CONSTRAINT_PRIMARYKEY`.
  fileprivate static let takenKey = other(code: 1555)
  /// SQLite's `SQLITE_CONSTRAINT_FOREIGNKEY`.
  fileprivate static let missingReference = other(code: 787)
}
