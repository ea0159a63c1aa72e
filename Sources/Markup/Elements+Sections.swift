/// A container without a meaning of its own.
public func div(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("div", key, attributes, content())
}

/// The main content of the page; another key makes it another page, which starts at its top.
public func main(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("main", key, attributes, content())
}

/// The header of a page or a section.
public func header(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("header", key, attributes, content())
}

/// A group of navigation links.
public func nav(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("nav", key, attributes, content())
}

/// A part of a page with a heading.
public func section(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("section", key, attributes, content())
}

/// The heading of a page.
public func h1(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("h1", key, attributes, content())
}

/// The heading of a section.
public func h2(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("h2", key, attributes, content())
}

/// A list whose order has no meaning.
public func ul(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("ul", key, attributes, content())
}

/// A numbered list.
public func ol(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("ol", key, attributes, content())
}

/// An item of a list.
public func li(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("li", key, attributes, content())
}

/// A list of terms and their descriptions.
public func dl(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dl", key, attributes, content())
}

/// A term of a `dl`.
public func dt(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dt", key, attributes, content())
}

/// The description of a term of a `dl`.
public func dd(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dd", key, attributes, content())
}

/// A section that the user can expand.
public func details(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("details", key, attributes, content())
}

/// The part of a `details` element that is always visible.
public func summary(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("summary", key, attributes, content())
}

/// A dialog; with `.modal` it is shown above everything else.
public func dialog(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dialog", key, attributes, content())
}

/// A break between two topics.
public func hr(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "hr", key, attributes)
}

/// An image; `alt` is its text for users who do not see it.
public func img(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "img", key, attributes)
}
