package import Domain
package import Texts

/// What the server answers to a device that shows its recovery key.
package enum KeyAnswer: Equatable, Sendable {
  /// The device is logged in to this account, which may be new.
  case account(DeviceAccount)
  /// The account has got a name, so this device must log in with the password.
  case named(ExactText)
  /// Another phone removed this one, or the account was deleted.
  case removed
  /// There is no account for the device.
  case refused(ShareProblem)
  /// The server did not answer, or failed; the device asks again.
  case failed(SyncError)
}
