package import ChangeStore
package import Domain

extension MemoryStore: AccountStore {
  /// Keeps a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is kept then.
  package func create(_ account: StoredAccount) throws(RegistrationError) {
    guard self.account(usernameKey: account.usernameKey) == nil else { throw .usernameTaken }
    guard accounts[account.id] == nil, logs[account.squad] == nil else {
      throw .storage(.takenKey)
    }
    accounts[account.id] = account
    logs[account.squad] = MemoryLog()
  }

  /// The account with a name's key, if there is one.
  package func account(usernameKey: String) -> StoredAccount? {
    // Bytes, as SQLite compares them: `==` would compare by canonical equivalence.
    accounts.values.first { $0.usernameKey.utf8.elementsEqual(usernameKey.utf8) }
  }

  /// The account with an id, if there is one.
  package func account(id: Account.ID) -> StoredAccount? {
    accounts[id]
  }

  /// Removes an account with its tokens, its squad and all of the squad's log.
  package func delete(account id: Account.ID) {
    guard let account = accounts.removeValue(forKey: id) else { return }
    logs[account.squad] = nil
    tokens = tokens.filter { $0.value.account != id }
  }

  /// Keeps a token for an account that exists.
  /// - Throws: `StorageError`; nothing is kept then.
  package func save(_ token: StoredToken) throws(StorageError) {
    guard accounts[token.account] != nil else { throw .missingReference }
    guard tokens[token.hash] == nil else { throw .takenKey }
    tokens[token.hash] = token
  }

  /// The token with a hash, expired or not, if there is one.
  package func token(hash: [UInt8]) -> StoredToken? {
    tokens[hash]
  }

  /// Removes a token; one that is not there stays so.
  package func deleteToken(hash: [UInt8]) {
    tokens[hash] = nil
  }

  /// Removes the tokens that expired before an instant.
  package func deleteTokens(expiredBefore instant: Instant) {
    tokens = tokens.filter { $0.value.expiresAt >= instant }
  }
}

extension StorageError {
  /// What SQLite calls `SQLITE_CONSTRAINT_PRIMARYKEY`.
  fileprivate static let takenKey = other(code: 1555)
  /// What SQLite calls `SQLITE_CONSTRAINT_FOREIGNKEY`.
  fileprivate static let missingReference = other(code: 787)
}
