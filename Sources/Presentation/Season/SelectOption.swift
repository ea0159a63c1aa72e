/// One of the choices of a control.
package struct SelectOption: Equatable, Sendable {
  /// What the control sends.
  package let code: String
  package let label: String
  package let isChosen: Bool
}
