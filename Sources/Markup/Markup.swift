/// A piece of a page as a value: it knows how to write itself as HTML.
public protocol Markup {
  /// Writes the piece at the end of what was written before.
  func render(into renderer: inout Renderer)

  /// The piece as one of a closure's pieces, which all have this type; there is a default.
  var content: Content { get }
}

extension Markup {
  /// The piece, to be rendered when its place is reached.
  public var content: Content { Content(.other { render(into: &$0) }) }
}

/// Any piece of a page.
///
/// One type for all, because Embedded Swift refuses to specialise types that say what a whole page
/// is made of.
public struct Content: Markup {
  enum Kind {
    case nothing
    case text(String)
    case literal(StaticString)
    case element(Element)
    case pieces([Content])
    case other((inout Renderer) -> Void)
  }

  let kind: Kind

  /// Makes nothing.
  public init() { kind = .nothing }

  init(_ kind: Kind) { self.kind = kind }

  /// Writes what there is.
  public func render(into renderer: inout Renderer) {
    switch kind {
    case .nothing: break
    case .text(let text): renderer.text(text)
    case .literal(let html): renderer.literal(html)
    case .element(let element): element.render(into: &renderer)
    case .pieces(let pieces): for piece in pieces { piece.render(into: &renderer) }
    case .other(let render): render(&renderer)
    }
  }

  /// The piece itself.
  public var content: Content { self }
}

/// Text; it is escaped when it is written.
public struct Text: Markup {
  private let text: String

  /// Makes a piece of text.
  public init(_ text: String) { self.text = text }

  /// Writes the text, escaped.
  public func render(into renderer: inout Renderer) { renderer.text(text) }

  /// The text as a piece of a closure.
  public var content: Content { Content(.text(text)) }
}

/// HTML that is written as it is: the one way around escaping, and never for what people typed.
public struct UnescapedHTML: Markup {
  private let html: StaticString

  /// Makes a piece of HTML from a literal in the source.
  public init(_ html: StaticString) { self.html = html }

  /// Writes the HTML as it is.
  public func render(into renderer: inout Renderer) { renderer.literal(html) }

  /// The HTML as a piece of a closure.
  public var content: Content { Content(.literal(html)) }
}

/// Nothing at all.
public struct NoMarkup: Markup {
  /// Makes nothing.
  public init() {}

  /// Writes nothing.
  public func render(into renderer: inout Renderer) {}

  /// Nothing as a piece of a closure.
  public var content: Content { Content() }
}

extension Optional: Markup where Wrapped: Markup {
  /// Writes the piece when it is there.
  public func render(into renderer: inout Renderer) {
    if let self { self.render(into: &renderer) }
  }

  /// The piece, or nothing.
  public var content: Content { map { $0.content } ?? Content() }
}

extension Array: Markup where Element: Markup {
  /// Writes the pieces one after another.
  public func render(into renderer: inout Renderer) {
    for piece in self { piece.render(into: &renderer) }
  }

  /// The pieces as one.
  public var content: Content { Content(.pieces(map { $0.content })) }
}
