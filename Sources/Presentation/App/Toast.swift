import Domain

/// An undo that is on offer.
public struct Toast: Equatable, Sendable {
  /// For how long an undo is offered, in milliseconds.
  public static let lifetimeMilliseconds: Int64 = 8_000

  /// Tells one toast from the one before, however alike they are.
  public let number: Int
  /// What can be taken back.
  public let undo: Undo
  /// When the offer ends.
  var expiresAt: Instant
}
