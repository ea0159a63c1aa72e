/// What the account's screen asks of the server.
package enum AccountTask: Hashable, Sendable {
  case listSessions, endSessions, changePassword, deleteAccount
}

/// Why it was not done.
package enum AccountError: Hashable, Sendable {
  /// One of the two passwords is not filled in.
  case passwordMissing
  case wrongPassword
  /// The new password is too short, or one that many people choose.
  case weakPassword
  /// There were too many attempts.
  case throttled
  /// There is no connection.
  case unreachable
  /// The login of this device has ended.
  case notLoggedIn
  case failed
}
