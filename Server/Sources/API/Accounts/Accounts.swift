import ChangeStore
import Domain
import Foundation
import Hashing
import NIOPosix
import Synchronization
import Wire

/// Registers accounts, logs users in and checks their tokens.
final class Accounts: Sendable {
  static let tokenLifetimeMilliseconds: Int64 = 90 * 24 * 60 * 60 * 1_000

  let store: any AccountStore
  let hasher: PasswordHasher
  let environment: ServerEnvironment
  let gate: Mutex<LoginGate>
  private let cache = Mutex(TokenCache())

  init(
    store: any AccountStore, settings: ServerSettings, environment: ServerEnvironment,
    threads: NIOThreadPool = PasswordHasher.sharedThreads
  ) {
    self.store = store
    self.environment = environment
    hasher = PasswordHasher(
      cost: settings.passwordCost, environment: environment, threads: threads)
    gate = Mutex(LoginGate(settings.throttling))
  }

  /// Finds the account and squad of a token.
  func authenticate(token: String) async throws(APIError) -> StoredToken {
    let digest = Self.digest(token)
    let (cached, generation) = cache.withLock { ($0.tokens[digest], $0.generation) }
    if let cached { return try valid(cached) }
    let stored = try await reading { () async throws(StorageError) in
      try await store.token(hash: digest)
    }
    guard let stored else { throw .notLoggedIn }
    cache.withLock { $0.insert(stored, for: digest, readAt: generation) }
    return try valid(stored)
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

  func logOut(token: String) async throws(APIError) {
    let dead = Self.digest(token)
    try await reading { () async throws(StorageError) in
      try await store.deleteToken(hash: dead)
    }
    cache.withLock { cache in cache.remove { digest, _ in digest == dead } }
  }

  func account(_ id: Account.ID) async throws(APIError) -> StoredAccount {
    let account = try await reading { () async throws(StorageError) in
      try await store.account(id: id)
    }
    guard let account else { throw .notLoggedIn }
    return account
  }

  func delete(_ id: Account.ID) async throws(APIError) {
    try await reading { () async throws(StorageError) in try await store.delete(account: id) }
    cache.withLock { cache in cache.remove { _, token in token.account == id } }
  }

  func forgetExpiredTokens() async throws(StorageError) {
    let now = environment.now()
    try await store.deleteTokens(expiredBefore: now)
    cache.withLock { cache in cache.remove { _, token in token.expiresAt <= now } }
  }
}

extension Accounts {
  private func valid(_ token: StoredToken) throws(APIError) -> StoredToken {
    guard environment.now() < token.expiresAt else { throw .notLoggedIn }
    return token
  }

  func reading<Value>(
    _ body: () async throws(StorageError) -> Value
  ) async throws(APIError) -> Value {
    do throws(StorageError) {
      return try await body()
    } catch {
      throw .storage(error)
    }
  }

  static func digest(_ token: String) -> [UInt8] { sha256(Array(token.utf8)) }
}

/// Tokens that were looked up lately, so that most requests need no storage for them.
private struct TokenCache {
  private static let limit = 10_000

  private(set) var tokens: [[UInt8]: StoredToken] = [:]
  /// Counts removals, so that a token that was read before a removal is not inserted after it.
  private(set) var generation = 0

  mutating func insert(_ token: StoredToken, for digest: [UInt8], readAt generation: Int) {
    guard generation == self.generation else { return }
    if tokens.count >= Self.limit { tokens.removeAll() }
    tokens[digest] = token
  }

  mutating func remove(where isDead: ([UInt8], StoredToken) -> Bool) {
    generation += 1
    tokens = tokens.filter { !isDead($0.key, $0.value) }
  }
}
