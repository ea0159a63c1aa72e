package import Domain

/// An offer to take something back.
package struct Undo: Equatable, Sendable {
  /// The sentence about what was done: "Goal for Team A".
  package let message: String
  package let action: Action
  /// When the restored thing was first made, so that it keeps its time; `nil` for now.
  let madeAt: Instant?
  /// What the user may say about it in one tap; `nil` when there is nothing to say.
  let choices: UndoChoices?

  init(
    message: String, action: Action, madeAt: Instant? = nil, choices: UndoChoices? = nil
  ) {
    self.message = message
    self.action = action
    self.madeAt = madeAt
    self.choices = choices
  }

  /// How something is taken back.
  package enum Action: Equatable, Sendable {
    /// Records these changes.
    case record([Change])
    /// Brings back a line-up as it was before it was changed or cleared.
    case keepLineUp(LineUp)

    /// Records this change.
    static func record(_ change: Change) -> Self { .record([change]) }
  }
}
