// Sections of a page.
extension Page {
  /// A container without a meaning of its own.
  public var div: Tag { tag("div") }
  /// The main content of the page; another key makes it another page, which starts at its top.
  public var main: Tag { tag("main") }
  /// The header of a page or a section.
  public var header: Tag { tag("header") }
  /// A group of navigation links.
  public var nav: Tag { tag("nav") }
  /// A part of a page with a heading.
  public var section: Tag { tag("section") }
  /// The heading of a page.
  public var h1: Tag { tag("h1") }
  /// The heading of a section.
  public var h2: Tag { tag("h2") }
  /// A list whose order has no meaning.
  public var ul: Tag { tag("ul") }
  /// A numbered list.
  public var ol: Tag { tag("ol") }
  /// An item of a list.
  public var li: Tag { tag("li") }
  /// A list of terms and their descriptions.
  public var dl: Tag { tag("dl") }
  /// A term of a `dl`.
  public var dt: Tag { tag("dt") }
  /// The description of a term of a `dl`.
  public var dd: Tag { tag("dd") }
  /// A table; its rows stand in a `tbody`.
  public var table: Tag { tag("table") }
  /// What a table shows.
  public var caption: Tag { tag("caption") }
  /// The headings of the columns of a table.
  public var thead: Tag { tag("thead") }
  /// The rows of a table.
  public var tbody: Tag { tag("tbody") }
  /// A row of a table.
  public var tr: Tag { tag("tr") }
  /// A heading in a table.
  public var th: Tag { tag("th") }
  /// A cell of a table.
  public var td: Tag { tag("td") }
  /// A section that the user can expand.
  public var details: Tag { tag("details") }
  /// The part of a `details` element that is always visible.
  public var summary: Tag { tag("summary") }
  /// A dialog; with `.modal` it is shown above everything else.
  public var dialog: Tag { tag("dialog") }
  /// A break between two topics.
  public var hr: VoidTag { voidTag("hr") }
  /// An image; `alt` is its text for users who do not see it.
  public var img: VoidTag { voidTag("img") }
}

// Text.
extension Page {
  /// A paragraph.
  public var p: Tag { tag("p") }
  /// A run of text without a meaning of its own.
  public var span: Tag { tag("span") }
  /// A link; its target is `href`.
  public var a: Tag { tag("a") }
  /// A time or a duration; its `datetime` attribute is the machine-readable form.
  public var time: Tag { tag("time") }
  /// Important text.
  public var strong: Tag { tag("strong") }
  /// Emphasised text.
  public var em: Tag { tag("em") }
  /// Text that draws attention without being more important.
  public var b: Tag { tag("b") }
  /// Text in another voice, such as a term or a thought.
  public var i: Tag { tag("i") }
  /// A side comment, such as small print.
  public var small: Tag { tag("small") }
  /// A piece of computer code.
  public var code: Tag { tag("code") }
  /// A line break.
  public var br: VoidTag { voidTag("br") }
}

// Forms.
extension Page {
  /// A form: controls that are submitted together.
  public var form: Tag { tag("form") }
  /// A group of related controls.
  public var fieldset: Tag { tag("fieldset") }
  /// The label of a control.
  public var label: Tag { tag("label") }
  /// A button; set its `type`, because the default one submits the form.
  public var button: Tag { tag("button") }
  /// A drop-down list of options.
  public var select: Tag { tag("select") }
  /// One option of a `select`.
  public var option: Tag { tag("option") }
  /// A text field with several lines.
  public var textarea: Tag { tag("textarea") }
  /// The result of a calculation or of a user action.
  public var output: Tag { tag("output") }
  /// An input control; its `type` says of which kind.
  public var input: VoidTag { voidTag("input") }
}

// Drawings in SVG.
extension Page {
  /// An SVG drawing.
  public var svg: Tag { tag("svg") }
  /// A group of shapes.
  public var g: Tag { tag("g") }
  /// A shape of lines and curves.
  public var path: Tag { tag("path") }
  /// A circle.
  public var circle: Tag { tag("circle") }
  /// A rectangle.
  public var rect: Tag { tag("rect") }
  /// A straight line.
  public var line: Tag { tag("line") }
  /// Text in an SVG drawing: the `text` element.
  public var svgText: Tag { tag("text") }
  /// A copy of a shape that is defined elsewhere in the document.
  public var use: Tag { tag("use") }
}
