/// An element of a page, with everything in it.
struct PageElement: Equatable {
  /// An element or a text, with character references decoded.
  indirect enum Node: Equatable {
    case element(PageElement)
    case text(String)
  }

  let tag: String
  let attributes: [Attribute]
  var contents: [Node] = []

  struct Attribute: Equatable {
    let name: String
    /// Empty when the attribute has none, such as `hidden`.
    let value: String
  }

  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  var classes: [String] {
    (self["class"] ?? "").split(separator: " ").map(String.init)
  }

  /// All texts in it, with single spaces.
  var text: String {
    contents.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }
    .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// This element and all elements in it, in order.
  var all: [PageElement] { [self] + contents.elements.flatMap(\.all) }
}

extension [PageElement.Node] {
  var elements: [PageElement] {
    compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}

/// A page whose tags do not match, such as one that misses `</li>`.
package struct UnbalancedPage: Error, Equatable {
  /// The tag that does not match, or the element that nothing ends.
  package let tag: String
}

extension PageElement {
  /// The elements and texts of a page.
  static func parse(_ html: String) throws(UnbalancedPage) -> [Node] {
    // The first holds what is outside of all elements.
    var open = [PageElement(tag: "", attributes: [])]
    for piece in Piece.split(html) {
      switch piece {
      case .text(let text): open[open.count - 1].contents.append(.text(text.unescaped))
      case .opening(let tag): open.append(PageElement(startTag: tag))
      case .void(let tag):
        open[open.count - 1].contents.append(.element(PageElement(startTag: tag)))
      case .closing(let tag):
        let last = open.removeLast()
        guard !open.isEmpty, tag == "</\(last.tag)>" else { throw UnbalancedPage(tag: tag) }
        open[open.count - 1].contents.append(.element(last))
      }
    }
    guard open.count == 1 else { throw UnbalancedPage(tag: open[open.count - 1].tag) }
    return open[0].contents
  }

  private init(startTag: String) {
    var rest = startTag.unicodeScalars.dropFirst().dropLast()
    tag = String(rest.prefix { $0 != " " })
    rest = rest.drop { $0 != " " }.drop { $0 == " " }
    var attributes: [Attribute] = []
    while !rest.isEmpty {
      let name = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.drop { $0 != "=" && $0 != " " }
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst(2)
        value = String(rest.prefix { $0 != "\"" })
        rest = rest.drop { $0 != "\"" }.dropFirst()
      }
      attributes.append(Attribute(name: name, value: value.unescaped))
      rest = rest.drop { $0 == " " }
    }
    self.attributes = attributes
  }
}
