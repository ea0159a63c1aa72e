/// What a person reviews of a page: role, name, text, state and event of each element.
///
/// Wrappers are left out, and a drawing is its name and a digest of its lines.
struct Outline {
  let lines: [OutlineLine]

  /// Creates the outline of a page.
  init(of html: String) throws(UnbalancedPage) {
    let nodes = try PageElement.parse(html)
    lines = OutlineWriter(nodes.elements.flatMap(\.all)).lines(of: nodes)
  }
}

/// Writes the lines of a page, of which it knows all elements, because some name others.
struct OutlineWriter {
  private let elements: [String: PageElement]
  private let labels: [String: PageElement]

  init(_ elements: [PageElement]) {
    self.elements = Self.index(elements, by: "id")
    labels = Self.index(elements, by: "for")
  }

  private static func index(
    _ elements: [PageElement], by attribute: String
  ) -> [String: PageElement] {
    Dictionary(elements.compactMap { one in one[attribute].map { ($0, one) } }) { first, _ in first
    }
  }

  /// What a label, or the text of another element, calls it.
  func name(of element: PageElement) -> String? {
    if let label = element["aria-label"] { return label }
    if let id = element["aria-labelledby"] { return elements[id]?.text ?? "" }
    return element["id"].flatMap { labels[$0]?.text }
  }

  /// Whether its text is the name of a control that is on the page.
  private func isLabelOfOther(_ element: PageElement) -> Bool {
    element["for"].map { elements[$0] != nil } ?? false
  }
}

extension OutlineWriter {
  /// The lines of elements and texts that follow one another.
  func lines(of nodes: [PageElement.Node]) -> [OutlineLine] {
    var lines: [OutlineLine] = []
    var words: [String] = []
    for node in nodes {
      if let more = self.words(of: node) {
        words += more
      } else if case .element(let element) = node {
        lines += line(of: words) + self.lines(of: element)
        words = []
      }
    }
    return lines + line(of: words)
  }

  private func line(of words: [String]) -> [OutlineLine] {
    words.isEmpty ? [] : [OutlineLine(text: words.joined(separator: " "), kind: "")]
  }

  private func lines(of element: PageElement) -> [OutlineLine] {
    if element.isSilentDrawing || isLabelOfOther(element) { return [] }
    if let line = labelledControl(in: element) { return [line] }
    if element.isWrapper && !element.hasFacts && name(of: element) == nil {
      return rows(of: element)
    }
    return [line(of: element, words: words(of: element.contents))]
  }

  /// The lines of what is in an element, of a list not all.
  private func rows(of element: PageElement) -> [OutlineLine] {
    let lines = lines(of: element.contents)
    return element.hasRows ? lines.cut() : lines
  }

  /// The line of a control with the text of the label around it.
  private func labelledControl(in label: PageElement) -> OutlineLine? {
    let controls = label.contents.elements.filter { $0.tag == "input" }
    guard label.tag == "label", !label.hasFacts, controls.count == 1,
      let words = words(of: label.contents.filter { $0 != .element(controls[0]) })
    else { return nil }
    return line(of: controls[0], words: words)
  }

  /// The line of an element; its text is in it when the element contains nothing else.
  private func line(of element: PageElement, words: [String]?) -> OutlineLine {
    var line = OutlineLine(text: "", kind: element.kind)
    if words == nil { line.inner = rows(of: element) }
    var parts = [element.tag == "li" ? "-" : element.role]
    if let name = name(of: element) { parts.append("named \(name.quoted)") }
    parts += words ?? []
    if let id = element["id"], !element.isRow { parts.append("#\(id.word)") }
    parts += element.facts
    if element.tag == "li", line.inner.count == 1 {
      parts.append(line.inner[0].text)
      line.kind += " " + line.inner[0].kind
      line.inner = line.inner[0].inner
    }
    line.text = parts.joined(separator: " ")
    return line
  }
}
