/// A form: controls that are submitted together.
public func form(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("form", key, attributes, content())
}

/// A group of related controls.
public func fieldset(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("fieldset", key, attributes, content())
}

/// The label of a control.
public func label(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("label", key, attributes, content())
}

/// A button; set its `type`, because the default one submits the form.
public func button(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("button", key, attributes, content())
}

/// A drop-down list of options.
public func select(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("select", key, attributes, content())
}

/// One option of a `select`.
public func option(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("option", key, attributes, content())
}

/// A text field with several lines.
public func textarea(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("textarea", key, attributes, content())
}

/// The result of a calculation or of a user action.
public func output(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("output", key, attributes, content())
}

/// An input control; its `type` says of which kind.
public func input(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "input", key, attributes)
}
