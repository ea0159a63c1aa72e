public import Domain

/// A token as it is stored, with its session: its hash recognises the token, but cannot be used to
/// log in.
public struct StoredToken: Hashable, Sendable {
  /// The SHA-256 of the token, 32 bytes.
  public let hash: [UInt8]
  /// The session that the token continues, by an id that may be shown.
  public let session: Session.ID
  /// The account that logged in.
  public let account: Account.ID
  /// The account's squad.
  public let squad: Squad.ID
  /// The device in a few words, such as “Safari · iPhone”; empty when it is not known.
  public let device: String
  /// The time of the login.
  public let createdAt: Instant
  /// The time of a use that is at most some hours before the last one.
  public var lastUsedAt: Instant
  /// The time from which the token is no longer valid.
  public let expiresAt: Instant

  /// Creates a token to store, which was last used at the login.
  public init(
    hash: [UInt8],
    session: Session.ID,
    account: Account.ID,
    squad: Squad.ID,
    device: String,
    createdAt: Instant,
    expiresAt: Instant
  ) {
    self.hash = hash
    self.session = session
    self.account = account
    self.squad = squad
    self.device = device
    self.createdAt = createdAt
    lastUsedAt = createdAt
    self.expiresAt = expiresAt
  }
}
