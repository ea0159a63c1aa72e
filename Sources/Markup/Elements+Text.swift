/// A paragraph.
public func p(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("p", key, attributes, content())
}

/// A run of text without a meaning.
public func span(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("span", key, attributes, content())
}

/// A link.
public func a(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("a", key, attributes, content())
}

/// An instant or a duration; `datetime` says it to machines.
public func time(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("time", key, attributes, content())
}

/// What matters.
public func strong(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("strong", key, attributes, content())
}

/// What is stressed.
public func em(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("em", key, attributes, content())
}

/// What should catch the eye.
public func b(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("b", key, attributes, content())
}

/// What is said in another voice.
public func i(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("i", key, attributes, content())
}

/// What is said aside.
public func small(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("small", key, attributes, content())
}

/// A short form; its `title` is the long one.
public func abbr(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("abbr", key, attributes, content())
}

/// What a machine reads.
public func code(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("code", key, attributes, content())
}

/// A key to press.
public func kbd(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("kbd", key, attributes, content())
}

/// Text whose line breaks count.
public func pre(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("pre", key, attributes, content())
}

/// What somebody said.
public func q(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("q", key, attributes, content())
}

/// A line break within a text.
public func br(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "br", key, attributes)
}
