import ArgumentParser

/// The option that says where an account's new password comes from.
package struct NewPasswordOptions: ParsableArguments {
  @Flag(
    name: .customLong("stdin"),
    help: "Read the password from standard input, instead of making one and printing it.")
  package var isTyped = false

  package init() {}

  /// The password that the operator types; `nil` when one is to be made.
  func typed() -> String? {
    isTyped ? SecretInput.line(prompt: "Type the new password, which is not shown.") ?? "" : nil
  }

  /// The line that gives the operator a password that was made; without one, says what was done.
  func line(_ password: String, _ done: String) -> String {
    isTyped ? done : "Password: \(password)"
  }
}
