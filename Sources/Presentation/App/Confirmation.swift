/// A question with two answers.
package struct Confirmation: Equatable, Sendable {
  /// What it is about.
  package let title: String
  /// The question itself.
  package let text: String
  /// The answer that does it.
  package let confirmLabel: String
  /// The answer that leaves everything as it is.
  package let cancelLabel: String
  /// Whether something is removed.
  package let isDestructive: Bool
}
