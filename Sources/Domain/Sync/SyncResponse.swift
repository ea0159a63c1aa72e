/// The server's response to a `SyncRequest`: outcomes, and changes that are new to the device.
public struct SyncResponse: Equatable, Sendable {
  /// The server's epoch, to be sent with the next request.
  public let epoch: Epoch.ID
  /// The outcome of each change of the request, in its order.
  public let outcomes: [IdentifiedOutcome]
  /// The log after the request's `since`; request more while `upTo` is less than `latest`.
  public let page: ChangePage
  /// The last sequence number in the server's log.
  public let latest: Int64
  /// The server's time, by which a device can correct its own.
  public let now: Instant
  /// Who is at the squad's gathers by links; empty for a scorekeeper.
  public let presence: [Presence]
  /// The name of the account, by which a device hears that it was named; `nil` for an account without
  /// one, and for a scorekeeper.
  public let username: ExactText?
  /// How many changes the server takes in one request.
  public let changeLimit: Int

  /// Creates a response.
  public init(
    epoch: Epoch.ID, outcomes: [IdentifiedOutcome], page: ChangePage, latest: Int64, now: Instant,
    presence: [Presence] = [], username: ExactText? = nil,
    changeLimit: Int = SyncRequest.changeLimit
  ) {
    self.epoch = epoch
    self.outcomes = outcomes
    self.page = page
    self.latest = latest
    self.now = now
    self.presence = presence
    self.username = username
    self.changeLimit = changeLimit
  }
}
