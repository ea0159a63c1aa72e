package import Domain

/// An offer to take something back.
package struct Undo: Equatable, Sendable {
  /// What was done, as a sentence: "Goal for Team A".
  package let message: String
  /// How it is taken back.
  package let action: Action
  /// When what comes back was done at first; `nil` for what is done by taking back.
  let madeAt: Instant?

  init(message: String, action: Action, madeAt: Instant? = nil) {
    self.message = message
    self.action = action
    self.madeAt = madeAt
  }

  /// What taking back means.
  package enum Action: Equatable, Sendable {
    /// Records these changes.
    case record([Change])
    /// Puts somebody back where they stood before the match.
    case assign(Player.ID, Team)
  }
}
