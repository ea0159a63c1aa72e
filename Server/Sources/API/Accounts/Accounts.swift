import ChangeStore
import Domain
import Foundation
import Hashing
import NIOPosix
import Synchronization
import Wire

/// Makes accounts, lets devices into them and checks their tokens.
final class Accounts: Sendable {
  let store: any AccountStore & AttemptStore
  let hasher: PasswordHasher
  let environment: ServerEnvironment
  let registration: Registration
  let takesUnnamed: Bool
  let unnamedBytes: UnnamedBytes
  let gate: LoginGate
  let cache = Mutex(TokenCache())

  init(
    store: any AccountStore & AttemptStore, settings: ServerSettings,
    environment: ServerEnvironment,
    threads: NIOThreadPool = PasswordHasher.sharedThreads, metrics: ServerMetrics = .none
  ) {
    self.store = store
    self.environment = environment
    registration = settings.registration
    takesUnnamed = settings.takesUnnamed
    unnamedBytes = UnnamedBytes(
      limit: settings.quotas.unnamedBytes, store: store, metrics: metrics)
    hasher = PasswordHasher(
      cost: settings.passwordCost, environment: environment, threads: threads,
      metrics: metrics)
    gate = LoginGate(settings.throttling, counting: store)
  }

  /// Finds the account and squad of a token.
  ///
  /// What another process changes is noticed within a minute; a token that was valid then stays so
  /// while storage cannot be read.
  func authenticate(token: String) async throws(APIError) -> StoredToken {
    let digest = Self.digest(token)
    let now = environment.now()
    let (cached, generation) = cache.withLock { ($0.use(digest, at: now), $0.generation) }
    if case .fresh(let token) = cached { return try valid(token, at: now) }
    let stored: StoredToken?
    do throws(StorageError) {
      stored = try await store.token(hash: digest)
    } catch {
      guard case .old(let token) = cached else { throw .storage(error) }
      return try valid(token, at: now)
    }
    guard let stored else {
      forgetTokens { $0.hash == digest }
      throw .notLoggedIn
    }
    cache.withLock {
      $0.insert(stored, at: now, generation: generation)
      _ = $0.use(digest, at: now)
    }
    return try valid(stored, at: now)
  }

  /// Whether a live stream may continue with its token.
  ///
  /// When storage cannot be read, it may, because the token was valid a moment ago.
  func knows(token: String) async -> Bool {
    do throws(APIError) {
      _ = try await authenticate(token: token)
      return true
    } catch {
      return error != .notLoggedIn
    }
  }

  func account(_ id: Account.ID) async throws(APIError) -> StoredAccount {
    let account = try await reading { () async throws(StorageError) in
      try await store.account(id: id)
    }
    guard let account else { throw .notLoggedIn }
    return account
  }

  /// Removes expired tokens and codes, and attempts that no longer count.
  func clean() async throws(StorageError) {
    let now = environment.now()
    try await store.deleteTokens(expiredBefore: now)
    try await store.deleteJoinCodes(
      endedBefore: now.advanced(byMilliseconds: -Self.endedCodeMilliseconds))
    forgetTokens { $0.expiresAt <= now }
    try await gate.forget(endedBefore: now)
  }
}

extension Accounts {
  private func valid(_ token: StoredToken, at now: Instant) throws(APIError) -> StoredToken {
    guard now < token.expiresAt else { throw .notLoggedIn }
    return token
  }

  static func digest(_ token: String) -> [UInt8] { sha256(Array(token.utf8)) }
}
