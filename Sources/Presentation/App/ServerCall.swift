package import Domain

/// What the app asks of the server; what comes of it returns as a `ServerEvent`.
package indirect enum ServerCall: Equatable, Sendable {
  /// Asks for a token.
  case logIn(username: String, password: String)
  /// Asks for an account.
  case register(username: String, password: String)
  /// Makes the token useless.
  case logOut
  /// Sends a squad's changes and asks for those that this device does not know.
  case sync(Squad.ID, SyncRequest)
  /// Asks for the squad as the server has it.
  case snapshot(Squad.ID)
}
