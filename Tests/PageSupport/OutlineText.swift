extension String {
  /// The text in quotes on one line, whatever it contains.
  var quoted: String {
    let scalars = unicodeScalars.map { $0.isSafeInLine ? String($0) : $0.escaped(asASCII: true) }
    return "\"\(scalars.joined())\""
  }

  /// The value of an attribute: in quotes unless it is one word.
  var word: String {
    let text = withShortIDs
    let isWord = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || Self.signs.contains($0)
    }
    return isWord && !text.isEmpty ? text : text.quoted
  }

  private static let signs = Set("0123456789-_./:#…".unicodeScalars)

  /// The text with `…3E9` in place of `00000000-0000-0000-0000-0000000003E9`.
  private var withShortIDs: String {
    guard contains("00000000-") else { return self }
    return replacing(/00000000-0000-0000-0000-0{0,11}([0-9A-F]{1,12})/) { "…\($0.1)" }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a line break, nor changes how the rest of its line is read.
  fileprivate var isSafeInLine: Bool {
    switch self {
    case "\"", "\\", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
    default: properties.generalCategory != .control
    }
  }
}
