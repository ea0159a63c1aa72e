/// Controls that are sent together.
public func form(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("form", key, attributes, content())
}

/// Controls that belong together.
public func fieldset(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("fieldset", key, attributes, content())
}

/// What the controls of a fieldset are about.
public func legend(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("legend", key, attributes, content())
}

/// What a control is for.
public func label(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("label", key, attributes, content())
}

/// A button; give it a `type`, for the default one sends the form.
public func button(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("button", key, attributes, content())
}

/// A choice out of options.
public func select(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("select", key, attributes, content())
}

/// One option of a choice.
public func option(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("option", key, attributes, content())
}

/// Options that belong together.
public func optgroup(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("optgroup", key, attributes, content())
}

/// Text of several lines.
public func textarea(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("textarea", key, attributes, content())
}

/// The outcome of what somebody did.
public func output(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("output", key, attributes, content())
}

/// How much is done.
public func progress(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("progress", key, attributes, content())
}

/// How much of something there is.
public func meter(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("meter", key, attributes, content())
}

/// A control that people fill in.
public func input(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "input", key, attributes)
}
