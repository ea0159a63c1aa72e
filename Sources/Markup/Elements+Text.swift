/// A paragraph.
public func p(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("p", key, attributes, content())
}

/// A run of text without a meaning of its own.
public func span(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("span", key, attributes, content())
}

/// A link; its target is `href`.
public func a(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("a", key, attributes, content())
}

/// A time or a duration; its `datetime` attribute is the machine-readable form.
public func time(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("time", key, attributes, content())
}

/// Important text.
public func strong(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("strong", key, attributes, content())
}

/// Emphasised text.
public func em(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("em", key, attributes, content())
}

/// Text that draws attention without being more important.
public func b(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("b", key, attributes, content())
}

/// Text in another voice, such as a term or a thought.
public func i(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("i", key, attributes, content())
}

/// A side comment, such as small print.
public func small(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("small", key, attributes, content())
}

/// A piece of computer code.
public func code(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("code", key, attributes, content())
}

/// A line break.
public func br(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "br", key, attributes)
}
