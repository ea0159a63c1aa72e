/// A change at its place in the squad's order, which the server assigns.
public struct SequencedChange: Hashable, Sendable {
  /// The sequence number: 1, 2, 3 … for each squad.
  public let sequence: Int64
  /// Who delivered the change; `nil` in what a scorekeeper receives.
  public let author: Author?
  /// When the server took it in; `nil` in what a scorekeeper receives, and in logs of a time in which
  /// servers kept no such instants.
  public let acceptedAt: Instant?
  /// The change as the device sent it.
  public let stamped: StampedChange

  /// Creates a change at its place in the squad's order.
  public init(
    sequence: Int64, author: Author?, acceptedAt: Instant? = nil, stamped: StampedChange
  ) {
    self.sequence = sequence
    self.author = author
    self.acceptedAt = acceptedAt
    self.stamped = stamped
  }

  /// Its place in the log.
  public var place: LogPlace {
    LogPlace(number: sequence, acceptedAt: acceptedAt ?? stamped.madeAt)
  }
}
