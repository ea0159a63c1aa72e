/// A question that the user confirms or cancels.
package struct Confirmation: Equatable, Sendable {
  package let title: String
  package let text: String
  package let confirmLabel: String
  package let cancelLabel: String
  /// Whether confirming removes something.
  package let isDestructive: Bool
}
