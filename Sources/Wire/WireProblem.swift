public import Domain

/// Why JSON does not say what was expected of it, and in which field.
public enum WireProblem: Error, Hashable, Sendable {
  /// The bytes are not JSON at all.
  case json(JSONProblem)
  /// An object was expected here; an empty name means the whole text.
  case notAnObject(field: String)
  /// A mandatory field is not there.
  case missing(field: String)
  /// A field holds another kind of value.
  case wrongType(field: String, expected: Expected)
  /// A field holds a text that is none of its choices.
  case unknownChoice(field: String, choices: [String])
  /// A field holds a text that the domain does not keep.
  case text(field: String, TextProblem)
  /// A field holds a number that the domain does not keep.
  case outOfRange(field: String)

  /// The kind of value that a field takes.
  public enum Expected: Hashable, Sendable {
    /// Text.
    case text
    /// A whole number, written with digits only.
    case integer
    /// A UUID as text.
    case identifier
    /// True or false.
    case truth
    /// An array.
    case array
  }
}
