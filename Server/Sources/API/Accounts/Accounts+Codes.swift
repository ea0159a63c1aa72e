import ChangeStore
import Domain
import Wire

extension Accounts {
  /// How long a device that joined by a code has had the account before it may manage it.
  static let joinedMilliseconds: Int64 = day
  /// How long codes are remembered after their end, so that it can be said why they do not work.
  static let endedCodeMilliseconds: Int64 = 60 * 60 * 1_000

  /// Makes a recovery code of the caller's account, in place of the former one.
  func makeRecoveryCode(of caller: Caller) async throws(APIError) -> RecoveryCode {
    let now = environment.now()
    guard caller.manages(at: now) else { throw .tooNew }
    try await checkAgain(caller)
    try await gate.admitSecret(of: caller.account, at: now)
    var generator = environment
    let code = RecoveryCode.random(using: &generator)
    try await reading { () async throws(StorageError) in
      try await store.replaceRecoveryCode(
        of: caller.account, by: Self.digest(code.text), at: now)
    }
    return code
  }

  /// Lets a device into the account of a recovery code, which it may manage at once.
  func recover(
    _ request: RecoveryRequest, on device: String, from address: ClientAddress
  ) async throws(APIError) -> Entry {
    let attempt = try await gate.admitCode(from: address, at: environment.now())
    let hash = Self.digest(request.code.text)
    let account = try await reading { () async throws(StorageError) in
      try await store.account(recoveryCode: hash)
    }
    guard let account else { throw .wrongCode }
    let token = newToken(for: TokenOwner(account), on: device)
    return try await begin(
      account, token, with: Self.digest(request.key), by: .recoveryCode(hash), counted: attempt)
  }

  /// Makes a code by which another device joins the caller's account.
  func makeJoinCode(of caller: Caller) async throws(APIError) -> JoinCodeResponse {
    let now = environment.now()
    guard caller.manages(at: now) else { throw .tooNew }
    try await checkAgain(caller)
    try await gate.admitSecret(of: caller.account, at: now)
    var generator = environment
    let code = JoinCode.random(using: &generator)
    let stored = StoredJoinCode(
      hash: Self.digest(code.text), account: caller.account, session: caller.session,
      expiresAt: now.advanced(by: JoinCode.lifetime))
    try await reading { () async throws(StorageError) in
      try await store.save(stored, endingOthersAt: now)
    }
    return JoinCodeResponse(code: code, expiresAt: stored.expiresAt)
  }

  /// Finds the account that a join code leads to, and changes nothing.
  func preview(
    _ code: JoinCode, from address: ClientAddress
  ) async throws(APIError) -> StoredAccount {
    let now = environment.now()
    let attempt = try await gate.admitCode(from: address, at: now)
    let found = try await joinCode(code)
    do throws(EntryError) {
      _ = try found.joins(isAgain: false, at: now)
    } catch {
      throw APIError(error)
    }
    let account = try await account(of: found)
    await gate.takeBack(attempt)
    return account
  }

  /// Lets a device into the account of a join code; after a day it may manage it.
  func join(
    _ request: JoinRequest, on device: String, from address: ClientAddress
  ) async throws(APIError) -> Entry {
    let now = environment.now()
    let attempt = try await gate.admitCode(from: address, at: now)
    let code = try await joinCode(request.code)
    let account = try await account(of: code)
    let hash = Self.digest(request.key)
    // A device that has the account already manages it no later than before.
    let known = try await storedKey(hash).flatMap { $0.account == account.id ? $0 : nil }
    let joined = now.advanced(byMilliseconds: Self.joinedMilliseconds)
    let token = token(
      for: TokenOwner(account), session: environment.identifier(), on: device, createdAt: now,
      managesAt: min(joined, known?.managesAt ?? joined))
    return try await begin(
      account, token, with: hash, by: .joinCode(code.hash, at: now), counted: attempt)
  }

  /// Refuses a caller whose session the operator ended within the last minute, so that it cannot make what would
  /// outlive it.
  func checkAgain(_ caller: Caller) async throws(APIError) {
    let hash = caller.stored.hash
    let stored = try await reading { () async throws(StorageError) in
      try await store.token(hash: hash)
    }
    guard stored == nil else { return }
    forgetTokens { $0.hash == hash }
    throw .notLoggedIn
  }

  private func joinCode(_ code: JoinCode) async throws(APIError) -> StoredJoinCode {
    let found = try await reading { () async throws(StorageError) in
      try await store.joinCode(hash: Self.digest(code.text))
    }
    guard let found else { throw .wrongCode }
    return found
  }

  private func account(of code: StoredJoinCode) async throws(APIError) -> StoredAccount {
    let account = try await reading { () async throws(StorageError) in
      try await store.account(id: code.account)
    }
    guard let account else { throw .wrongCode }
    return account
  }

  private func begin(
    _ account: StoredAccount, _ token: MadeToken, with key: [UInt8],
    by admission: StoredAdmission, counted attempt: LoginAttempt
  ) async throws(APIError) -> Entry {
    let key = StoredKey(hash: key, of: token.stored, createdAt: token.stored.createdAt)
    do throws(EntryError) {
      try await store.begin(token.stored, with: key, by: admission)
    } catch {
      throw APIError(error)
    }
    await gate.takeBack(attempt)
    // A key that the account had ended its former session.
    forgetTokens { $0.account == account.id }
    return Entry(account, token, at: environment.now())
  }
}
