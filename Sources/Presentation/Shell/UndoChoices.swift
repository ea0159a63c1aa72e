import Texts

/// What the user may say about something that was done, beside the offer to undo it: who scored.
///
/// Ignoring it costs nothing.
package struct UndoChoices: Equatable, Sendable {
  /// The question in a few words: "Who scored?".
  package let prompt: String
  package let list: [Choice]
  /// Whether the choices are people: too many for a line, so they take the place of the line-ups.
  package let arePeople: Bool

  init(prompt: String, list: [Choice], arePeople: Bool = false) {
    self.prompt = prompt
    self.list = list
    self.arePeople = arePeople
  }

  package struct Choice: Equatable, Sendable {
    package let label: String
    package let event: Event
  }
}
