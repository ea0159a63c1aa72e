extension OutlineWriter {
  /// The texts and drawings in elements; `nil` when one of them needs a line of its own.
  func words(of nodes: [PageElement.Node]) -> [String]? {
    var words: [String] = []
    for node in nodes {
      guard let more = self.words(of: node) else { return nil }
      words += more
    }
    return words
  }

  /// The texts and drawings in a part of a text; what is not read out is in parentheses.
  func words(of node: PageElement.Node) -> [String]? {
    switch node {
    case .text(let text): return text.allSatisfy(\.isWhitespace) ? [] : [text.quoted]
    case .element(let element) where element.tag == "svg": return [drawing(element)]
    case .element(let element):
      guard element.isText, name(of: element) == nil, let words = words(of: element.contents)
      else { return nil }
      if element.tag == "td", words.isEmpty { return ["".quoted] }
      let isSilent = element["aria-hidden"] == "true"
      guard !words.isEmpty, isSilent || !element.meaning.isEmpty else { return words }
      return ["\(element.meaning)(\(words.joined(separator: " ")))"]
    }
  }

  private func drawing(_ element: PageElement) -> String {
    var digest = Digest()
    digest.add(element["viewBox"] ?? "")
    for part in element.all.dropFirst() {
      digest.add(part.tag)
      for attribute in part.attributes { digest.add("\(attribute.name)=\(attribute.value)") }
    }
    let drawing = "\(element.classes.joined(separator: "."))~\(digest)"
    if let name = name(of: element) { return "\(drawing) named \(name.quoted)" }
    return element["aria-hidden"] == "true" ? drawing : "\(drawing) unnamed"
  }
}
