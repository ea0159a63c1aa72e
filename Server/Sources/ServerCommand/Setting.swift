package import ArgumentParser
import Foundation

/// A setting of the server's operator: an option, or else an environment variable, or else a default.
///
/// It is declared once, with what it means and what it may be: the help, the table in HOSTING.md and the messages
/// about a value that cannot be meant follow from that.
///
/// ```swift
/// static let port = Setting(
///   "GATHER_PORT", default: 8080, mustBe: .integer(0...65_535), "The port to listen on, 0 for any that is free.")
///
/// @Option(help: Settings.port.help)
/// var port: Int?
/// ```
package struct Setting<Value: LosslessStringConvertible & Sendable>: Sendable {
  /// What is known of the setting without its type.
  package let declaration: SettingDeclaration
  private let defaultValue: Value
  private let need: SettingNeed<Value>

  /// Creates a setting.
  /// - Parameters:
  ///   - variable: The environment variable; the option is named like it.
  ///   - value: The value when option and variable are missing.
  ///   - name: The default's name in the help, if not its value.
  ///   - need: What a value must be.
  ///   - hasOption: Whether there is an option, which everybody on the machine can read while the program runs.
  ///   - meaning: What the setting is, in a sentence or two.
  package init(
    _ variable: String, default value: Value, named name: String? = nil,
    mustBe need: SettingNeed<Value> = .any, hasOption: Bool = true, _ meaning: String
  ) {
    declaration = SettingDeclaration(
      variable: variable, hasOption: hasOption, defaultName: name ?? value.description,
      meaning: meaning)
    defaultValue = value
    self.need = need
  }

  /// The option's help, with the variable and the default.
  package var help: ArgumentHelp { ArgumentHelp(declaration.help) }

  /// Whether the environment has the variable with a value.
  var isGiven: Bool { ProcessInfo.processInfo.environment[declaration.variable] != nil }

  /// The value of the option, or else of the variable, or else the default.
  /// - Throws: `CommandError.emptySetting` or `CommandError.unfitSetting`.
  package func value(_ option: Value?) throws(CommandError) -> Value {
    try given(option).value
  }

  /// The value of the option, or else of the variable, or else the default, and how the operator named it.
  /// - Throws: `CommandError.emptySetting` or `CommandError.unfitSetting`.
  package func given(_ option: Value?) throws(CommandError) -> GivenSetting<Value> {
    if let option { return try checked(option, "\(option)", declaration.option) }
    guard let text = ProcessInfo.processInfo.environment[declaration.variable] else {
      return GivenSetting(value: defaultValue, name: declaration.anyName, isDefault: true)
    }
    guard let value = Value(text) else {
      throw text.isEmpty
        ? .emptySetting(declaration.variable)
        : .unfitSetting(declaration.variable, value: text, need: need.text)
    }
    return try checked(value, text, declaration.variable)
  }

  private func checked(
    _ value: Value, _ text: String, _ name: String
  ) throws(CommandError) -> GivenSetting<Value> {
    guard !text.allSatisfy(\.isWhitespace) else { throw .emptySetting(name) }
    guard need.isMet(value) else { throw .unfitSetting(name, value: text, need: need.text) }
    return GivenSetting(value: value, name: name, isDefault: false)
  }
}

/// The value of a setting, and how messages name it: in the form in which the operator gave it.
package struct GivenSetting<Value: Sendable>: Sendable {
  package let value: Value
  /// Such as `--port` or `GATHER_PORT`; both, when neither was given.
  package let name: String
  package let isDefault: Bool
}

/// What the value of a setting must be.
package struct SettingNeed<Value: Sendable>: Sendable {
  /// The end of the sentence “GATHER_PORT must be …”.
  let text: String
  let isMet: @Sendable (Value) -> Bool

  /// Creates a need from the end of the sentence “GATHER_PORT must be …” and a check.
  package init(_ text: String, isMet: @escaping @Sendable (Value) -> Bool = { _ in true }) {
    self.text = text
    self.isMet = isMet
  }

  package static var any: Self { Self("another value") }
}

extension SettingNeed<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self("a number from \(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }
}

extension SettingNeed<String> {
  static func oneOf(_ words: [String]) -> Self {
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return Self(list) { words.contains($0) }
  }
}
