package import Domain
import Texts

/// A sentence, mostly with an offer to undo, that is shown for some seconds, at most until the user
/// leaves the screen.
package struct Toast: Equatable, Sendable {
  /// Tells a toast from the one before it, even when both say the same.
  package let number: Int
  /// The sentence about what was done.
  package let message: String
  /// How that is undone; `nil` when it cannot be.
  package let undo: Undo?
  private(set) var expiresAt: Instant

  init(number: Int, message: String, undo: Undo?, at now: Instant) {
    self.number = number
    self.message = message
    self.undo = undo
    expiresAt = now
    keep(at: now)
  }

  /// Shows it as long as a new one.
  mutating func keep(at now: Instant) {
    // Whoever says who scored watches the match meanwhile.
    let asksForPeople = undo?.choices?.arePeople ?? false
    expiresAt = now.advanced(by: .seconds(asksForPeople ? 20 : 8))
  }

  mutating func clockWasSet(byMilliseconds distance: Int64) {
    expiresAt = expiresAt.advanced(byMilliseconds: distance)
  }

  // NB: A pattern, because `!=` compares whole offers.
  var canUndo: Bool { if case .some = undo { true } else { false } }
}
