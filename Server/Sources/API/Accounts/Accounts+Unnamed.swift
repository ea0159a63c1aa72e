import ChangeStore
import Domain
import Wire

extension Accounts {
  /// What a device gets that was let into an account.
  struct Entry {
    let account: AccountResponse
    /// `nil` when the device keeps the token that it has.
    let token: MadeToken?
    var isNew = false
  }

  /// Gets a device into its account without a name, which is made when the key is new.
  /// - Throws: `APIError`; nothing is changed then.
  func enterUnnamed(
    _ request: UnnamedAccountRequest, as caller: Caller?, on device: String,
    from address: ClientAddress
  ) async throws(APIError) -> Entry {
    let hash = Self.digest(request.key)
    if let caller, let entry = try await tie(hash, to: caller) { return entry }
    if let key = try await storedKey(hash) { return try await heal(key, on: device) }
    try await admitUnnamed(request.code, from: address)
    do throws(EntryError) {
      return try await make(hash, on: device)
    } catch {
      // Another request of the device was faster.
      guard error == .keyTaken, let key = try await storedKey(hash) else { throw APIError(error) }
      return try await heal(key, on: device)
    }
  }

  /// Stores the key for the session that the device has.
  /// - Returns: `nil` when the session's account was deleted a moment ago.
  private func tie(_ hash: [UInt8], to caller: Caller) async throws(APIError) -> Entry? {
    let now = environment.now()
    let account = try await reading { () async throws(StorageError) in
      try await store.account(id: caller.account)
    }
    guard let account else { return nil }
    if try await storedKey(hash) == nil {
      try await checkAgain(caller)
      try await gate.admitSecret(of: caller.account, at: now)
      let key = StoredKey(hash: hash, of: caller.stored, createdAt: now)
      try await reading { () async throws(StorageError) in try await store.add(key) }
    }
    return Entry(
      account: AccountResponse(account, manages: caller.manages(at: now)), token: nil)
  }

  /// Gives the session of a key another token.
  private func heal(_ key: StoredKey, on device: String) async throws(APIError) -> Entry {
    let account = try await reading { () async throws(StorageError) in
      try await store.account(id: key.account)
    }
    guard let account, !key.isEnded else { throw .removed }
    if let login = account.login { throw .passwordNeededOf(login.username) }
    let token = token(
      for: TokenOwner(account), session: key.session, on: device, createdAt: key.createdAt,
      managesAt: key.managesAt)
    do throws(EntryError) {
      try await store.heal(token.stored, by: key.hash)
    } catch {
      throw APIError(error)
    }
    forgetTokens { $0.session == key.session }
    return Entry(account, token, at: environment.now())
  }

  private func make(_ hash: [UInt8], on device: String) async throws(EntryError) -> Entry {
    let now = environment.now()
    let account = StoredAccount(
      id: environment.identifier(), login: nil, squad: environment.identifier(), createdAt: now)
    let token = newToken(for: TokenOwner(account), on: device)
    try await store.create(
      account, beginning: token.stored,
      with: StoredKey(hash: hash, of: token.stored, createdAt: now))
    return Entry(account, token, at: now, isNew: true)
  }

  /// Checks whether an address may make another account without a name.
  private func admitUnnamed(
    _ code: String?, from address: ClientAddress
  ) async throws(APIError) {
    let now = environment.now()
    guard takesUnnamed else { throw .registrationClosed }
    switch registration {
    case .open: break
    // A code is guessed no more often than by registering.
    case .code, .closed: try await admit(code, from: address, at: now)
    }
    try await unnamedBytes.add(0, at: now)
    try await gate.admitUnnamed(from: address, at: now)
  }

  func storedKey(_ hash: [UInt8]) async throws(APIError) -> StoredKey? {
    try await reading { () async throws(StorageError) in try await store.key(hash: hash) }
  }

  /// Gives the caller's account a name and a password.
  /// - Returns: The cookie by which the caller's device is known from now on.
  func name(
    _ credentials: Credentials, of caller: Caller, from address: ClientAddress
  ) async throws(APIError) -> String {
    let now = environment.now()
    if let login = try await account(caller.account).login { throw .alreadyNamed(login.username) }
    guard caller.manages(at: now) else { throw .tooNew }
    try await gate.admitRegistration(from: address, at: now)
    let login = try await login(credentials, from: address)
    do throws(NamingError) {
      try await store.name(caller.account, login, endingEntrances: false)
    } catch {
      throw APIError(error)
    }
    // They are read again, with the name.
    forgetTokens { $0.account == caller.account }
    return KnownDevice.cookie(for: caller.account, login, environment)
  }

  /// Deletes the caller's account, which has no name, with all its data.
  func deleteUnnamed(_ caller: Caller) async throws(APIError) {
    if let login = try await account(caller.account).login { throw .alreadyNamed(login.username) }
    guard caller.manages(at: environment.now()) else { throw .tooNew }
    try await reading { () async throws(StorageError) in
      try await store.delete(account: caller.account)
    }
    forgetTokens { $0.account == caller.account }
  }

  static func digest(_ key: RecoveryKey) -> [UInt8] { digest(key.text) }
}

extension Accounts.Entry {
  init(_ account: StoredAccount, _ token: MadeToken, at now: Instant, isNew: Bool = false) {
    self.init(
      account: AccountResponse(account, manages: token.stored.managesAt <= now), token: token,
      isNew: isNew)
  }
}

extension AccountResponse {
  init(_ account: StoredAccount, manages: Bool) {
    self.init(
      id: account.id, squad: account.squad,
      username: (account.login?.username.text).map { ExactText($0) }, manages: manages)
  }
}
