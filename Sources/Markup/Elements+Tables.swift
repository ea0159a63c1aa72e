/// A table.
public func table(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("table", key, attributes, content())
}

/// The caption of a table.
public func caption(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("caption", key, attributes, content())
}

/// The rows at the head of a table.
public func thead(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("thead", key, attributes, content())
}

/// The rows of a table; write it always, because browsers add a missing one to the document.
public func tbody(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("tbody", key, attributes, content())
}

/// The rows at the foot of a table.
public func tfoot(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("tfoot", key, attributes, content())
}

/// A row of a table.
public func tr(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("tr", key, attributes, content())
}

/// The header cell of a row or column.
public func th(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("th", key, attributes, content())
}

/// A cell of a table.
public func td(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("td", key, attributes, content())
}
