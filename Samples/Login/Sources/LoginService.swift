/// The port to the server that the view model needs; tests use a stub instead.
package protocol LoginService: AnyObject {
  /// Logs in and calls `onCompleted` once.
  func logIn(
    username: String, password: String,
    onCompleted: @escaping (Result<Session, LoginServiceError>) -> Void)
  /// Ends a session and calls `onCompleted` once, with the error or `nil`.
  func logOut(_ session: Session, onCompleted: @escaping (LoginServiceError?) -> Void)
}

/// The session of a logged-in user.
package struct Session: Equatable, Sendable {
  /// The user name, as the server stores it.
  package let username: String
  /// The token that authenticates requests to the server.
  package let token: String

  /// Creates a session from its parts.
  package init(username: String, token: String) {
    self.username = username
    self.token = token
  }
}

/// Why logging in or out failed.
package enum LoginServiceError: Error, CaseIterable, Equatable, Sendable {
  /// The user name or the password is empty.
  case fieldsMissing
  /// The server knows no account with this user name and password.
  case wrongPassword
  /// There were too many attempts.
  case throttled
  /// There is no connection to the server.
  case unreachable
  /// The server sent any other response than expected.
  case failed
}
