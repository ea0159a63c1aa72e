package import Domain

/// Whose squad this phone keeps.
package struct DeviceAccount: Equatable, Sendable {
  /// The account.
  package let id: Account.ID
  /// Its squad.
  package let squad: Squad.ID
  /// The name that it logged in by.
  package let username: String
  /// Which log of the server the confirmed squad comes from; `nil` before the first answer.
  package var epoch: Epoch.ID?
  /// Whether the server no longer takes the token.
  package var isExpired: Bool

  /// Describes an account.
  package init(
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

extension DeviceAccount {
  /// Compares texts by bytes: `String ==` would link the tables of Unicode's normal forms.
  package static func == (left: Self, right: Self) -> Bool {
    left.username.isEqualByBytes(to: right.username)
      && left.id == right.id
      && left.squad == right.squad
      && left.epoch == right.epoch
      && left.isExpired == right.isExpired
  }
}
