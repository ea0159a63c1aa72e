/// An element that has content; calling it writes it.
///
/// ```swift
/// button(key: "add", .type("button"), .class("wide")) { "Add" }
/// ```
/// An element with a key is a *fragment*: it can be compared, updated and moved on its own. The key
/// becomes the element's `id` and must be unique on the page.
///
/// NB: Calls are always inlined: attributes are constant there, so that the compiler leaves only the
/// calls that write.
public struct Tag {
  let page: Page
  let name: Literal

  /// Writes the element with up to ten attributes, and its content.
  @inline(__always)
  public func callAsFunction<Inside: Content>(
    key: Text? = nil, _ a: Attribute = .none, _ b: Attribute = .none, _ c: Attribute = .none,
    _ d: Attribute = .none, _ e: Attribute = .none, _ f: Attribute = .none,
    _ g: Attribute = .none, _ h: Attribute = .none, _ i: Attribute = .none,
    _ j: Attribute = .none, @MarkupBuilder content: () -> Inside = { Elements() }
  ) {
    page.startTag(name)
    if let key { page.writeKey(key) }
    a.write(to: page)
    b.write(to: page)
    c.write(to: page)
    d.write(to: page)
    e.write(to: page)
    f.write(to: page)
    g.write(to: page)
    h.write(to: page)
    i.write(to: page)
    j.write(to: page)
    content().write(to: page)
    if key == nil { page.endTag(name) } else { page.endKeyedTag(name) }
  }
}

/// A void element, such as `br`, which has neither content nor an end tag; calling it writes it.
public struct VoidTag {
  let page: Page
  let name: Literal

  /// Writes the element with up to sixteen attributes.
  @inline(__always)
  public func callAsFunction(
    key: Text? = nil, _ a: Attribute = .none, _ b: Attribute = .none, _ c: Attribute = .none,
    _ d: Attribute = .none, _ e: Attribute = .none, _ f: Attribute = .none,
    _ g: Attribute = .none, _ h: Attribute = .none, _ i: Attribute = .none,
    _ j: Attribute = .none, _ k: Attribute = .none, _ l: Attribute = .none,
    _ m: Attribute = .none, _ n: Attribute = .none, _ o: Attribute = .none,
    _ p: Attribute = .none
  ) {
    page.startTag(name)
    if let key { page.writeKey(key) }
    a.write(to: page)
    b.write(to: page)
    c.write(to: page)
    d.write(to: page)
    e.write(to: page)
    f.write(to: page)
    g.write(to: page)
    h.write(to: page)
    i.write(to: page)
    j.write(to: page)
    k.write(to: page)
    l.write(to: page)
    m.write(to: page)
    n.write(to: page)
    o.write(to: page)
    p.write(to: page)
    if key != nil { page.endFragment() }
  }
}
