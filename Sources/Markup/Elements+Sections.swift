/// A box without a meaning.
public func div(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("div", key, attributes, content())
}

/// What the page is about; one with another key is another page.
public func main(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("main", key, attributes, content())
}

/// What introduces a page or a section.
public func header(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("header", key, attributes, content())
}

/// What ends a page or a section.
public func footer(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("footer", key, attributes, content())
}

/// Links to other places.
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

/// A part that stands on its own.
public func article(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("article", key, attributes, content())
}

/// What is beside the matter.
public func aside(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("aside", key, attributes, content())
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

/// The heading of a part of a section.
public func h3(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("h3", key, attributes, content())
}

/// A list.
public func ul(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("ul", key, attributes, content())
}

/// A list in an order.
public func ol(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("ol", key, attributes, content())
}

/// One thing in a list.
public func li(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("li", key, attributes, content())
}

/// A list of terms and what belongs to them.
public func dl(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dl", key, attributes, content())
}

/// A term.
public func dt(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dt", key, attributes, content())
}

/// What belongs to a term.
public func dd(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dd", key, attributes, content())
}

/// Something that can be unfolded.
public func details(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("details", key, attributes, content())
}

/// What is seen of something folded.
public func summary(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("summary", key, attributes, content())
}

/// A dialog; with `.modal` it is above everything else.
public func dialog(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("dialog", key, attributes, content())
}

/// A picture with its caption.
public func figure(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("figure", key, attributes, content())
}

/// The caption of a picture.
public func figcaption(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { Content() }
) -> Element {
  Element("figcaption", key, attributes, content())
}

/// A break between two topics.
public func hr(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "hr", key, attributes)
}

/// A picture; `alt` stands for it.
public func img(key: String? = nil, _ attributes: Attribute...) -> Element {
  Element(void: "img", key, attributes)
}
