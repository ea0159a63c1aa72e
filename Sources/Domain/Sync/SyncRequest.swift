/// What a device sends to sync: its changes, and how far it knows the server's log.
public struct SyncRequest: Hashable, Sendable {
  /// The most changes that one request may carry.
  public static let changeLimit = 500

  /// The epoch in which the server was when the device last heard of it, if it ever did.
  ///
  /// A server in another epoch refuses the whole request.
  public let epoch: Epoch.ID?
  /// The last sequence number that the device knows; 0 when it knows none.
  public let since: Int64
  /// The device's pending changes, oldest first.
  public let changes: [StampedChange]

  /// Makes a request.
  public init(epoch: Epoch.ID? = nil, since: Int64, changes: [StampedChange]) {
    self.epoch = epoch
    self.since = since
    self.changes = changes
  }
}
