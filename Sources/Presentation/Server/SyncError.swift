/// Why a request for syncing failed.
package enum SyncError: Hashable, Sendable {
  case unreachable
  /// The token is unknown, expired or logged out.
  case notLoggedIn
  /// The server's log is not the one that this device knows.
  case otherLog
  /// The app and the server have different versions of the protocol.
  case otherVersion
  /// The server, or a proxy in front of it, takes no request of this length or coding.
  case requestTooLarge
  /// The squad has as many bytes as the server keeps for one.
  case squadFull
  /// The server failed.
  case failed
}
