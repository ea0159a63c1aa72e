/// A piece of a page as a value: it knows how to write itself as HTML.
public protocol Markup {
  /// Writes the piece at the end of what was written before.
  func render(into renderer: inout Renderer)
}

/// Text; it is escaped when it is written.
public struct Text: Markup {
  let text: String

  /// Makes a piece of text.
  public init(_ text: String) { self.text = text }

  /// Writes the text, escaped.
  public func render(into renderer: inout Renderer) { renderer.text(text) }
}

/// HTML that is written as it is: the one way around escaping, and never for what people typed.
public struct UnescapedHTML: Markup {
  private let html: StaticString

  /// Makes a piece of HTML from a literal in the source.
  public init(_ html: StaticString) { self.html = html }

  /// Writes the HTML as it is.
  public func render(into renderer: inout Renderer) { renderer.literal(html) }
}

/// Nothing at all.
public struct NoMarkup: Markup {
  /// Makes nothing.
  public init() {}

  /// Writes nothing.
  public func render(into renderer: inout Renderer) {}
}

extension Optional: Markup where Wrapped: Markup {
  /// Writes the piece when it is there.
  public func render(into renderer: inout Renderer) {
    if let self { self.render(into: &renderer) }
  }
}

extension Array: Markup where Element: Markup {
  /// Writes the pieces one after another.
  public func render(into renderer: inout Renderer) {
    for piece in self { piece.render(into: &renderer) }
  }
}
