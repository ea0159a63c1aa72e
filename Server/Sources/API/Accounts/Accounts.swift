import ChangeStore
import Domain
import Foundation
import Hashing
import Synchronization
import Wire

/// Who may do what: registration, login, tokens.
final class Accounts: Sendable {
  /// How long a token is valid: 90 days.
  static let tokenLifetimeMilliseconds: Int64 = 90 * 24 * 60 * 60 * 1_000
  private static let tokenByteCount = 32

  private let store: any AccountStore
  private let hasher: PasswordHasher
  private let world: World
  private let gate: Mutex<LoginGate>
  private let cache = Mutex(TokenCache())

  init(store: any AccountStore, settings: ServerSettings, world: World) {
    self.store = store
    self.world = world
    hasher = PasswordHasher(cost: settings.passwordCost, world: world)
    gate = Mutex(LoginGate(settings.throttling))
  }

  func register(
    _ credentials: Credentials, from address: ClientAddress
  ) async throws(APIProblem) -> Account.ID {
    let now = world.now()
    let wait = gate.withLock { $0.countRegistration(from: address, at: now) }
    if let wait { throw .throttled(retryAfterSeconds: wait) }
    let account = StoredAccount(
      id: world.identifier(),
      username: credentials.username,
      usernameKey: Self.key(credentials.username.text),
      passwordHash: try await hasher.hash(credentials.password),
      squad: world.identifier(),
      createdAt: now)
    do throws(RegistrationFailure) {
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
  ) async throws(APIProblem) -> LoginAnswer {
    let key = Self.key(username)
    guard password.utf8.count <= Credentials.passwordByteLimit,
      key.utf8.count <= ShortText.byteLimit
    else { throw .wrongPassword }
    let now = world.now()
    let wait = gate.withLock { $0.countLogin(to: key, from: address, at: now) }
    if let wait { throw .throttled(retryAfterSeconds: wait) }
    let account = try await reading { () async throws(StorageFailure) in
      try await store.account(usernameKey: key)
    }
    guard try await hasher.verify(password, against: account?.passwordHash), let account else {
      throw .wrongPassword
    }
    gate.withLock { $0.forgiveLogin(to: key, from: address) }
    return try await issueToken(for: account)
  }

  /// Whom a token stands for.
  func authenticate(token: String) async throws(APIProblem) -> StoredToken {
    let digest = Self.digest(token)
    let (cached, generation) = cache.withLock { ($0.tokens[digest], $0.generation) }
    if let cached { return try valid(cached) }
    let stored = try await reading { () async throws(StorageFailure) in
      try await store.token(hash: digest)
    }
    guard let stored else { throw .notLoggedIn }
    cache.withLock { $0.insert(stored, for: digest, readAt: generation) }
    return try valid(stored)
  }

  /// Whether a token is still good; when storage cannot say, it was a moment ago.
  func knows(token: String) async -> Bool {
    do throws(APIProblem) {
      _ = try await authenticate(token: token)
      return true
    } catch {
      return error != .notLoggedIn
    }
  }

  func logOut(token: String) async throws(APIProblem) {
    let dead = Self.digest(token)
    try await reading { () async throws(StorageFailure) in
      try await store.deleteToken(hash: dead)
    }
    cache.withLock { cache in cache.remove { digest, _ in digest == dead } }
  }

  func account(_ id: Account.ID) async throws(APIProblem) -> StoredAccount {
    let account = try await reading { () async throws(StorageFailure) in
      try await store.account(id: id)
    }
    guard let account else { throw .notLoggedIn }
    return account
  }

  func delete(_ id: Account.ID) async throws(APIProblem) {
    try await reading { () async throws(StorageFailure) in try await store.delete(account: id) }
    cache.withLock { cache in cache.remove { _, token in token.account == id } }
  }

  func forgetExpiredTokens() async throws(StorageFailure) {
    let now = world.now()
    try await store.deleteTokens(expiredBefore: now)
    cache.withLock { cache in cache.remove { _, token in token.expiresAt <= now } }
  }
}

extension Accounts {
  private func issueToken(for account: StoredAccount) async throws(APIProblem) -> LoginAnswer {
    let token = Data(world.randomBytes(Self.tokenByteCount)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    let stored = StoredToken(
      hash: Self.digest(token),
      account: account.id,
      squad: account.squad,
      expiresAt: world.now().advanced(byMilliseconds: Self.tokenLifetimeMilliseconds))
    try await reading { () async throws(StorageFailure) in try await store.save(stored) }
    return LoginAnswer(token: token, userID: account.id, squadID: account.squad)
  }

  private func valid(_ token: StoredToken) throws(APIProblem) -> StoredToken {
    guard world.now() < token.expiresAt else { throw .notLoggedIn }
    return token
  }

  private func reading<Value>(
    _ body: () async throws(StorageFailure) -> Value
  ) async throws(APIProblem) -> Value {
    do throws(StorageFailure) {
      return try await body()
    } catch {
      throw .storage(error)
    }
  }

  private static func digest(_ token: String) -> [UInt8] { sha256(Array(token.utf8)) }

  /// What two names that people take for the same have in common: phones like to begin with a
  /// capital, and keyboards differ in how they compose an é.
  private static func key(_ username: String) -> String {
    username.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping.lowercased()
  }
}

/// Tokens that were looked up lately, so that a request does not ask storage.
private struct TokenCache {
  private static let limit = 10_000

  private(set) var tokens: [[UInt8]: StoredToken] = [:]
  /// Counts removals, so that a token that was read before one does not come back after it.
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
