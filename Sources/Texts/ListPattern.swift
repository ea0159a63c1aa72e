/// How a language writes a list of names.
struct ListPattern {
  /// What stands between two names.
  private let pair: String
  /// What stands between the first names of several.
  let middle: String
  /// What stands before the last name of several.
  private let last: String

  /// Reads a line of a catalogue; `nil` when something is missing.
  init?(_ parts: [String]) {
    guard parts.count == 3 else { return nil }
    pair = parts[0]
    middle = parts[1]
    last = parts[2]
  }

  /// "Ann, Ben and Cem".
  func list(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: pair) }
    return names.dropLast().joined(separator: middle) + last + names[names.count - 1]
  }
}
