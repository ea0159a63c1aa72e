/// A server's log of changes from one restoring of a backup to the next; a subject for ids.
///
/// A phone that knows another epoch than the server has must start anew from a snapshot: numbers of
/// changes mean something within an epoch only.
public enum Epoch {
  /// Names an epoch.
  public typealias ID = Identifier<Epoch>
}
