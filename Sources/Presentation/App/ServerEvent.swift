package import Domain

/// A response or a failure of the server.
package indirect enum ServerEvent: Equatable, Sendable {
  case loggedIn(DeviceAccount)
  /// Logging in or registering failed.
  case logInFailed(LoginError)
  case registered
  case sessionsListed([DeviceSession])
  case sessionsEnded
  case passwordChanged
  case accountDeleted(Account.ID)
  /// The server did not do what the account's screen asked.
  case accountTaskFailed(AccountTask, AccountError)
  /// The token is no longer valid.
  case loggedOut
  /// The server processed a sync request for this squad.
  case synced(Squad.ID, SyncResponse)
  /// Syncing a squad, or loading its snapshot, failed.
  case syncFailed(Squad.ID, SyncError)
  case snapshotLoaded(Squad.ID, Snapshot)
  /// A change arrived over the live stream.
  case streamed(SequencedChange)
  case streamEnded
}
