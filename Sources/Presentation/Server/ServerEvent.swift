package import Domain
package import Texts

/// A response or a failure of the server.
package indirect enum ServerEvent: Equatable, Sendable {
  case loggedIn(DeviceAccount)
  /// The server's answer to a recovery key.
  case keyAnswered(RecoveryKey, KeyAnswer)
  /// Where the code of another phone leads.
  case joinPreviewed(JoinOffer)
  /// The device is in an account by a code, and its key is known there.
  case joined(DeviceAccount, RecoveryKey)
  case joinFailed(JoinError)
  /// The account of which the browser has a cookie; `nil` when the cookie is no good.
  case recalled(DeviceAccount?)
  case recallFailed(SyncError)
  /// Where the server is reached by https.
  case secureAddressTold(String)
  case joinCodeMade(JoinCode, expiresAt: Instant)
  case recoveryCodeMade(RecoveryCode)
  /// The account has this name now.
  case named(ExactText)
  /// Logging in or registering failed.
  case logInFailed(LoginError)
  case registered
  case sessionsListed([DeviceSession])
  case sessionsEnded
  case passwordChanged
  case accountDeleted(LogAddress)
  /// The server did not do what the account's screen asked.
  case accountTaskFailed(AccountTask, AccountError)
  /// The token is no longer valid.
  case loggedOut
  /// The server processed a sync request for this log.
  case synced(LogAddress, SyncResponse)
  /// Syncing a log, or loading its snapshot, failed.
  case syncFailed(LogAddress, SyncError)
  case snapshotLoaded(LogAddress, Snapshot)
  /// A change arrived over the live stream.
  case streamed(SequencedChange)
  /// A sign of life arrived over the live stream.
  case streamAlive
  case streamEnded
}
