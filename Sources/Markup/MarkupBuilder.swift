/// Builds the content of an element: either elements, or one text.
///
/// Elements are written when they are called, one after another. So text beside elements does not
/// compile; `text(_:)` writes it in its place.
@resultBuilder
public enum MarkupBuilder {
  /// Accepts an element, which has been written.
  @inline(__always)
  public static func buildExpression(_ element: Void) -> Elements { Elements() }

  /// Accepts the content of another closure.
  @inline(__always)
  public static func buildExpression<Inside: Content>(_ content: Inside) -> Inside { content }

  /// Accepts a literal or an interpolation that is all the content.
  @inline(__always)
  public static func buildExpression(_ text: Text) -> Text { text }

  /// Accepts a string that is all the content; `nil` is no content.
  @inline(__always)
  @_disfavoredOverload
  public static func buildExpression(_ text: String?) -> Text { Text(text) }

  /// Makes an empty closure empty content.
  @inline(__always)
  public static func buildBlock() -> Elements { Elements() }

  /// Begins with the first element, or the only text.
  @inline(__always)
  public static func buildPartialBlock<Inside: Content>(first: Inside) -> Inside { first }

  /// Continues with the next element; there is no such function for text.
  @inline(__always)
  public static func buildPartialBlock(accumulated: Elements, next: Elements) -> Elements { next }

  /// Supports `if` without `else` around elements.
  @inline(__always)
  public static func buildOptional(_ elements: Elements?) -> Elements { Elements() }

  /// Supports `if` without `else` around text.
  @inline(__always)
  public static func buildOptional(_ text: Text?) -> Text { text ?? Text(nil) }

  /// Supports the first branch of `if`/`else` and `switch`.
  @inline(__always)
  public static func buildEither<Either: Content>(first: Either) -> Either { first }

  /// Supports the second branch of `if`/`else` and `switch`.
  @inline(__always)
  public static func buildEither<Either: Content>(second: Either) -> Either { second }
}

/// What a closure can give an element as its content: `Elements` or `Text`.
public protocol Content {
  /// Writes what the closure has not written itself.
  func write(to page: Page)
}

/// Elements that have been written, one after another, while their closure ran.
public struct Elements: Content {
  /// Creates the content of a closure without elements.
  @inline(__always)
  public init() {}

  /// Writes nothing, because the elements are written already.
  @inline(__always)
  public func write(to page: Page) {}
}

extension Text: Content {
  /// Writes the text, escaped.
  @inline(__always)
  public func write(to page: Page) {
    page.write(kind)
  }
}
