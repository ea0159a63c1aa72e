import Texts

/// What the user may say about something that was done, beside the offer to undo it: who scored.
///
/// Ignoring it costs nothing.
package struct UndoChoices: Equatable, Sendable {
  /// The question in a word: "Scorer?".
  package let prompt: String
  package let list: [Choice]

  package struct Choice: Equatable, Sendable {
    package let label: String
    package let event: Event
  }
}
