package import Domain
import Texts

/// A sentence, mostly with an offer to undo, that is shown for some seconds, at most until the user
/// leaves the screen.
package struct Toast: Equatable, Sendable {
  /// How long it is shown.
  package static let lifetime: TimeSpan = .seconds(8)

  /// Tells a toast from the one before it, even when both say the same.
  package let number: Int
  /// The sentence about what was done.
  package let message: String
  /// How that is undone; `nil` when it cannot be.
  package let undo: Undo?
  var expiresAt: Instant

  // NB: A pattern, because `!=` compares whole offers.
  var canUndo: Bool { if case .some = undo { true } else { false } }
}
