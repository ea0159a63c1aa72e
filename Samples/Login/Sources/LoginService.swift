/// Logging in and out, as the view model needs it; a stub can stand in for the server.
public protocol LoginService: AnyObject {
  /// Logs in; `onCompleted` is called once.
  func logIn(
    username: String, password: String,
    onCompleted: @escaping (Result<Session, LoginFailure>) -> Void)
  /// Ends a session; `onCompleted` is called once, with why it was not ended, or `nil`.
  func logOut(_ session: Session, onCompleted: @escaping (LoginFailure?) -> Void)
}

/// Somebody who is logged in.
public struct Session: Equatable, Sendable {
  /// The name, as the server keeps it.
  public let username: String
  /// What to show to the server.
  public let token: String

  /// Makes a session.
  public init(username: String, token: String) {
    self.username = username
    self.token = token
  }
}

/// What keeps somebody from logging in or out.
public enum LoginFailure: Error, CaseIterable, Equatable, Sendable {
  /// The user name or the password is empty.
  case fieldsMissing
  /// There is no such account, or it has another password.
  case wrongPassword
  /// It was tried too often.
  case throttled
  /// There is no connection to the server.
  case unreachable
  /// Anything else.
  case failed
}
