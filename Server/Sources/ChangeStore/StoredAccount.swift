public import Domain

/// An account as it is stored.
public struct StoredAccount: Hashable, Sendable {
  /// The account's id.
  public let id: Account.ID
  /// What the account's user logs in with; `nil` for an account without a name.
  public var login: StoredLogin?
  /// The account's squad.
  public let squad: Squad.ID
  /// The time at which the account was made.
  public let createdAt: Instant

  /// Creates an account to store, with a name or without.
  public init(id: Account.ID, login: StoredLogin?, squad: Squad.ID, createdAt: Instant) {
    self.id = id
    self.login = login
    self.squad = squad
    self.createdAt = createdAt
  }
}

/// What a user logs in with.
///
/// It is one value, because an account has all of it or nothing.
public struct StoredLogin: Hashable, Sendable {
  /// The user name as the user typed it when the account got it.
  public let username: Username
  /// The form of the user name that must be unique, the same for every letter case.
  public let usernameKey: String
  /// The form of the user name that is the same for all names that look like it.
  public var likeness: String { Likeness.of(username.text) }
  /// A slow, salted hash of the password, with its parameters.
  public var passwordHash: String

  /// Creates a login to store.
  public init(username: Username, usernameKey: String, passwordHash: String) {
    self.username = username
    self.usernameKey = usernameKey
    self.passwordHash = passwordHash
  }
}

extension [StoredAccount] {
  /// Finds the account with a key among those that look alike, or else the only one.
  package func account(usernameKey: String) -> StoredAccount? {
    // Bytes, as SQLite compares them, because `==` compares by canonical equivalence.
    first { $0.login?.usernameKey.utf8.elementsEqual(usernameKey.utf8) == true }
      ?? (count == 1 ? first : nil)
  }
}
