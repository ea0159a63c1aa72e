/// A question that the user confirms or cancels, perhaps with another way to go on.
package struct Confirmation: Equatable, Sendable {
  package let title: String
  package let text: String
  package let confirmLabel: String
  /// The label of the other way; `nil` when there is none.
  package let alternativeLabel: String?
  /// Whether the other way removes something.
  package let isAlternativeDestructive: Bool
  package let cancelLabel: String
  /// Whether confirming removes something.
  package let isDestructive: Bool

  init(
    title: String, text: String, confirmLabel: String, alternativeLabel: String? = nil,
    isAlternativeDestructive: Bool = false, cancelLabel: String, isDestructive: Bool
  ) {
    self.title = title
    self.text = text
    self.confirmLabel = confirmLabel
    self.alternativeLabel = alternativeLabel
    self.isAlternativeDestructive = isAlternativeDestructive
    self.cancelLabel = cancelLabel
    self.isDestructive = isDestructive
  }
}
