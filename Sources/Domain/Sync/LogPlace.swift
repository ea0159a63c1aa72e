/// Where a change stands in its squad's log, and when the server took it in.
///
/// The order of people and the effects of time are derived from both, never from a device's clock.
public struct LogPlace: Hashable, Sendable {
  /// The sequence number; for a change that the server does not have yet, the one that it would get.
  public let number: Int64
  /// When the server took it in; for a change that the server does not have yet, and for one of a time
  /// in which servers kept no such instants, when it was made.
  public let acceptedAt: Instant

  /// Creates a place.
  public init(number: Int64, acceptedAt: Instant) {
    self.number = number
    self.acceptedAt = acceptedAt
  }
}
