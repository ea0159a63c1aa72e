/// How far a device knows a server's log.
///
/// A server with another epoch, or with another acceptance at `since`, was put back to an earlier
/// state: the device must load the snapshot.
public struct KnownLog: Hashable, Sendable {
  /// The epoch of the server; `nil` before the first response.
  public let epoch: Epoch.ID?
  /// The last sequence number that the device knows; 0 when it knows none.
  public let since: Int64
  /// The acceptance of the change with that number; `nil` when the device does not know it.
  public let last: Acceptance.ID?

  /// Says how far a device knows a log.
  public init(epoch: Epoch.ID? = nil, since: Int64 = 0, last: Acceptance.ID? = nil) {
    self.epoch = epoch
    self.since = since
    self.last = last
  }
}
