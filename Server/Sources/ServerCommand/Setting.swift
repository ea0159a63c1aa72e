import Foundation

/// A choice of the server's operator: an option, or else an environment variable, or else a
/// default.
///
///     static let port = Setting("GATHER_PORT", default: 8080)
///
///     @Option(help: "The port to listen on. \(Settings.port.help)")
///     var port: Int?
package struct Setting<Value: LosslessStringConvertible & Sendable>: Sendable {
  private let variable: String
  private let defaultValue: Value
  private let defaultName: String

  /// Describes a choice.
  /// - Parameters:
  ///   - variable: The environment variable that stands for the option.
  ///   - value: What counts without option and variable.
  ///   - name: How the help names this default, if not by its value.
  package init(_ variable: String, default value: Value, named name: String? = nil) {
    self.variable = variable
    defaultValue = value
    defaultName = name ?? value.description
  }

  /// What the option's help says about variable and default.
  package var help: String { "(\(variable); default: \(defaultName))" }

  /// The value that counts, given what the option says.
  /// - Throws: `CommandError.malformedVariable` when the variable has a value of another kind.
  package func value(_ option: Value?) throws(CommandError) -> Value {
    if let option { return option }
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return defaultValue
    }
    guard let value = Value(text) else { throw .malformedVariable(name: variable, value: text) }
    return value
  }
}
