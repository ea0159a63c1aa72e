/// A change that the server refused, with the reason.
public struct RejectedChange: Hashable, Sendable {
  /// The refused change.
  public let change: StampedChange
  /// The reason for the refusal.
  public let reason: ChangeRejection

  /// Creates a refused change.
  public init(change: StampedChange, reason: ChangeRejection) {
    self.change = change
    self.reason = reason
  }
}
