package import ChangeStore
package import Domain

extension MemoryStore {
  package func create(
    _ account: StoredAccount, beginning token: StoredToken, with key: StoredKey
  ) throws(EntryError) {
    guard keys[key.hash] == nil else { throw .keyTaken }
    guard accounts[account.id] == nil, logs[account.squad] == nil, tokens[token.hash] == nil else {
      throw .storage(.contradiction)
    }
    accounts[account.id] = account
    logs[account.squad] = MemoryLog()
    tokens[token.hash] = token
    keys[key.hash] = key
  }

  package func name(
    _ id: Account.ID, _ login: StoredLogin, endingEntrances: Bool
  ) throws(NamingError) {
    guard let account = accounts[id] else { throw .unknownAccount }
    if let login = account.login { throw .named(login.username) }
    guard alike(login.usernameKey, login.likeness).isEmpty else { throw .usernameTaken }
    accounts[id]?.login = login
    if endingEntrances { endEntrances(of: id) }
  }

  package func key(hash: [UInt8]) -> StoredKey? { keys[hash] }

  package func keys(of account: Account.ID) -> [StoredKey] {
    keys.values.filter { $0.account == account && !$0.isEnded }
  }

  package func add(_ key: StoredKey) {
    guard keys[key.hash] == nil else { return }
    keys[key.hash] = key
    let older = keys.values
      .filter { $0.session == key.session && !$0.isEnded && $0.hash != key.hash }
      .sorted { $0.createdAt > $1.createdAt }
    for key in older.dropFirst(StoredKey.limitPerSession - 1) { keys[key.hash]?.isEnded = true }
  }

  package func heal(_ token: StoredToken, by hash: [UInt8]) throws(EntryError) {
    guard let key = keys[hash], !key.isEnded, key.session == token.session else { throw .keyEnded }
    keys[hash]?.lastUsedAt = max(key.lastUsedAt, token.lastUsedAt)
    tokens = tokens.filter { $0.value.session != token.session }
    tokens[token.hash] = token
  }

  package func begin(
    _ token: StoredToken, with key: StoredKey, by admission: StoredAdmission
  ) throws(EntryError) {
    let known = keys[key.hash]
    let isFirst = try check(
      admission, of: token.account, isAgain: known?.account == token.account)
    if let known {
      guard known.account == key.account, !known.isEnded else { throw .keyTaken }
      tokens = tokens.filter { $0.value.session != known.session }
      keys[key.hash]?.session = key.session
      keys[key.hash]?.device = key.device
      keys[key.hash]?.managesAt = key.managesAt
      keys[key.hash]?.lastUsedAt = key.lastUsedAt
    } else {
      keys[key.hash] = key
    }
    tokens[token.hash] = token
    if case .joinCode(let hash, _) = admission, isFirst { joinCodes[hash]?.isUsed = true }
  }

  private func check(
    _ admission: StoredAdmission, of account: Account.ID, isAgain: Bool
  ) throws(EntryError) -> Bool {
    switch admission {
    case .recoveryCode(let hash):
      guard let code = recoveryCodes[hash], code.code.account == account, !code.isEnded else {
        throw .wrongCode
      }
      return true
    case .joinCode(let hash, let now):
      guard let code = joinCodes[hash], code.account == account else { throw .wrongCode }
      return try code.joins(isAgain: isAgain, at: now)
    }
  }

  package func replaceRecoveryCode(
    of account: Account.ID, by hash: [UInt8], at now: Instant
  ) throws(StorageError) {
    guard accounts[account] != nil, recoveryCodes[hash] == nil else { throw .contradiction }
    endRecoveryCodes(of: account)
    recoveryCodes[hash] = (
      StoredRecoveryCode(hash: hash, account: account, createdAt: now), isEnded: false
    )
  }

  package func recoveryCodes(of account: Account.ID) -> [StoredRecoveryCode] {
    recoveryCodes.values.filter { $0.code.account == account && !$0.isEnded }.map(\.code)
  }

  package func joinCodes(of account: Account.ID) -> [StoredJoinCode] {
    joinCodes.values.filter { $0.account == account }
  }

  func endRecoveryCodes(of account: Account.ID) {
    for (hash, code) in recoveryCodes where code.code.account == account {
      recoveryCodes[hash]?.isEnded = true
    }
  }

  package func account(recoveryCode hash: [UInt8]) -> StoredAccount? {
    recoveryCodes[hash].flatMap { $0.isEnded ? nil : accounts[$0.code.account] }
  }

  package func save(
    _ code: StoredJoinCode, endingOthersAt now: Instant
  ) throws(StorageError) {
    guard accounts[code.account] != nil, joinCodes[code.hash] == nil else { throw .contradiction }
    for (hash, other) in joinCodes where other.session == code.session {
      var ended = StoredJoinCode(
        hash: hash, account: other.account, session: other.session,
        expiresAt: min(other.expiresAt, now))
      ended.isUsed = other.isUsed
      joinCodes[hash] = ended
    }
    joinCodes[code.hash] = code
  }

  package func joinCode(hash: [UInt8]) -> StoredJoinCode? { joinCodes[hash] }

  package func deleteJoinCodes(endedBefore instant: Instant) {
    joinCodes = joinCodes.filter { $0.value.expiresAt >= instant }
  }

  package func unnamedByteCount() -> Int {
    accounts.values.filter { $0.login == nil }.reduce(0) { $0 + byteCount(of: $1.squad) }
  }
}
