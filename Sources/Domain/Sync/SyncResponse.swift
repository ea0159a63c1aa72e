/// The server's response to a `SyncRequest`: what it made of each change, and what the device does
/// not know yet.
public struct SyncResponse: Equatable, Sendable {
  /// The server's epoch, to be sent with the next request.
  public let epoch: Epoch.ID
  /// What became of each change of the request, in its order.
  public let outcomes: [IdentifiedOutcome]
  /// The log after the request's `since`; ask again when `upTo` is less than `latest`.
  public let page: ChangePage
  /// The last sequence number in the server's log.
  public let latest: Int64
  /// The server's time of day, by which a device can correct its own.
  public let now: Instant

  /// Makes a response.
  public init(
    epoch: Epoch.ID, outcomes: [IdentifiedOutcome], page: ChangePage, latest: Int64, now: Instant
  ) {
    self.epoch = epoch
    self.outcomes = outcomes
    self.page = page
    self.latest = latest
    self.now = now
  }
}
