/// An element of HTML with what is inside it.
///
/// One with a key is a *fragment*: the key is its `id`, must occur once on a page, and lets the
/// element be compared, updated and moved on its own.
///
/// NB: Immutable, so that it might as well be a structure; as a class, pieces are moved about with
/// less code (see docs/decisions/0011-the-size-of-the-client.md).
public final class Element: Markup {
  let name: StaticString
  let key: String?
  let attributes: [Attribute]
  /// What is inside when that is text alone, which is common and takes no memory of its own.
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

  /// Makes an element that can have nothing inside.
  init(void name: StaticString, _ key: String?, _ attributes: [Attribute]) {
    self.name = name
    self.key = key
    self.attributes = attributes
    (text, pieces, isVoid) = (nil, [], true)
  }

  /// Writes the element and what is inside it.
  public func render(into renderer: inout Renderer) {
    let fragment = renderer.openTag(name, key: key, attributes)
    if let text { renderer.text(text) }
    for piece in pieces { piece.render(into: &renderer) }
    renderer.closeTag(isVoid ? nil : name, fragment)
  }

  /// The element as a piece of a closure.
  public var content: Content { Content(.element(self)) }
}
