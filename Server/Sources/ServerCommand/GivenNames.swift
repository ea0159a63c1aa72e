import Foundation

/// The names that an operator gave, compared with those that there are.
///
/// A setting that is misspelt would leave its default, such as an open registration.
struct GivenNames {
  private static let prefix = "gather"
  /// Variables of this project that are no settings of the program: of compose.yaml, also an earlier one, and of the tests.
  private static let others: Set = [
    "GATHER_DOMAIN", "GATHER_UPSTREAM", "GATHER_PROGRAM", "GATHER_TEST_POSTGRES", "GATHER_TOKEN",
  ]

  let known: [SettingDeclaration]

  /// Refuses variables that are no settings, and those without a value.
  /// - Throws: `CommandError.unknownVariable` or `CommandError.emptySetting`.
  func check(_ environment: [String: String]) throws(CommandError) {
    let variables = known.map(\.variable)
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      if variables.contains(name) {
        guard !value.allSatisfy(\.isWhitespace) else { throw .emptySetting(name) }
      } else if !Self.others.contains(name), isMeant(name), let nearest = nearest(to: name) {
        throw .unknownVariable(name, nearest: nearest)
      }
    }
  }

  /// Refuses an option that is given twice, of which the parser would take the last.
  /// - Throws: `CommandError.repeatedOption`.
  func check(_ arguments: some Sequence<String>) throws(CommandError) {
    var found: Set<String> = []
    for argument in arguments {
      guard argument != "--" else { return }
      guard argument.hasPrefix("--"), let name = argument.split(separator: "=").first else {
        continue
      }
      guard found.insert(String(name)).inserted else { throw .repeatedOption(String(name)) }
    }
  }

  /// Whether a variable was meant for this program, such as `GATHER_REGISTRATON`, `gather_port` or `GATHR_PORT`.
  private func isMeant(_ name: String) -> Bool {
    name.lowercased().hasPrefix(Self.prefix + "_")
      || known.contains { Self.distance(name.uppercased(), $0.variable) <= 2 }
  }

  private func nearest(to name: String) -> String? {
    known.map(\.variable).min {
      Self.distance(name.uppercased(), $0) < Self.distance(name.uppercased(), $1)
    }
  }

  /// How many letters differ (Levenshtein).
  private static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (line, letter) in one.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let change = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
