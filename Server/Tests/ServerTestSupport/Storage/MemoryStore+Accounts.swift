package import ChangeStore
package import Domain

extension MemoryStore: AccountStore {
  package func create(_ account: StoredAccount) throws(RegistrationError) {
    if let login = account.login, !alike(login.usernameKey, login.likeness).isEmpty {
      throw .usernameTaken
    }
    guard accounts[account.id] == nil, logs[account.squad] == nil else {
      throw .storage(.contradiction)
    }
    accounts[account.id] = account
    logs[account.squad] = MemoryLog()
  }

  package func account(usernameKey: String, likeness: String) -> StoredAccount? {
    alike(usernameKey, likeness).account(usernameKey: usernameKey)
  }

  func alike(_ key: String, _ likeness: String) -> [StoredAccount] {
    accounts.values.filter { account in
      guard let login = account.login else { return false }
      // Bytes, as SQLite compares them, because `==` compares by canonical equivalence.
      return login.usernameKey.utf8.elementsEqual(key.utf8)
        || login.likeness.utf8.elementsEqual(likeness.utf8)
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
    of account: StoredAccount, by new: String, keeping session: Session.ID?
  ) throws(PasswordUpdateError) {
    guard let login = account.login,
      accounts[account.id]?.login?.passwordHash == login.passwordHash
    else { throw .changedMeanwhile }
    accounts[account.id]?.login?.passwordHash = new
    endEntrances(of: account.id, except: session)
  }

  package func delete(account id: Account.ID) {
    guard let account = accounts.removeValue(forKey: id) else { return }
    logs[account.squad] = nil
    for (secret, link) in links where link.target.squad == account.squad {
      spentSecrets.insert(secret)
      links[secret] = nil
    }
    endEntrances(of: id)
    for (hash, key) in keys where key.account == id { keys[hash]?.device = "" }
  }

  package func save(_ token: StoredToken) throws(StorageError) {
    guard accounts[token.account] != nil else { throw .contradiction }
    guard tokens[token.hash] == nil else { throw .contradiction }
    tokens[token.hash] = token
  }

  package func token(hash: [UInt8]) -> StoredToken? {
    tokens[hash].map { ofToday($0) }
  }

  package func tokens(of account: Account.ID) -> [StoredToken] {
    tokens.values.filter { $0.account == account }.map { ofToday($0) }
  }

  /// The token with the name that its account has by now.
  private func ofToday(_ token: StoredToken) -> StoredToken {
    var token = token
    if let account = accounts[token.account] { token.owner = TokenOwner(account) }
    return token
  }

  package func recordUses(_ uses: [[UInt8]: Instant]) {
    for (hash, instant) in uses {
      guard let token = tokens[hash] else { continue }
      tokens[hash]?.lastUsedAt = max(token.lastUsedAt, instant)
      for (hash, key) in keys where key.session == token.session {
        keys[hash]?.lastUsedAt = max(key.lastUsedAt, instant)
      }
    }
  }

  package func renewToken(hash: [UInt8], until instant: Instant) {
    guard let token = tokens[hash] else { return }
    tokens[hash]?.expiresAt = max(token.expiresAt, instant)
  }

  package func end(_ session: Session.ID, of account: Account.ID) {
    endSessions(of: account) { $0 == session }
  }

  package func endSessions(of account: Account.ID, except session: Session.ID?) {
    endSessions(of: account) { $0 != session }
  }

  package func endEntrances(of account: Account.ID) { endEntrances(of: account, except: nil) }

  func endEntrances(of account: Account.ID, except session: Session.ID?) {
    for entrance in Entrance.allCases {
      switch entrance {
      case .recoveryCode: endRecoveryCodes(of: account)
      case .joinCode: joinCodes = joinCodes.filter { $0.value.account != account }
      case .key:
        for (hash, key) in keys where key.account == account && key.session != session {
          keys[hash]?.isEnded = true
        }
      case .token:
        tokens = tokens.filter { $0.value.account != account || $0.value.session == session }
      }
    }
  }

  private func endSessions(of account: Account.ID, where ends: (Session.ID) -> Bool) {
    tokens = tokens.filter { $0.value.account != account || !ends($0.value.session) }
    joinCodes = joinCodes.filter { $0.value.account != account || !ends($0.value.session) }
    for (hash, key) in keys where key.account == account && ends(key.session) {
      keys[hash]?.isEnded = true
    }
  }

  package func deleteTokens(expiredBefore instant: Instant) {
    tokens = tokens.filter { $0.value.expiresAt >= instant }
  }
}
