package import Domain

/// A response or a failure of the server.
package indirect enum ServerEvent: Equatable, Sendable {
  case loggedIn(DeviceAccount)
  /// Logging in or registering failed.
  case logInFailed(LoginError)
  case registered
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
