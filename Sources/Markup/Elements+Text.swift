/// A paragraph.
public func p<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("p", key, attributes, content())
}

/// A run of text without a meaning.
public func span<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("span", key, attributes, content())
}

/// A link.
public func a<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("a", key, attributes, content())
}

/// An instant or a duration; `datetime` says it to machines.
public func time<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("time", key, attributes, content())
}

/// What matters.
public func strong<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("strong", key, attributes, content())
}

/// What is stressed.
public func em<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("em", key, attributes, content())
}

/// What should catch the eye.
public func b<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("b", key, attributes, content())
}

/// What is said in another voice.
public func i<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("i", key, attributes, content())
}

/// What is said aside.
public func small<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("small", key, attributes, content())
}

/// A short form; its `title` is the long one.
public func abbr<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("abbr", key, attributes, content())
}

/// What a machine reads.
public func code<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("code", key, attributes, content())
}

/// A key to press.
public func kbd<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("kbd", key, attributes, content())
}

/// Text whose line breaks count.
public func pre<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("pre", key, attributes, content())
}

/// What somebody said.
public func q<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("q", key, attributes, content())
}

/// A line break within a text.
public func br(key: String? = nil, _ attributes: Attribute...) -> VoidElement {
  VoidElement("br", key, attributes)
}
