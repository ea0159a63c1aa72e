/// Why nobody is logged in.
package enum LoginError: Hashable, Sendable {
  /// The user name or the password is wrong.
  case wrongPassword
  /// Somebody else has the user name.
  case usernameTaken
  /// The user name cannot be kept.
  case malformedUsername
  /// Too many attempts.
  case throttled
  /// There is no connection.
  case unreachable
  /// The server failed.
  case failed
}
