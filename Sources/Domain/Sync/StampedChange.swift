/// A change with the id, device and time that its author gave it.
public struct StampedChange: Identifiable, Hashable, Sendable {
  /// Identifies a change, so that it counts once however often it is delivered.
  public typealias ID = Identifier<StampedChange>

  /// The id, made on the device that recorded the change.
  public let id: ID
  /// The device that recorded the change.
  public let device: Device.ID
  /// When the change was made, by the device's clock.
  public let madeAt: Instant
  /// The change itself.
  public let change: Change

  /// Creates a change with the id, device and time of its author.
  public init(id: ID, device: Device.ID, madeAt: Instant, change: Change) {
    self.id = id
    self.device = device
    self.madeAt = madeAt
    self.change = change
  }
}
