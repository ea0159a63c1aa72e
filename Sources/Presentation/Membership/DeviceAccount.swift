package import Domain
import Texts

/// Who uses this device, and with which log of the server.
package struct DeviceAccount: Equatable, Sendable {
  package enum Holder: Equatable, Sendable {
    /// A user with an account, by the name with which they logged in; `nil` for an account without a
    /// name.
    case user(Account.ID, Squad.ID, username: ExactText?)
    /// A scorekeeper, who has a link and no account.
    case scorekeeper(LinkSecret)
  }

  package let holder: Holder
  /// The server's log that the confirmed squad comes from; `nil` before the first response.
  package var epoch: Epoch.ID?
  /// Whether the server has refused the token, or the link.
  package var isExpired: Bool

  package init(_ holder: Holder, epoch: Epoch.ID? = nil, isExpired: Bool = false) {
    self.holder = holder
    self.epoch = epoch
    self.isExpired = isExpired
  }

  package init(
    id: Account.ID, squad: Squad.ID, username: ExactText?, epoch: Epoch.ID? = nil,
    isExpired: Bool = false
  ) {
    self.init(.user(id, squad, username: username), epoch: epoch, isExpired: isExpired)
  }

  package var log: LogAddress {
    switch holder {
    case .user(_, let squad, _): .squad(squad)
    case .scorekeeper(let secret): .link(secret)
    }
  }

  /// The name with which the user logged in; `nil` for an account without a name and for a scorekeeper.
  package var username: String? {
    if case .user(_, _, let username) = holder { username?.text } else { nil }
  }

  /// Whether it is an account without a name, which an organiser's first link made.
  package var isUnnamed: Bool {
    if case .user(_, _, nil) = holder { true } else { false }
  }

  /// The same account after it was given a name.
  func named(_ username: ExactText) -> DeviceAccount {
    guard case .user(let id, let squad, _) = holder else { return self }
    return DeviceAccount(
      id: id, squad: squad, username: username, epoch: epoch, isExpired: isExpired)
  }
}
