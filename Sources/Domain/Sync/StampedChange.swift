/// A change with what its author says of it.
public struct StampedChange: Identifiable, Hashable, Sendable {
  /// Names a change, so that it counts once however often it is delivered.
  public typealias ID = Identifier<StampedChange>

  /// Names this change.
  public let id: ID
  /// The phone that made it.
  public let device: Device.ID
  /// When it was made, by that phone's clock.
  public let madeAt: Instant
  /// What was done.
  public let change: Change

  /// Stamps a change.
  public init(id: ID, device: Device.ID, madeAt: Instant, change: Change) {
    self.id = id
    self.device = device
    self.madeAt = madeAt
    self.change = change
  }
}
