package import Domain

/// A request to the server; its result comes back as a `ServerEvent`.
package indirect enum ServerCall: Equatable, Sendable {
  /// Requests a token.
  case logIn(username: String, password: String)
  /// Asks for the account without a name that knows a recovery key, or else for a new one.
  case useKey(RecoveryKey, code: String)
  /// Creates an account.
  case register(username: String, password: String, code: String)
  /// Asks where the code of another phone leads.
  case previewJoin(JoinCode)
  /// Gets into the account of another phone, or back into one by its recovery code.
  case join(JoinCode, RecoveryKey)
  case recover(RecoveryCode, RecoveryKey)
  /// Asks for the account of which this browser has a cookie.
  case recall
  /// Asks where the server is reached by https, because the page was opened without it.
  case askAddress
  case makeJoinCode
  case makeRecoveryCode
  /// Gives the account without a name a name.
  case giveName(username: String, password: String)
  /// Deletes an account without a name.
  case deleteUnnamed(DeviceAccount)
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
  case ask(LogAddress, KnownLog)
  /// Requests the server's snapshot of a log, and whether the log has what this device knows of it.
  case snapshot(LogAddress, KnownLog)
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
