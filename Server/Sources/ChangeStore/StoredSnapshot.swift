public import Domain

/// The state of a squad's last snapshot in storage.
public enum StoredSnapshot: Equatable, Sendable {
  /// No snapshot has been saved yet.
  case none
  /// The snapshot cannot be decoded; the log still has every change.
  case damaged
  /// The snapshot is readable.
  case intact(Snapshot)
}
