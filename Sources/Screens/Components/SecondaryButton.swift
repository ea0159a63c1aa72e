import Markup

extension Page {
  /// A button for what a user may do instead of the main thing.
  ///
  /// NB: Always inlined, like the calls of a `Tag`.
  @inline(__always)
  func secondaryButton<Inside: Content>(
    key: Text? = nil, _ a: Attribute, _ b: Attribute = .none, _ c: Attribute = .none,
    _ d: Attribute = .none, @MarkupBuilder content: () -> Inside
  ) {
    button(key: key, .type("button"), .class("button secondary"), a, b, c, d, content: content)
  }
}
