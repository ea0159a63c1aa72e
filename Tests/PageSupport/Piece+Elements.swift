extension [Piece] {
  /// The ids of the elements with a value of an attribute, in order.
  package func ids(with attribute: String, _ value: String) -> [String] {
    filter { $0.values(of: attribute) == [value] }.flatMap { $0.values(of: "id") }
  }

  /// The text of the element with an id, with single spaces; `nil` when there is no such element.
  package func text(of id: String) -> String? {
    guard let start = firstIndex(where: { $0.values(of: "id") == [id] }) else { return nil }
    var depth = 0
    var words: [Substring] = []
    for piece in self[start...] {
      switch piece {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .void: break
      case .text(let text): words += text.unescaped.split(separator: " ")
      }
      if depth == 0 { break }
    }
    return words.joined(separator: " ")
  }
}
