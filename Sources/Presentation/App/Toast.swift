import Domain

/// An undo that is offered to the user for some seconds, at most until they leave the screen.
package struct Toast: Equatable, Sendable {
  /// How long an undo is offered, in milliseconds.
  package static let lifetimeMilliseconds: Int64 = 8_000

  /// Tells a toast from the one before it, even when both say the same.
  package let number: Int
  package let undo: Undo
  var expiresAt: Instant
}
