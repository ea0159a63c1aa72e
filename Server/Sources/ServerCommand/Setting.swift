import Foundation

/// A setting of the server's operator: an option, or else an environment variable, or else a
/// default.
///
/// ```swift
/// static let port = Setting("GATHER_PORT", default: 8080)
///
/// @Option(help: "The port to listen on. \(Settings.port.help)")
/// var port: Int?
/// ```
package struct Setting<Value: LosslessStringConvertible & Sendable>: Sendable {
  private let variable: String
  private let defaultValue: Value
  private let defaultName: String

  /// Creates a setting.
  /// - Parameters:
  ///   - variable: The environment variable that is read when the option is missing.
  ///   - value: The value when option and variable are missing.
  ///   - name: The default's name in the help, if not its value.
  package init(_ variable: String, default value: Value, named name: String? = nil) {
    self.variable = variable
    defaultValue = value
    defaultName = name ?? value.description
  }

  /// The end of the option's help, with the variable and the default.
  package var help: String { "(\(variable); default: \(defaultName))" }

  /// Whether the environment has the variable with a value.
  var isGiven: Bool { ProcessInfo.processInfo.environment[variable]?.isEmpty == false }

  /// Whether the environment has the variable, but no value for it.
  var isGivenEmpty: Bool {
    let text = ProcessInfo.processInfo.environment[variable]
    return text?.allSatisfy(\.isWhitespace) == true
  }

  /// The value of the option, or else of the variable, or else the default.
  /// - Throws: `CommandError.malformedVariable` when the variable's text is not such a value.
  package func value(_ option: Value?) throws(CommandError) -> Value {
    if let option { return option }
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return defaultValue
    }
    guard let value = Value(text) else { throw .malformedVariable(name: variable, value: text) }
    return value
  }
}
