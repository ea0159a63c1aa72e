/// Controls that are sent together.
public func form<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("form", key, attributes, content())
}

/// Controls that belong together.
public func fieldset<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("fieldset", key, attributes, content())
}

/// What the controls of a fieldset are about.
public func legend<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("legend", key, attributes, content())
}

/// What a control is for.
public func label<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("label", key, attributes, content())
}

/// A button; give it a `type`, for the default one sends the form.
public func button<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("button", key, attributes, content())
}

/// A choice out of options.
public func select<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("select", key, attributes, content())
}

/// One option of a choice.
public func option<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("option", key, attributes, content())
}

/// Options that belong together.
public func optgroup<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("optgroup", key, attributes, content())
}

/// Text of several lines.
public func textarea<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("textarea", key, attributes, content())
}

/// The outcome of what somebody did.
public func output<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("output", key, attributes, content())
}

/// How much is done.
public func progress<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("progress", key, attributes, content())
}

/// How much of something there is.
public func meter<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("meter", key, attributes, content())
}

/// A control that people fill in.
public func input(key: String? = nil, _ attributes: Attribute...) -> VoidElement {
  VoidElement("input", key, attributes)
}
