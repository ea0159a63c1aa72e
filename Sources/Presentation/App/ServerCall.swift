package import Domain

/// A request to the server; its result comes back as a `ServerEvent`.
package indirect enum ServerCall: Equatable, Sendable {
  /// Requests a token.
  case logIn(username: String, password: String)
  /// Creates an account.
  case register(username: String, password: String, code: String)
  case listSessions
  /// Ends one session of the account, or all but this device's.
  case endSessions(Session.ID?)
  case changePassword(current: String, new: String)
  case deleteAccount(DeviceAccount, password: String)
  /// Revokes the token.
  case logOut
  /// Sends changes to a log and requests those that this device does not know.
  case sync(LogAddress, SyncRequest)
  /// Requests the changes of a log that this device does not know, and is no sign of life from the
  /// pitch to people who follow.
  case ask(LogAddress, since: Int64, epoch: Epoch.ID?)
  /// Requests the server's snapshot of a log.
  case snapshot(LogAddress)
}

extension ServerCall {
  /// Whether the app sends the request again when the response does not count.
  package var isSync: Bool {
    switch self {
    case .sync, .ask, .snapshot: true
    default: false
    }
  }
}
