import Domain

/// A part of a text, as scalars.
typealias Scalars = ArraySlice<Unicode.Scalar>

extension Scalars {
  /// The name in this part of a line, without what stands around it; `nil` when there is none.
  var name: ShortText? {
    var part = withoutMarks
    while let last = part.last, !last.endsName { part.removeLast() }
    part.dropGuests()
    if part.last == ")", !part.contains("(") { part.removeLast() }
    guard part.contains(where: { $0.isLetter }), !part.hasLink else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part)
    return try? ShortText(String(text))
  }

  /// Whether the line begins with a number, a bullet or another mark.
  var isMarked: Bool {
    let text = drop { $0.isSpace || $0.isQuiet }
    return text.withoutMarks.count < text.count
  }

  /// Whether the text begins with a number as lists have it: "1." or "1)".
  var isNumbered: Bool {
    let text = drop { $0.isSpace }
    let end = text.drop { $0.isDigit }
    return end.count < text.count && (end.first == "." || end.first == ")")
  }

  /// Where the first time of day is: digits, a colon and two digits.
  var time: Range<Int>? {
    for colon in indices where self[colon] == ":" {
      guard colon > startIndex, self[colon - 1].isDigit, colon + 2 < endIndex,
        self[colon + 1].isDigit, self[colon + 2].isDigit
      else { continue }
      let start = self[..<colon].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? startIndex
      let end = self[colon...].firstIndex { !$0.isDigit && $0 != ":" } ?? endIndex
      return start..<end
    }
    return nil
  }

  /// The text from where a name may begin: without bullets, emoji, and numbers before them.
  private var withoutMarks: Scalars {
    var text = self
    while true {
      text = text.drop { !$0.beginsName }
      if text.count > 1, text.first == "x" || text.first == "X", text[text.startIndex + 1] == "]" {
        text = text.dropFirst(2)
        continue
      }
      let end = text.drop { $0.isDigit }
      guard end.count < text.count, let next = end.first, !next.isLetter else { return text }
      text = end
    }
  }

  /// Drops "+1", a guest without a name.
  private mutating func dropGuests() {
    guard last?.isDigit == true, let plus = lastIndex(where: { !$0.isDigit && !$0.isSpace }),
      self[plus] == "+"
    else { return }
    self = self[..<plus]
    while let last, !last.endsName { removeLast() }
  }

  private var hasLink: Bool {
    zip(self, dropFirst()).contains { $0 == "/" && $1 == "/" }
  }
}

extension Unicode.Scalar {
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A comma or semicolon of any script, a tab, the line of a table, or the sign of a mention.
  var separatesNames: Bool {
    switch value {
    case 0x09, 0x2C, 0x3B, 0x40, 0x7C, 0x60C, 0x61B, 0x3001, 0xFF0C, 0xFF1B: true
    default: false
    }
  }

  var isColon: Bool { value == 0x3A || value == 0xFF1A }

  var isDigit: Bool { ("0"..."9").contains(self) }

  var isSpace: Bool { value <= 0x20 || value == 0xA0 || value == 0x3000 }

  /// Whether this may stand before a heading, too: an invisible scalar, a quote, a bracket, or a
  /// sign that makes a text bold.
  fileprivate var isQuiet: Bool {
    switch value {
    case 0x22, 0x28, 0x2A, 0x5B, 0x5F, 0x7E, 0xAB, 0x200B...0x201F, 0x202A...0x202E,
      0x2060...0x206F,
      0xFEFF:
      true
    default: false
    }
  }

  fileprivate var beginsName: Bool { isLetter || isDigit || self == "'" || value == 0x2019 }

  fileprivate var endsName: Bool { beginsName || self == "." || self == ")" }

  /// Whether this is part of a word: no white space, punctuation, symbol, digit or emoji.
  ///
  /// NB: By ranges, because the standard library's tables would add 20 KB to the client.
  fileprivate var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x3005...0x3007: true
    case 0x00...0xBF, 0xD7, 0xF7, 0x60C, 0x61B, 0x61F, 0x2000...0x2BFF, 0x2E00...0x2E7F,
      0x3000...0x303F, 0xE000...0xF8FF, 0xFE00...0xFE1F, 0xFE30...0xFE6F, 0xFEFF...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0x1_0000, 0x1_F000...0x1_FAFF,
      0xE_0000...0x10_FFFF:
      false
    default: true
    }
  }
}
