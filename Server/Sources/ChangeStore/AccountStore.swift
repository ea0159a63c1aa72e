public import Domain

/// Keeps accounts and their tokens.
///
/// Every implementation passes the same contract suite.
public protocol AccountStore: Sendable {
  /// Keeps a new account and its empty squad.
  /// - Throws: `RegistrationError`; nothing is kept then.
  func create(_ account: StoredAccount) async throws(RegistrationError)

  /// The account with a name's key, if there is one.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(usernameKey: String) async throws(StorageError) -> StoredAccount?

  /// The account with an id, if there is one.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(id: Account.ID) async throws(StorageError) -> StoredAccount?

  /// Removes an account with its tokens, its squad and all of the squad's log; one that is not
  /// there stays so.
  /// - Throws: `StorageError`; everything is still there then.
  func delete(account id: Account.ID) async throws(StorageError)

  /// Keeps a token for an account that exists.
  /// - Throws: `StorageError`; nothing is kept then.
  func save(_ token: StoredToken) async throws(StorageError)

  /// The token with a hash, expired or not, if there is one.
  /// - Throws: `StorageError` when storage cannot be read.
  func token(hash: [UInt8]) async throws(StorageError) -> StoredToken?

  /// Removes a token; one that is not there stays so.
  /// - Throws: `StorageError`; it is still there then.
  func deleteToken(hash: [UInt8]) async throws(StorageError)

  /// Removes the tokens that expired before an instant.
  /// - Throws: `StorageError`; all are still there then.
  func deleteTokens(expiredBefore instant: Instant) async throws(StorageError)
}

/// Somebody who can log in, as storage keeps them.
public struct StoredAccount: Hashable, Sendable {
  /// Names the account.
  public let id: Account.ID
  /// The name as it was typed at registration.
  public let username: Username
  /// What of the name must be unique, whatever its letter case.
  public let usernameKey: String
  /// A slow, salted hash of the password, with its parameters.
  public let passwordHash: String
  /// The squad that the account keeps.
  public let squad: Squad.ID
  /// When it was registered.
  public let createdAt: Instant

  /// Describes an account.
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

/// A token as storage keeps it: enough to recognise it, not enough to use it.
public struct StoredToken: Hashable, Sendable {
  /// The SHA-256 of the token, 32 bytes.
  public let hash: [UInt8]
  /// Whom the token stands for.
  public let account: Account.ID
  /// The squad that this account keeps.
  public let squad: Squad.ID
  /// When the token ceases to be valid.
  public let expiresAt: Instant

  /// Describes a token.
  public init(hash: [UInt8], account: Account.ID, squad: Squad.ID, expiresAt: Instant) {
    self.hash = hash
    self.account = account
    self.squad = squad
    self.expiresAt = expiresAt
  }
}

/// Why an account was not kept.
public enum RegistrationError: Error, Hashable, Sendable {
  /// Somebody else has the name.
  case usernameTaken
  /// Storage failed.
  case storage(StorageError)
}
