/// A drawing.
public func svg<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("svg", key, attributes, content())
}

/// A group of shapes.
public func g<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("g", key, attributes, content())
}

/// A shape of lines and curves.
public func path<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("path", key, attributes, content())
}

/// A circle.
public func circle<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("circle", key, attributes, content())
}

/// A rectangle.
public func rect<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("rect", key, attributes, content())
}

/// A straight line.
public func line<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("line", key, attributes, content())
}

/// Several straight lines.
public func polyline<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("polyline", key, attributes, content())
}

/// A shape that is drawn elsewhere.
public func use<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("use", key, attributes, content())
}
