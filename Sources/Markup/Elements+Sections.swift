/// A box without a meaning.
public func div<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("div", key, attributes, content())
}

/// What the page is about; one with another key is another page.
public func main<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("main", key, attributes, content())
}

/// What introduces a page or a section.
public func header<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("header", key, attributes, content())
}

/// What ends a page or a section.
public func footer<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("footer", key, attributes, content())
}

/// Links to other places.
public func nav<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("nav", key, attributes, content())
}

/// A part of a page with a heading.
public func section<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("section", key, attributes, content())
}

/// A part that stands on its own.
public func article<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("article", key, attributes, content())
}

/// What is beside the matter.
public func aside<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("aside", key, attributes, content())
}

/// The heading of a page.
public func h1<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("h1", key, attributes, content())
}

/// The heading of a section.
public func h2<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("h2", key, attributes, content())
}

/// The heading of a part of a section.
public func h3<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("h3", key, attributes, content())
}

/// A list.
public func ul<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("ul", key, attributes, content())
}

/// A list in an order.
public func ol<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("ol", key, attributes, content())
}

/// One thing in a list.
public func li<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("li", key, attributes, content())
}

/// A list of terms and what belongs to them.
public func dl<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("dl", key, attributes, content())
}

/// A term.
public func dt<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("dt", key, attributes, content())
}

/// What belongs to a term.
public func dd<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("dd", key, attributes, content())
}

/// Something that can be unfolded.
public func details<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("details", key, attributes, content())
}

/// What is seen of something folded.
public func summary<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("summary", key, attributes, content())
}

/// A dialog; with `.modal` it is above everything else.
public func dialog<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("dialog", key, attributes, content())
}

/// A picture with its caption.
public func figure<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("figure", key, attributes, content())
}

/// The caption of a picture.
public func figcaption<Content: Markup>(
  key: String? = nil, _ attributes: Attribute...,
  @MarkupBuilder content: () -> Content = { NoMarkup() }
) -> Element<Content> {
  Element("figcaption", key, attributes, content())
}

/// A break between two topics.
public func hr(key: String? = nil, _ attributes: Attribute...) -> VoidElement {
  VoidElement("hr", key, attributes)
}

/// A picture; `alt` stands for it.
public func img(key: String? = nil, _ attributes: Attribute...) -> VoidElement {
  VoidElement("img", key, attributes)
}
