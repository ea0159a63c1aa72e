import Foundation

/// A tag, or the text between two tags.
package enum Piece: Equatable, Sendable {
  /// The start tag of an element.
  case opening(String)
  /// The end tag of an element.
  case closing(String)
  /// An element without contents.
  case void(String)
  /// Text, escaped as in the page.
  case text(String)

  /// The pieces of a page, in order.
  package static func split(_ html: String) -> [Piece] {
    var pieces: [Piece] = []
    // Scalars, because a mark at the start of a text forms one character with the sign before it.
    var rest = html.unicodeScalars[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        pieces.append(tag(String(rest[...end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        pieces.append(.text(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    return pieces
  }

  private static func tag(_ tag: String) -> Piece {
    if tag.hasPrefix("</") { return .closing(tag) }
    let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
    return voidElements.contains(String(name)) ? .void(tag) : .opening(tag)
  }

  /// Elements without an end tag, and what begins a page.
  private static let voidElements: Set = ["input", "img", "br", "hr", "link", "meta", "!doctype"]

  /// The values of an attribute, with character references such as `&amp;` decoded.
  package func values(of attribute: String) -> [String] {
    switch self {
    case .opening(let tag) where tag.contains(" \(attribute)="),
      .void(let tag) where tag.contains(" \(attribute)="):
      tag.matches(of: /([a-z-]+)="([^"]*)"/).filter { $0.1 == attribute }
        .map { String($0.2).unescaped }
    case .opening, .closing, .void, .text: []
    }
  }
}

extension String {
  /// The text with character references decoded, as the renderer writes them.
  package var unescaped: String {
    replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#13;", with: "\r")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}
