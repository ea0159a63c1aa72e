/// Collects the pieces of a page that are written one below another in a closure.
@resultBuilder
public enum MarkupBuilder {
  /// Takes a piece.
  public static func buildExpression(_ piece: some Markup) -> Content { piece.content }

  /// Takes text, which will be escaped.
  public static func buildExpression(_ text: String) -> Content { Content(.text(text)) }

  /// Takes text that may be missing.
  public static func buildExpression(_ text: String?) -> Content {
    text.map { Content(.text($0)) } ?? Content()
  }

  /// Takes the only piece of a closure.
  public static func buildBlock(_ piece: Content) -> Content { piece }

  /// Takes all pieces of a closure, or none.
  public static func buildBlock(_ pieces: Content...) -> Content { Content(.pieces(pieces)) }

  /// Takes what stands in an `if` without `else`.
  public static func buildOptional(_ piece: Content?) -> Content { piece ?? Content() }

  /// Takes the first branch.
  public static func buildEither(first: Content) -> Content { first }

  /// Takes the second branch.
  public static func buildEither(second: Content) -> Content { second }

  /// Takes what a `for` loop made.
  public static func buildArray(_ pieces: [Content]) -> Content { Content(.pieces(pieces)) }
}
