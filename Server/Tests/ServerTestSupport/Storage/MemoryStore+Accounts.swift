package import ChangeStore
package import Domain

extension MemoryStore: AccountStore {
  package func create(_ account: StoredAccount) throws(RegistrationError) {
    guard alike(account.usernameKey, account.likeness).isEmpty else { throw .usernameTaken }
    guard accounts[account.id] == nil, logs[account.squad] == nil else {
      throw .storage(.contradiction)
    }
    accounts[account.id] = account
    logs[account.squad] = MemoryLog()
  }

  package func account(usernameKey: String, likeness: String) -> StoredAccount? {
    alike(usernameKey, likeness).account(usernameKey: usernameKey)
  }

  private func alike(_ key: String, _ likeness: String) -> [StoredAccount] {
    accounts.values.filter {
      // Bytes, as SQLite compares them, because `==` compares by canonical equivalence.
      $0.usernameKey.utf8.elementsEqual(key.utf8)
        || $0.likeness.utf8.elementsEqual(likeness.utf8)
    }
  }

  package func account(id: Account.ID) -> StoredAccount? {
    accounts[id]
  }

  package func allAccounts() -> [StoredAccount] {
    accounts.values.sorted {
      ($0.createdAt, $0.id.uuidString) < ($1.createdAt, $1.id.uuidString)
    }
  }

  package func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping token: [UInt8]
  ) throws(PasswordUpdateError) {
    guard accounts[account.id]?.passwordHash == account.passwordHash else {
      throw .changedMeanwhile
    }
    accounts[account.id]?.passwordHash = new
    deleteTokens(of: account.id, except: token)
  }

  package func delete(account id: Account.ID) {
    guard let account = accounts.removeValue(forKey: id) else { return }
    logs[account.squad] = nil
    links = links.filter { $0.value.target.squad != account.squad }
    tokens = tokens.filter { $0.value.account != id }
  }

  package func save(_ token: StoredToken) throws(StorageError) {
    guard accounts[token.account] != nil else { throw .contradiction }
    guard tokens[token.hash] == nil else { throw .contradiction }
    tokens[token.hash] = token
  }

  package func token(hash: [UInt8]) -> StoredToken? {
    tokens[hash]
  }

  package func tokens(of account: Account.ID) -> [StoredToken] {
    tokens.values.filter { $0.account == account }
  }

  package func recordUses(_ uses: [[UInt8]: Instant]) {
    for (hash, instant) in uses {
      guard let token = tokens[hash] else { continue }
      tokens[hash]?.lastUsedAt = max(token.lastUsedAt, instant)
    }
  }

  package func deleteToken(hash: [UInt8]) {
    tokens[hash] = nil
  }

  package func deleteTokens(of account: Account.ID, except hash: [UInt8]) {
    tokens = tokens.filter { $0.value.account != account || $0.key == hash }
  }

  package func deleteTokens(expiredBefore instant: Instant) {
    tokens = tokens.filter { $0.value.expiresAt >= instant }
  }
}
