/// The subject of epoch ids: a server's log of changes, from one restored backup to the next.
///
/// Sequence numbers are comparable only within one epoch, so a device that knows another epoch than
/// the server's must load a snapshot first.
public enum Epoch {
  /// Identifies an epoch.
  public typealias ID = Identifier<Epoch>
}
