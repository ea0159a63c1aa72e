import Domain

extension Scalars {
  /// The text without spaces around it.
  var trimmed: Scalars {
    var text = drop { $0.isSpace }
    while let last = text.last, last.isSpace { text.removeLast() }
    return text
  }

  var hasLetters: Bool { contains { $0.isLetter } }

  var string: String { String(scalars: scalars) }

  /// Whether the text has the same letters and signs as another.
  func isSame(as other: some Sequence<Unicode.Scalar>) -> Bool { elementsEqual(other) }

  /// The lines of a text, without what is invisible in them.
  static func lines(of text: String, _ known: ListWords) -> [Scalars] {
    var lines: [Scalars] = []
    var line: [Unicode.Scalar] = []
    for scalar in text.scalars {
      guard scalar.endsLine else {
        // What a phone writes in place of a picture.
        if scalar.value == 0x200E, line.suffix(2).elementsEqual(": ".scalars) { line.append("<") }
        line.append(scalar)
        continue
      }
      lines.append(Scalars(line.withoutInvisible, known))
      line = []
    }
    lines.append(Scalars(line.withoutInvisible, known))
    return lines
  }

  /// The words between spaces.
  var words: [Scalars] { split { $0.isSpace } }

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

  var hasLink: Bool {
    zip(self, dropFirst()).contains { $0 == "/" && $1 == "/" }
      || words.contains { word in
        (word.first == "w" || word.first == "W") && SearchKey.folded(word).starts(with: "www.".utf8)
      }
  }

  /// Whether a word is an address of mail.
  var hasMailAddress: Bool {
    words.contains { word in
      word.firstIndex(of: "@").map { $0 > word.startIndex && word[$0...].contains(".") } == true
    }
  }

  /// Whether this is a cell that a table computes, such as `=SUM(A1)`, or its error, such as `#REF!`.
  var isFormula: Bool {
    guard count > 2, let first else { return false }
    let rest = dropFirst()
    if first == "#" {
      return rest.first?.isCapital == true && rest.allSatisfy { !$0.isSmall && !$0.isSpace }
        && (rest.last == "!" || rest.last == "?" || rest.contains("/"))
    }
    return first == "=" && rest.first?.isSpace == false
      && rest.contains { $0 == "(" || $0.isDigit || $0 == "!" }
  }

  /// Whether the text has enough digits for a phone number.
  var hasPhoneNumber: Bool { count { $0.isDigit } >= 7 && !hasDate }

  private var hasDate: Bool { words.contains { $0.isDate } }

  /// Whether this word is a time of day: `20:30`, `7.30pm`, `19h30`, `8pm`, `15h`.
  var isTime: Bool {
    guard let (hour, rest) = leadingNumber, hour < 25, count - rest.count <= 2 else { return false }
    let unit = SearchKey.folded(rest)
    if Self.hours.contains(unit) { return true }
    guard let separator = rest.first, separator == ":" || separator == "." || separator == "h",
      let (minute, end) = rest.dropFirst().leadingNumber, minute < 60,
      rest.count - 1 - end.count == 2
    else { return false }
    let left = SearchKey.folded(end)
    return left.isEmpty || Self.hours.contains(left)
      || end.allSatisfy { !$0.isLetter && !$0.isDigit }
      || end.first == "-" || end.first == "~" || end.first == "–"
  }

  /// What follows the hour, written together with it.
  private static let hours: [[UInt8]] = [
    "h", "ish", "am", "pm", "hs", "hrs", "uhr", "시", "時", "点", "點", "p.m.", "a.m.", "ч", "h.",
  ].map { Array($0.utf8) }

  /// Whether this word is a date: `26/11`, `24.11.2026`, `11월`, `28일`.
  var isDate: Bool {
    guard let (_, rest) = leadingNumber, let separator = rest.first else { return false }
    if separator == "월" || separator == "일" || separator == "年" || separator == "月"
      || separator == "日" || separator == "년"
    {
      return true
    }
    guard separator == "/" || separator == "." || separator == "-",
      let (_, end) = rest.dropFirst().leadingNumber
    else { return false }
    return separator == "/" || end.first == separator || end.isEmpty && separator == "-"
      || end.first == "."
  }

  /// Whether this word is a sum of money: `£6`, `6€`, `R$20`, `10,000원`.
  var isPrice: Bool {
    contains { $0.isDigit }
      && (contains { $0.isCurrency } || last == "원" || last == "円" || last == "元")
  }
}

extension Unicode.Scalar {
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A comma or semicolon of any script, a tab or the line of a table.
  var separatesNames: Bool {
    switch value {
    case 0x09, 0x2C, 0x3B, 0x7C, 0x60C, 0x61B, 0x3001, 0xFF0C, 0xFF1B, 0x2022, 0xFF5C: true
    default: false
    }
  }

  var isQuestionMark: Bool { value == 0x3F || value == 0xFF1F || value == 0x61F }

  var isColon: Bool { value == 0x3A || value == 0xFF1A }

  var isSpace: Bool {
    value <= 0x20 || value == 0xA0 || value == 0x3000 || (0x2000...0x200A).contains(value)
      || value == 0x202F || value == 0x205F
  }

  var isDash: Bool {
    value == 0x2D || (0x2010...0x2015).contains(value) || value == 0x2212 || value == 0xFF0D
  }

  var isCurrency: Bool {
    value == 0x24 || value == 0xA3 || value == 0xA5 || (0x20A0...0x20C0).contains(value)
      || value == 0xE3F || value == 0xFFE6 || value == 0xFFE5
  }

  /// Whether a name may begin with this.
  var beginsName: Bool { isLetter || isDigit || self == "'" || value == 0x2019 }

  var isHangul: Bool {
    (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value)
  }

  /// Whether this is a letter that has a lower case and is not in it.
  var isCapital: Bool {
    switch value {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3AB, 0x400...0x42F: true
    case 0x100...0x17F: value & 1 == 0
    default: false
    }
  }

  /// Whether the letter is of a script with capitals, and small.
  var isSmall: Bool {
    switch value {
    case 0x61...0x7A, 0xDF...0xFF, 0x3AC...0x3CE, 0x430...0x45F: true
    case 0x100...0x17F: value & 1 == 1
    default: false
    }
  }

  /// Whether this is part of a word: no white space, punctuation, symbol, digit or emoji.
  ///
  /// NB: By ranges, because the standard library's tables would add 20 KB to the client.
  var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x3005...0x3007: true
    case 0x00...0xBF, 0xD7, 0xF7, 0x60C, 0x61B, 0x61F, 0x2000...0x2BFF, 0x2E00...0x2E7F,
      0x3000...0x303F, 0x3200...0x33FF, 0xE000...0xF8FF, 0xFE00...0xFE1F, 0xFE30...0xFE6F,
      0xFEFF...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0x1_0000, 0x1_F000...0x1_FAFF,
      0xE_0000...0x10_FFFF, 0x30FB:
      false
    default: digit == nil
    }
  }
}
