/// Why logging in or registering failed.
package enum LoginError: CaseIterable, Hashable, Sendable {
  case wrongPassword
  /// Another user has this name.
  case usernameTaken
  case malformedUsername
  /// The new password is too short, or one that many people choose.
  case weakPassword
  /// The server asks new users for a code, and there was none or a wrong one.
  case codeNeeded
  /// The server takes no new users.
  case registrationClosed
  /// There were too many attempts.
  case throttled
  /// There is no connection.
  case unreachable
  case failed
}
