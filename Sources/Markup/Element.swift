/// An HTML element with its attributes and its content.
///
/// An element with a key is a *fragment*: it can be compared, updated and moved on its own. The key
/// becomes the element's `id` and must be unique on the page.
///
/// NB: Immutable, so it could be a structure. As a class it takes less code to move around (see
/// docs/decisions/0011-the-size-of-the-client.md).
public final class Element: Markup {
  let name: StaticString
  let key: String?
  let attributes: [Attribute]
  /// The content when it is text alone: a common case that needs no array.
  let text: String?
  let pieces: [Content]
  let isVoid: Bool

  init(_ name: StaticString, _ key: String?, _ attributes: [Attribute], _ content: Content) {
    isVoid = false
    self.name = name
    self.key = key
    self.attributes = attributes
    switch content.kind {
    case .nothing: (text, pieces) = (nil, [])
    case .text(let text): (self.text, pieces) = (text, [])
    case .pieces(let pieces): (text, self.pieces) = (nil, pieces)
    case .literal, .element, .other: (text, pieces) = (nil, [content])
    }
  }

  /// Creates a void element such as `br`, which has no content and no end tag.
  init(void name: StaticString, _ key: String?, _ attributes: [Attribute]) {
    self.name = name
    self.key = key
    self.attributes = attributes
    (text, pieces, isVoid) = (nil, [], true)
  }

  /// Writes the element and its content as HTML.
  public func render(into renderer: inout Renderer) {
    let fragment = renderer.openTag(name, key: key, attributes)
    if let text { renderer.text(text) }
    for piece in pieces { piece.render(into: &renderer) }
    renderer.closeTag(isVoid ? nil : name, fragment)
  }

  /// The element as content of another element.
  public var content: Content { Content(.element(self)) }
}
