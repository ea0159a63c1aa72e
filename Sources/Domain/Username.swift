/// The name that a user logs in with: a `ShortText` without a colon.
public struct Username: Hashable, Sendable {
  private let name: ShortText

  /// The trimmed name, in the letter case that the user typed.
  public var text: String { name.text }

  /// Trims and checks the name that a user typed.
  /// - Throws: `UsernameError` when the name is refused.
  public init(_ typed: String) throws(UsernameError) {
    try self.init(registered: typed)
    do throws(TextError) {
      _ = try ShortText(typed)
    } catch {
      throw .text(error)
    }
  }

  /// Trims and checks the name that a user registered earlier, perhaps when it could be longer.
  /// - Throws: `UsernameError` when no account can have the name.
  package init(registered typed: String) throws(UsernameError) {
    do throws(TextError) {
      name = try ShortText(recorded: typed)
    } catch {
      throw .text(error)
    }
    guard !text.bytes.contains(UInt8(ascii: ":")) else { throw .colon }
  }

  /// Creates a name that was accepted before, without checking it by today's rules.
  public init(accepted text: String) {
    name = ShortText(accepted: text)
  }
}

/// Why a user name is refused.
public enum UsernameError: Error, Hashable, Sendable {
  /// The name is refused as a text: it is empty, too long or has a control character.
  case text(TextError)
  /// The name contains a colon, which ends the name in HTTP's Basic scheme (RFC 7617 §2).
  case colon
}
