import Foundation

/// A value that a flag gives, or else an environment variable, or else the program.
enum Setting {
  /// Resolves a value of any kind that can be read from text.
  /// - Throws: `CommandFailure.malformedVariable` when the variable is set to something else.
  static func resolve<Value: LosslessStringConvertible>(
    _ flag: Value?, variable: String, default value: Value
  ) throws(CommandFailure) -> Value {
    if let flag { return flag }
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return value
    }
    guard let read = Value(text) else { throw .malformedVariable(name: variable, value: text) }
    return read
  }
}
