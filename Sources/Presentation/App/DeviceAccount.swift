package import Domain

/// The account that is logged in on this device, with its squad.
package struct DeviceAccount: Equatable, Sendable {
  package let id: Account.ID
  package let squad: Squad.ID
  /// The name that the user logged in with.
  package let username: String
  /// The server's log that the confirmed squad comes from; `nil` before the first response.
  package var epoch: Epoch.ID?
  /// Whether the server has refused the token.
  package var isExpired: Bool

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
  /// Compares texts by bytes, because `String ==` would link Unicode's normalisation tables.
  package static func == (left: Self, right: Self) -> Bool {
    left.username.isEqualByBytes(to: right.username)
      && left.id == right.id
      && left.squad == right.squad
      && left.epoch == right.epoch
      && left.isExpired == right.isExpired
  }
}
