/// An SVG drawing.
public func svg(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("svg", key, attributes, content())
}

/// A group of shapes.
public func g(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("g", key, attributes, content())
}

/// A shape of lines and curves.
public func path(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("path", key, attributes, content())
}

/// A circle.
public func circle(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("circle", key, attributes, content())
}

/// A rectangle.
public func rect(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("rect", key, attributes, content())
}

/// A straight line.
public func line(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("line", key, attributes, content())
}

/// Text in an SVG drawing: the `text` element.
public func svgText(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("text", key, attributes, content())
}

/// A copy of a shape that is defined elsewhere in the document.
public func use(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("use", key, attributes, content())
}
