import Domain

/// An undo that is on offer.
package struct Toast: Equatable, Sendable {
  /// For how long an undo is offered, in milliseconds.
  package static let lifetimeMilliseconds: Int64 = 8_000

  /// Tells one toast from the one before, however alike they are.
  package let number: Int
  /// What can be taken back.
  package let undo: Undo
  /// When the offer ends.
  var expiresAt: Instant
}
