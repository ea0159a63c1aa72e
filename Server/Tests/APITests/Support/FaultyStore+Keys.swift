import ChangeStore
import Domain

extension FaultyStore {
  func create(
    _ account: StoredAccount, beginning token: StoredToken, with key: StoredKey
  ) async throws(EntryError) {
    try await writing { () async throws(EntryError) in
      try await store.create(account, beginning: token, with: key)
    }
  }

  func name(
    _ account: Account.ID, _ login: StoredLogin, endingEntrances: Bool
  ) async throws(NamingError) {
    if let error = writingError { throw .storage(error) }
    try await store.name(account, login, endingEntrances: endingEntrances)
  }

  func key(hash: [UInt8]) async throws(StorageError) -> StoredKey? {
    try checkReading()
    return try await store.key(hash: hash)
  }

  func keys(of account: Account.ID) async throws(StorageError) -> [StoredKey] {
    try checkReading()
    return try await store.keys(of: account)
  }

  func add(_ key: StoredKey) async throws(StorageError) {
    if let error = writingError { throw error }
    try await store.add(key)
  }

  func heal(_ token: StoredToken, by key: [UInt8]) async throws(EntryError) {
    try await writing { () async throws(EntryError) in try await store.heal(token, by: key) }
  }

  func begin(
    _ token: StoredToken, with key: StoredKey, by admission: StoredAdmission
  ) async throws(EntryError) {
    try await writing { () async throws(EntryError) in
      try await store.begin(token, with: key, by: admission)
    }
  }

  func replaceRecoveryCode(
    of account: Account.ID, by hash: [UInt8], at now: Instant
  ) async throws(StorageError) {
    if let error = writingError { throw error }
    try await store.replaceRecoveryCode(of: account, by: hash, at: now)
  }

  func recoveryCodes(of account: Account.ID) async throws(StorageError) -> [StoredRecoveryCode] {
    try checkReading()
    return try await store.recoveryCodes(of: account)
  }

  func joinCodes(of account: Account.ID) async throws(StorageError) -> [StoredJoinCode] {
    try checkReading()
    return try await store.joinCodes(of: account)
  }

  func account(recoveryCode hash: [UInt8]) async throws(StorageError) -> StoredAccount? {
    try checkReading()
    return try await store.account(recoveryCode: hash)
  }

  func save(
    _ code: StoredJoinCode, endingOthersAt now: Instant
  ) async throws(StorageError) {
    if let error = writingError { throw error }
    try await store.save(code, endingOthersAt: now)
  }

  func joinCode(hash: [UInt8]) async throws(StorageError) -> StoredJoinCode? {
    try checkReading()
    return try await store.joinCode(hash: hash)
  }

  func deleteJoinCodes(endedBefore instant: Instant) async throws(StorageError) {
    try await store.deleteJoinCodes(endedBefore: instant)
  }

  func unnamedByteCount() async throws(StorageError) -> Int {
    try checkReading()
    return try await store.unnamedByteCount()
  }

  private func writing(
    _ work: () async throws(EntryError) -> Void
  ) async throws(EntryError) {
    if let error = writingError { throw .storage(error) }
    try await work()
  }
}
