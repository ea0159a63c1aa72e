public import Domain

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
