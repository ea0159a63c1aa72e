public import Domain

/// Whose squad this phone keeps.
public struct AccountRecord: Equatable, Sendable {
  /// The account.
  public let id: Account.ID
  /// Its squad.
  public let squad: Squad.ID
  /// The name that it logged in by.
  public let username: String
  /// Which log of the server the confirmed squad comes from; `nil` before the first answer.
  public var epoch: Epoch.ID?
  /// Whether the server no longer takes the token.
  public var isExpired: Bool

  /// Describes an account.
  public init(
    id: Account.ID, squad: Squad.ID, username: String, epoch: Epoch.ID? = nil,
    isExpired: Bool = false
  ) {
    self.id = id
    self.squad = squad
    self.username = username
    self.epoch = epoch
    self.isExpired = isExpired
  }
}

extension AccountRecord {
  /// Compares texts by bytes: `String ==` would link the tables of Unicode's normal forms.
  public static func == (left: Self, right: Self) -> Bool {
    left.username.isEqualByBytes(to: right.username)
      && left.id == right.id
      && left.squad == right.squad
      && left.epoch == right.epoch
      && left.isExpired == right.isExpired
  }
}
