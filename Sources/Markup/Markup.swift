/// A piece of a page as a value that can write itself as HTML.
///
/// Elements are functions named as in HTML: attributes first, then the content in a closure. Text
/// is escaped.
/// ```swift
/// func playerList(_ names: [String]) -> some Markup {
///   ul(key: "players", .class("list")) {
///     for name in names { li { name } }
///   }
/// }
/// let html = Renderer.html(playerList(["Ann", "Ben"]))
/// ```
public protocol Markup {
  /// Appends the piece's HTML.
  func render(into renderer: inout Renderer)

  /// The piece as content of an element; the default renders it when its turn comes.
  var content: Content { get }
}

extension Markup {
  /// The piece as content that calls `render(into:)` when its turn comes.
  public var content: Content { Content(.other { render(into: &$0) }) }
}

/// Any piece of a page, type-erased.
///
/// All pieces have this one type, because Embedded Swift cannot specialise a generic type that
/// describes a whole page.
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

  /// Creates empty content.
  public init() { kind = .nothing }

  init(_ kind: Kind) { self.kind = kind }

  /// Writes the content, or nothing when it is empty.
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

/// Text that is escaped when it is rendered.
public struct Text: Markup {
  private let text: String

  /// Creates a piece of plain text.
  public init(_ text: String) { self.text = text }

  /// Writes the text, escaped.
  public func render(into renderer: inout Renderer) { renderer.text(text) }

  /// The text as content of an element.
  public var content: Content { Content(.text(text)) }
}

/// HTML that is written as it is, the only way around escaping.
///
/// It takes a literal only, so that text from users cannot be passed.
public struct UnescapedHTML: Markup {
  private let html: StaticString

  /// Creates a piece of HTML from a literal in the source.
  public init(_ html: StaticString) { self.html = html }

  /// Writes the HTML unchanged.
  public func render(into renderer: inout Renderer) { renderer.literal(html) }

  /// The HTML as content of an element.
  public var content: Content { Content(.literal(html)) }
}

extension Optional: Markup where Wrapped: Markup {
  /// Writes the wrapped piece, or nothing for `nil`.
  public func render(into renderer: inout Renderer) {
    if let self { self.render(into: &renderer) }
  }

  /// The wrapped piece's content, or empty content for `nil`.
  public var content: Content { map { $0.content } ?? Content() }
}

extension Array: Markup where Element: Markup {
  /// Writes the pieces one after another.
  public func render(into renderer: inout Renderer) {
    for piece in self { piece.render(into: &renderer) }
  }

  /// The pieces as one piece of content.
  public var content: Content { Content(.pieces(map { $0.content })) }
}
