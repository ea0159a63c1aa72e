public import Domain

/// Why a JSON text cannot be read as the expected message, and which field is wrong.
///
/// NB: `indirect`, so that each of the many calls that may throw it moves one word.
public indirect enum WireError: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case json(JSONError)
  /// The field does not hold an object; an empty name means the whole text.
  case notAnObject(field: String)
  /// A required field is missing or `null`.
  case missing(field: String)
  /// The field holds a value of another type than `expected`.
  case wrongType(field: String, expected: Expected)
  /// The field holds a text that is not among its choices.
  case unknownChoice(field: String, choices: [String])
  /// The field holds a text that the domain refuses.
  case text(field: String, TextError)
  /// The field holds a value outside the range that the domain allows.
  case outOfRange(field: String)

  /// The type of value that a field takes.
  public enum Expected: Hashable, Sendable {
    /// A JSON string.
    case text
    /// A whole number, written with digits only.
    case integer
    /// A UUID as a JSON string.
    case identifier
    /// `true` or `false`.
    case truth
    /// A number with at most one decimal.
    case number
    /// A JSON array.
    case array
  }
}
