/// An element of HTML with what is inside it.
///
/// One with a key is a *fragment*: the key is its `id`, must occur once on a page, and lets the
/// element be compared, updated and moved on its own.
public struct Element: Markup {
  let name: StaticString
  let key: String?
  let attributes: [Attribute]
  let content: Content

  init(_ name: StaticString, _ key: String?, _ attributes: [Attribute], _ content: Content) {
    self.name = name
    self.key = key
    self.attributes = attributes
    self.content = content
  }

  /// Writes the element and what is inside it.
  public func render(into renderer: inout Renderer) {
    renderer.element(name, key: key, attributes, content)
  }
}

/// An element of HTML that can have nothing inside.
public struct VoidElement: Markup {
  let name: StaticString
  let key: String?
  let attributes: [Attribute]

  init(_ name: StaticString, _ key: String?, _ attributes: [Attribute]) {
    self.name = name
    self.key = key
    self.attributes = attributes
  }

  /// Writes the element.
  public func render(into renderer: inout Renderer) {
    renderer.voidElement(name, key: key, attributes)
  }
}
