/// Collects the pieces of a page that are written one below another in a closure.
@resultBuilder
public enum MarkupBuilder {
  /// Takes a piece as it is.
  public static func buildExpression<Piece: Markup>(_ piece: Piece) -> Piece { piece }

  /// Takes text, which will be escaped.
  public static func buildExpression(_ text: String) -> Text { Text(text) }

  /// Takes text that may be missing.
  public static func buildExpression(_ text: String?) -> Text? { text.map(Text.init) }

  /// Makes nothing of an empty closure.
  public static func buildBlock() -> NoMarkup { NoMarkup() }

  /// Begins with the first piece.
  public static func buildPartialBlock<First: Markup>(first: First) -> First { first }

  /// Puts the next piece after what there is.
  public static func buildPartialBlock<First: Markup, Second: Markup>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// Takes what stands in an `if` without `else`.
  public static func buildOptional<Piece: Markup>(_ piece: Piece?) -> Piece? { piece }

  /// Takes the first branch.
  public static func buildEither<First: Markup, Second: Markup>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  /// Takes the second branch.
  public static func buildEither<First: Markup, Second: Markup>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }

  /// Takes what a `for` loop made.
  public static func buildArray<Piece: Markup>(_ pieces: [Piece]) -> [Piece] { pieces }

  /// Makes one type of whatever pieces there are.
  ///
  /// Embedded Swift refuses to specialise the types of whole pages, so they end at each closure.
  public static func buildFinalResult<Piece: Markup>(_ piece: Piece) -> Content {
    Content(.pieces { piece.render(into: &$0) })
  }

  /// Takes one text alone.
  public static func buildFinalResult(_ text: Text) -> Content { Content(.text(text.text)) }

  /// Takes nothing.
  public static func buildFinalResult(_ nothing: NoMarkup) -> Content { Content() }

  /// Takes what is one type already.
  public static func buildFinalResult(_ content: Content) -> Content { content }
}

/// What stands in one closure, of whatever pieces it is.
public struct Content: Markup {
  enum Kind {
    case nothing
    case text(String)
    case pieces((inout Renderer) -> Void)
  }

  private let kind: Kind

  /// Makes nothing.
  public init() { kind = .nothing }

  init(_ kind: Kind) { self.kind = kind }

  /// Writes what there is.
  public func render(into renderer: inout Renderer) {
    switch kind {
    case .nothing: break
    case .text(let text): renderer.text(text)
    case .pieces(let render): render(&renderer)
    }
  }
}

/// Two pieces, one after the other.
public struct Pair<First: Markup, Second: Markup>: Markup {
  let first: First
  let second: Second

  /// Writes both.
  public func render(into renderer: inout Renderer) {
    first.render(into: &renderer)
    second.render(into: &renderer)
  }
}

/// What either branch of a condition made.
public enum Either<First: Markup, Second: Markup>: Markup {
  /// What the first branch made.
  case first(First)
  /// What the second branch made.
  case second(Second)

  /// Writes the one there is.
  public func render(into renderer: inout Renderer) {
    switch self {
    case .first(let piece): piece.render(into: &renderer)
    case .second(let piece): piece.render(into: &renderer)
    }
  }
}
