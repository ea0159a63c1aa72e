/// The name by which somebody logs in: a `ShortText` without a colon.
public struct Username: Hashable, Sendable {
  private let name: ShortText

  /// The trimmed name, as it was typed.
  public var text: String { name.text }

  /// Takes what was typed.
  /// - Throws: why nobody can be called so.
  public init(_ typed: String) throws(UsernameProblem) {
    do throws(TextProblem) {
      name = try ShortText(typed)
    } catch {
      throw .text(error)
    }
    guard !text.utf8.contains(UInt8(ascii: ":")) else { throw .colon }
  }

  /// Takes a name as it was accepted before, by the rules of its day.
  public init(accepted text: String) {
    name = ShortText(accepted: text)
  }
}

/// Why a user name cannot be kept.
public enum UsernameProblem: Error, Hashable, Sendable {
  /// It is not a text that can be kept at all.
  case text(TextProblem)
  /// It holds a colon, which HTTP's Basic scheme uses to end the name (RFC 7617 §2).
  case colon
}
