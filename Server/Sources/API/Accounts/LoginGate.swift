import ChangeStore
import Domain
import Hashing

/// The limits of getting into accounts and of making them.
struct LoginGate: Sendable {
  private let throttling: Throttling
  private let attempts: any AttemptStore

  private static let windowMilliseconds: Int64 = 15 * 60 * 1_000
  /// A day, so that a stolen cookie is worth few guesses.
  private static let deviceWindowMilliseconds: Int64 = 24 * 60 * 60 * 1_000
  private static let hour: Int64 = 60 * 60 * 1_000

  init(_ throttling: Throttling, counting attempts: any AttemptStore) {
    self.throttling = throttling
    self.attempts = attempts
  }

  /// Counts an attempt to log in, unless a limit is reached.
  ///
  /// A known device has a limit of its own, which the attempts of others do not touch. When it has
  /// reached that one, it is treated like any other device.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  func admit(
    to account: String, from address: ClientAddress, on device: KnownDevice?, at now: Instant
  ) async throws(APIError) -> LoginAttempt {
    if let device {
      let login = LoginAttempt(counted: [attempt(on: device)], isOnKnownDevice: true)
      if try await wait(counting: login.counted, at: now) == nil { return login }
    }
    let login = LoginAttempt(counted: attempts(to: account, from: address), isOnKnownDevice: false)
    if let wait = try await wait(counting: login.counted, at: now) {
      throw .throttled(retryAfterSeconds: wait)
    }
    return login
  }

  /// Takes back the count of an attempt, because it succeeded or was not examined.
  func takeBack(_ login: LoginAttempt) async {
    await takeBack(login.counted)
  }

  /// Counts a registration, unless the address has reached its limit.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  func admitRegistration(from address: ClientAddress, at now: Instant) async throws(APIError) {
    try await admit([registration(from: address)], at: now)
  }

  /// Takes back the count of a registration that was not examined.
  func takeBackRegistration(from address: ClientAddress) async {
    await takeBack([registration(from: address)])
  }

  /// Counts an account without a name, unless the address or the whole database has reached its limit.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  func admitUnnamed(from address: ClientAddress, at now: Instant) async throws(APIError) {
    try await admit(
      [
        attempt(
          .unnamed, address.text, limit: throttling.unnamedPerAddress,
          windowMilliseconds: Self.hour),
        attempt(
          .unnamedTogether, "", limit: throttling.unnamedTogether, windowMilliseconds: Self.hour),
      ], at: now)
  }

  /// Counts a try of a recovery code or a join code, unless the address has reached its limit.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  func admitCode(
    from address: ClientAddress, at now: Instant
  ) async throws(APIError) -> LoginAttempt {
    let tried = attempt(
      .code, address.text, limit: throttling.wrongCodesPerAddress, windowMilliseconds: Self.hour)
    try await admit([tried], at: now)
    return LoginAttempt(counted: [tried], isOnKnownDevice: false)
  }

  /// Counts a code or a key that an account makes, because ended ones stay stored.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  func admitSecret(of account: Account.ID, at now: Instant) async throws(APIError) {
    try await admit(
      [
        attempt(
          .secretMade, account.uuidString, limit: throttling.secretsPerAccount,
          windowMilliseconds: Self.hour)
      ], at: now)
  }

  /// Forgets what does not count any more.
  func forget(endedBefore now: Instant) async throws(StorageError) {
    try await attempts.forgetAttempts(endedBefore: now)
  }
}

extension LoginGate {
  private func admit(_ attempts: [Attempt], at now: Instant) async throws(APIError) {
    if let wait = try await wait(counting: attempts, at: now) {
      throw .throttled(retryAfterSeconds: wait)
    }
  }

  private func wait(
    counting attempts: [Attempt], at now: Instant
  ) async throws(APIError) -> Int64? {
    try await reading { () async throws(StorageError) in
      try await self.attempts.count(attempts, at: now)
    }
  }

  /// An attempt that stays counted, because storage failed, counts until its window ends.
  private func takeBack(_ attempts: [Attempt]) async {
    try? await self.attempts.takeBack(attempts)
  }

  private func attempts(to account: String, from address: ClientAddress) -> [Attempt] {
    [
      attempt(.loginFromAddress, address.text, limit: throttling.loginsPerAddress),
      attempt(
        .login, "\(address.text) \(account)", limit: throttling.loginsPerAccountAndAddress),
      attempt(.loginToAccount, account, limit: throttling.loginsPerAccount),
    ]
  }

  private func attempt(on device: KnownDevice) -> Attempt {
    attempt(
      .loginOnDevice, device.number, limit: throttling.loginsPerKnownDevice,
      windowMilliseconds: Self.deviceWindowMilliseconds)
  }

  private func registration(from address: ClientAddress) -> Attempt {
    attempt(.registration, address.text, limit: throttling.registrationsPerAddress)
  }

  /// The key is a hash, because it may be stored.
  private func attempt(
    _ kind: Attempt.Kind, _ key: String, limit: Int,
    windowMilliseconds: Int64 = Self.windowMilliseconds
  ) -> Attempt {
    Attempt(
      kind: kind, key: sha256(Array(key.utf8)), limit: limit,
      windowMilliseconds: windowMilliseconds)
  }
}

/// An attempt to log in, or to use a code, that was admitted, as it was counted.
struct LoginAttempt: Hashable, Sendable {
  fileprivate let counted: [Attempt]
  let isOnKnownDevice: Bool
}
