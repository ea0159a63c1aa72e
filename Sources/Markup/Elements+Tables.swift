/// A table.
public func table<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("table", key, attributes, content())
}

/// What a table is about.
public func caption<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("caption", key, attributes, content())
}

/// The rows at the head of a table.
public func thead<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("thead", key, attributes, content())
}

/// The rows of a table; browsers add it when it is missing, so write it.
public func tbody<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("tbody", key, attributes, content())
}

/// The rows at the foot of a table.
public func tfoot<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("tfoot", key, attributes, content())
}

/// A row of a table.
public func tr<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("tr", key, attributes, content())
}

/// A cell that names its row or column.
public func th<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("th", key, attributes, content())
}

/// A cell of a table.
public func td<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("td", key, attributes, content())
}
