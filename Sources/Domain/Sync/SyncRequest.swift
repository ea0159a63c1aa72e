/// A device's request to sync: its changes, and how far it knows the server's log.
public struct SyncRequest: Hashable, Sendable {
  /// The maximum number of changes in one request, for a server that did not say otherwise.
  public static let changeLimit = 500
  /// The maximum number of changes in a request whose response is brief.
  public static let briefChangeLimit = 4_000

  /// The epoch of the server that the device knows; `nil` before the first response.
  ///
  /// A server with another epoch refuses the whole request.
  public let epoch: Epoch.ID?
  /// The device, by which the organiser sees which scorekeepers are there; `nil` for one that does not
  /// say.
  public let device: Device.ID?
  /// The last sequence number that the device knows; 0 when it knows none.
  public let since: Int64
  /// The acceptance of the change with that number; `nil` when the device does not know it.
  ///
  /// A server whose log has another one there refuses the whole request.
  public let last: Acceptance.ID?
  /// The device's pending changes, oldest first.
  public let changes: [StampedChange]
  /// Whether the response may leave out what the request brings, as a `BriefSyncResponse`.
  ///
  /// A server of an earlier version does not know of it, and sends everything.
  public let isBrief: Bool

  /// Creates a request.
  public init(
    epoch: Epoch.ID? = nil, device: Device.ID? = nil, since: Int64, last: Acceptance.ID? = nil,
    changes: [StampedChange], isBrief: Bool = false
  ) {
    self.epoch = epoch
    self.device = device
    self.since = since
    self.last = last
    self.changes = changes
    self.isBrief = isBrief
  }
}

extension SyncRequest {
  /// How far the device knows the log.
  public var known: KnownLog { KnownLog(epoch: epoch, since: since, last: last) }
}
