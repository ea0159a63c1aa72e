/// A piece of source text, and what may stand there instead.
public struct Place: Codable, Equatable, Sendable {
  /// How the text is replaced.
  public enum Kind: String, Codable, Sendable {
    /// It is an expression; the others are expressions of its type.
    case expression
    /// It is a whole statement; the others are statements, or nothing.
    case statement
  }

  /// The path of the file, as it was given.
  public let path: String
  /// The line in which it begins, from 1.
  public let line: Int
  /// The names of the declarations around it, such as `Plans.additions`.
  public let scope: String
  /// Its bytes in the file: the first, and the one after the last.
  public let start: Int, end: Int
  /// How the text is replaced.
  public let kind: Kind
  /// The text itself.
  public let text: String
  /// What may stand there instead, each once.
  public let alternatives: [String]
}
