public import Domain

/// An account as it is stored.
public struct StoredAccount: Hashable, Sendable {
  /// The account's id.
  public let id: Account.ID
  /// The user name as the user typed it at registration.
  public let username: Username
  /// The form of the user name that must be unique, the same for every letter case.
  public let usernameKey: String
  /// The form of the user name that is the same for all names that look like it.
  public var likeness: String { Likeness.of(username.text) }
  /// A slow, salted hash of the password, with its parameters.
  public var passwordHash: String
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

extension [StoredAccount] {
  /// Finds the account with a key among those that look alike, or else the only one.
  package func account(usernameKey: String) -> StoredAccount? {
    // Bytes, as SQLite compares them, because `==` compares by canonical equivalence.
    first { $0.usernameKey.utf8.elementsEqual(usernameKey.utf8) } ?? (count == 1 ? first : nil)
  }
}
