/// A change that the server refused, with its reason.
public struct RejectedChange: Hashable, Sendable {
  /// What was refused.
  public let change: StampedChange
  /// Why.
  public let reason: ChangeRejection

  /// Pairs a change with the reason.
  public init(change: StampedChange, reason: ChangeRejection) {
    self.change = change
    self.reason = reason
  }
}
