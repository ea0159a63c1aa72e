/// What is known of a setting without the type of its value.
package struct SettingDeclaration: Hashable, Sendable {
  private static let prefix = "GATHER_"

  /// The environment variable, such as `GATHER_PUBLIC_URL`.
  package let variable: String
  /// Whether it is an option, too.
  package let hasOption: Bool
  /// The default, or what it is called.
  package let defaultName: String
  /// What the setting is, in a sentence or two.
  package let meaning: String

  /// The option that is named like the variable, such as `--public-url`.
  package var option: String {
    "--" + variable.dropFirst(Self.prefix.count).lowercased().replacing("_", with: "-")
  }

  /// What messages call it that was not given.
  var anyName: String { hasOption ? "\(option) or \(variable)" : variable }

  var help: String { "\(meaning) (\(variable); default: \(defaultName))" }

  /// The row of the table in HOSTING.md.
  package var row: String { "| `\(variable)` | \(defaultName) | \(meaning) |" }
}
