import ChangeStore
import Domain
import Foundation
import Hashing
import Synchronization
import Wire

/// Registers accounts, logs users in and checks their tokens.
final class Accounts: Sendable {
  static let tokenLifetimeMilliseconds: Int64 = 90 * 24 * 60 * 60 * 1_000
  private static let tokenByteCount = 32

  private let store: any AccountStore
  private let hasher: PasswordHasher
  private let environment: ServerEnvironment
  private let gate: Mutex<LoginGate>
  private let cache = Mutex(TokenCache())

  init(store: any AccountStore, settings: ServerSettings, environment: ServerEnvironment) {
    self.store = store
    self.environment = environment
    hasher = PasswordHasher(cost: settings.passwordCost, environment: environment)
    gate = Mutex(LoginGate(settings.throttling))
  }

  func register(
    _ credentials: Credentials, from address: ClientAddress
  ) async throws(APIError) -> Account.ID {
    let now = environment.now()
    let wait = gate.withLock { $0.countRegistration(from: address, at: now) }
    if let wait { throw .throttled(retryAfterSeconds: wait) }
    let account = StoredAccount(
      id: environment.identifier(),
      username: credentials.username,
      usernameKey: Self.key(credentials.username.text),
      passwordHash: try await hasher.hash(credentials.password),
      squad: environment.identifier(),
      createdAt: now)
    do throws(RegistrationError) {
      try await store.create(account)
    } catch {
      switch error {
      case .usernameTaken: throw .usernameTaken
      case .storage(let failure): throw .storage(failure)
      }
    }
    return account.id
  }

  func logIn(
    username: String, password: String, from address: ClientAddress
  ) async throws(APIError) -> LoginResponse {
    let key = Self.key(username)
    guard password.utf8.count <= Credentials.passwordByteLimit,
      key.utf8.count <= ShortText.byteLimit
    else { throw .wrongPassword }
    let now = environment.now()
    let wait = gate.withLock { $0.countLogin(to: key, from: address, at: now) }
    if let wait { throw .throttled(retryAfterSeconds: wait) }
    let account = try await reading { () async throws(StorageError) in
      try await store.account(usernameKey: key)
    }
    guard try await hasher.verify(password, against: account?.passwordHash), let account else {
      throw .wrongPassword
    }
    gate.withLock { $0.forgiveLogin(to: key, from: address) }
    return try await issueToken(for: account)
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
  private func issueToken(for account: StoredAccount) async throws(APIError) -> LoginResponse {
    let token = Data(environment.randomBytes(Self.tokenByteCount)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    let stored = StoredToken(
      hash: Self.digest(token),
      account: account.id,
      squad: account.squad,
      expiresAt: environment.now().advanced(byMilliseconds: Self.tokenLifetimeMilliseconds))
    try await reading { () async throws(StorageError) in try await store.save(stored) }
    return LoginResponse(token: token, userID: account.id, squadID: account.squad)
  }

  private func valid(_ token: StoredToken) throws(APIError) -> StoredToken {
    guard environment.now() < token.expiresAt else { throw .notLoggedIn }
    return token
  }

  private func reading<Value>(
    _ body: () async throws(StorageError) -> Value
  ) async throws(APIError) -> Value {
    do throws(StorageError) {
      return try await body()
    } catch {
      throw .storage(error)
    }
  }

  private static func digest(_ token: String) -> [UInt8] { sha256(Array(token.utf8)) }

  /// The form that must be unique, and the same for all ways to type a name.
  ///
  /// Phones like to begin with a capital, and keyboards differ in how they compose an é.
  private static func key(_ username: String) -> String {
    username.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping.lowercased()
  }
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
