public import Domain

/// A token as it is stored, with its session: its hash recognises the token, but cannot be used to
/// log in.
public struct StoredToken: Hashable, Sendable {
  /// The SHA-256 of the token, 32 bytes.
  public let hash: [UInt8]
  /// The session that the token continues, by an id that may be shown.
  public let session: Session.ID
  /// The account that logged in, with what is read of it beside the token.
  public var owner: TokenOwner
  /// The device in a few words, such as “Safari · iPhone”; empty when it is not known.
  public let device: String
  /// The time at which the session began.
  public let createdAt: Instant
  /// The time from which the session may manage the account.
  public let managesAt: Instant
  /// The time of a use that is at most some hours before the last one.
  public var lastUsedAt: Instant
  /// The time from which the token is no longer valid.
  public var expiresAt: Instant

  /// The account that logged in.
  public var account: Account.ID { owner.id }
  /// The account's squad.
  public var squad: Squad.ID { owner.squad }

  /// Creates a token to store, which was last used when its session began; that may manage at once,
  /// unless a time is given.
  public init(
    hash: [UInt8],
    session: Session.ID,
    owner: TokenOwner,
    device: String,
    createdAt: Instant,
    managesAt: Instant? = nil,
    expiresAt: Instant
  ) {
    self.hash = hash
    self.session = session
    self.owner = owner
    self.device = device
    self.createdAt = createdAt
    self.managesAt = managesAt ?? createdAt
    lastUsedAt = createdAt
    self.expiresAt = expiresAt
  }
}

/// What each request knows of its account, because it is read with the token.
public struct TokenOwner: Hashable, Sendable {
  /// The account.
  public let id: Account.ID
  /// The account's squad.
  public let squad: Squad.ID
  /// The account's name; `nil` for an account without one.
  public var username: Username?
  /// The time at which the account was made.
  public let createdAt: Instant

  /// Creates what is known of an account.
  public init(id: Account.ID, squad: Squad.ID, username: Username?, createdAt: Instant) {
    self.id = id
    self.squad = squad
    self.username = username
    self.createdAt = createdAt
  }

  /// Creates what is known of an account as it is stored.
  public init(_ account: StoredAccount) {
    self.init(
      id: account.id, squad: account.squad, username: account.login?.username,
      createdAt: account.createdAt)
  }
}
