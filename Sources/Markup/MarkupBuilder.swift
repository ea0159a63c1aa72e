/// Builds content from the pieces of a page that are listed in a closure.
@resultBuilder
public enum MarkupBuilder {
  /// Turns a piece into content.
  public static func buildExpression(_ piece: some Markup) -> Content { piece.content }

  /// Turns text into content that is escaped when it is rendered.
  public static func buildExpression(_ text: String) -> Content { Content(.text(text)) }

  /// Turns optional text into content; `nil` becomes empty content.
  public static func buildExpression(_ text: String?) -> Content {
    text.map { Content(.text($0)) } ?? Content()
  }

  /// Passes on the only piece of a closure.
  public static func buildBlock(_ piece: Content) -> Content { piece }

  /// Joins the pieces of a closure, of which there may be none.
  public static func buildBlock(_ pieces: Content...) -> Content { Content(.pieces(pieces)) }

  /// Supports `if` without `else`.
  public static func buildOptional(_ piece: Content?) -> Content { piece ?? Content() }

  /// Supports the first branch of `if`/`else` and `switch`.
  public static func buildEither(first: Content) -> Content { first }

  /// Supports the second branch of `if`/`else` and `switch`.
  public static func buildEither(second: Content) -> Content { second }

  /// Joins the pieces from the passes of a `for` loop.
  public static func buildArray(_ pieces: [Content]) -> Content { Content(.pieces(pieces)) }
}
