public import Domain

/// Stores accounts and their tokens.
///
/// Every implementation passes the same contract suite.
public protocol AccountStore: Sendable {
  /// Stores a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  func create(_ account: StoredAccount) async throws(RegistrationError)

  /// Finds the account with a user name's key; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(usernameKey: String) async throws(StorageError) -> StoredAccount?

  /// Finds the account with an id; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(id: Account.ID) async throws(StorageError) -> StoredAccount?

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  /// - Throws: `StorageError`; nothing is deleted then.
  func delete(account id: Account.ID) async throws(StorageError)

  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  func save(_ token: StoredToken) async throws(StorageError)

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func token(hash: [UInt8]) async throws(StorageError) -> StoredToken?

  /// Deletes the token with a hash, if there is one.
  /// - Throws: `StorageError`; the token is not deleted then.
  func deleteToken(hash: [UInt8]) async throws(StorageError)

  /// Deletes the tokens that expired before an instant.
  /// - Throws: `StorageError`; no token is deleted then.
  func deleteTokens(expiredBefore instant: Instant) async throws(StorageError)
}

/// An account as it is stored.
public struct StoredAccount: Hashable, Sendable {
  /// The account's id.
  public let id: Account.ID
  /// The user name as the user typed it at registration.
  public let username: Username
  /// The form of the user name that must be unique, the same for every letter case.
  public let usernameKey: String
  /// A slow, salted hash of the password, with its parameters.
  public let passwordHash: String
  /// The account's squad.
  public let squad: Squad.ID
  /// The time of the registration.
  public let createdAt: Instant

  /// Creates an account to store.
  public init(
    id: Account.ID,
    username: Username,
    usernameKey: String,
    passwordHash: String,
    squad: Squad.ID,
    createdAt: Instant
  ) {
    self.id = id
    self.username = username
    self.usernameKey = usernameKey
    self.passwordHash = passwordHash
    self.squad = squad
    self.createdAt = createdAt
  }
}

/// A token as it is stored: its hash recognises the token, but cannot be used to log in.
public struct StoredToken: Hashable, Sendable {
  /// The SHA-256 of the token, 32 bytes.
  public let hash: [UInt8]
  /// The account that logged in.
  public let account: Account.ID
  /// The account's squad.
  public let squad: Squad.ID
  /// The time from which the token is no longer valid.
  public let expiresAt: Instant

  /// Creates a token to store.
  public init(hash: [UInt8], account: Account.ID, squad: Squad.ID, expiresAt: Instant) {
    self.hash = hash
    self.account = account
    self.squad = squad
    self.expiresAt = expiresAt
  }
}

/// The reason why an account was not stored.
public enum RegistrationError: Error, Hashable, Sendable {
  /// Another account has the user name.
  case usernameTaken
  /// Storage failed, for the given reason.
  case storage(StorageError)
}
