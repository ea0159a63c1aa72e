package import Domain

/// A request to the server; its result comes back as a `ServerEvent`.
package indirect enum ServerCall: Equatable, Sendable {
  /// Requests a token.
  case logIn(username: String, password: String)
  /// Creates an account.
  case register(username: String, password: String)
  /// Revokes the token.
  case logOut
  /// Sends a squad's changes and requests those that this device does not know.
  case sync(Squad.ID, SyncRequest)
  /// Requests the server's snapshot of the squad.
  case snapshot(Squad.ID)
}
