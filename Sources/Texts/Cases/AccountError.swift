/// What the account's screen asks of the server.
package enum AccountTask: Hashable, Sendable {
  case listSessions, endSessions, changePassword, deleteAccount
  case giveName, makeJoinCode, makeRecoveryCode
}

/// Why it was not done.
package enum AccountError: CaseIterable, Hashable, Sendable {
  /// One of the two passwords is not filled in.
  case passwordMissing
  /// The name or the password is not filled in.
  case nameMissing
  /// Another user has this name.
  case usernameTaken
  case malformedUsername
  /// Another phone gave the account a name first.
  case namedMeanwhile
  /// This phone has had the account for less than a day, so it may not manage it.
  case tooNew
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
