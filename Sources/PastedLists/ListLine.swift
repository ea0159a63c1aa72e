import Domain

/// A line of a list: the marks at its beginning, and the text behind them.
///
/// ```
/// 3. Ann         // number, "Ann"
/// > - [x] Ben    // quoted, a box that is ticked, "Ben"
/// ~Cem~          // struck through, "Cem"
/// ```
struct ListLine {
  /// What shows that the line is an item of a list.
  enum Mark: Equatable { case none, bullet, number(Int) }

  /// The text behind the marks, without signs around it that make it bold.
  private(set) var text: Scalars
  private(set) var mark = Mark.none
  /// The box before the text; `nil` when there is none.
  private(set) var isTicked: Bool?
  /// The signs before the text.
  private(set) var signs: [ListSign] = []
  private(set) var isQuoted = false
  private(set) var isStruck = false
  private(set) var isBold = false
  /// Whether all of it is in square brackets.
  private(set) var isBracketed = false
  /// Whether the line is a word with a hash before it, with which chats name a subject.
  private(set) var isHashtag = false

  init(_ line: Scalars) {
    text = line.trimmed
    if text.isFormula { return }
    isHashtag = text.first == "#" && text.dropFirst().first?.isLetter == true
    dropStrikes()
    while readMark() {}
    readStyle()
    while readMark() {}
    text = text.trimmed
  }

  /// The line without its number, which is none of a list.
  func unnumbered(_ text: Scalars) -> ListLine {
    var line = self
    line.mark = .none
    line.text = text.trimmed
    return line
  }

  /// Whether the line is an item of a list.
  var isMarked: Bool {
    mark != .none || isTicked != nil || isStruck || signs.contains { $0.answer != nil }
      || text.withoutBrackets.last.flatMap { ListSign($0) }?.answer != nil || hasClockBehindName
  }

  /// Whether a clock behind the name says that they come late, as in `Ann ⏰`.
  private var hasClockBehindName: Bool {
    text.last.flatMap { ListSign($0) } == .date && text.looksLikeName
  }

  /// What the marks say about who is named.
  var answer: ListAnswer? {
    if isStruck { return .out }
    return isTicked == true ? .plays : signs.lazy.compactMap { $0.answer }.first
  }

  /// The same line with the text after its heading.
  func with(_ text: Scalars) -> ListLine {
    var line = self
    line.text = text
    return line
  }

  private mutating func readMark() -> Bool {
    text = text.drop { $0.isSpace }
    guard let first = text.first else { return false }
    if first == ">" { return read(to: text.dropFirst()) { $0.isQuoted = true } }
    if readBox() || readStrike() { return true }
    // A style, and not a bullet, has no space behind it.
    if first == "*", text.dropFirst().first?.isSpace != true { return false }
    if mark == .none, let rest = text.afterNumber {
      let number = text.drop { !$0.isDigit }.leadingNumber?.value ?? 0
      return read(to: rest) { $0.mark = .number(number) }
    }
    if first.isBullet {
      return read(to: text.drop { $0 == first }) { $0.mark = $0.mark == .none ? .bullet : $0.mark }
    }
    if mark == .none, let rest = text.afterReserveNumber {
      return read(to: rest) {
        $0.mark = .number(0)
        $0.signs.append(.reserve)
      }
    }
    if let (code, rest) = text.leadingCode {
      return read(to: rest) { $0.signs.append(ListSign(code: code)) }
    }
    if let sign = ListSign(first) { return read(to: text.dropFirst()) { $0.signs.append(sign) } }
    if first == "?", text.dropFirst().first?.isSpace == true {
      return read(to: text.dropFirst()) { $0.signs.append(.maybe) }
    }
    if first == "~" || first == "@" || first == "_" && text.last != "_" {
      return read(to: text.dropFirst()) { _ in }
    }
    return false
  }

  private mutating func read(to rest: Scalars, _ note: (inout ListLine) -> Void) -> Bool {
    text = rest
    note(&self)
    return true
  }

  // `[x]`, `[ ]`, `☐`
  private mutating func readBox() -> Bool {
    if let first = text.first, first.isEmptyBox {
      return read(to: text.dropFirst()) { $0.isTicked = $0.isTicked ?? false }
    }
    let opened = text.first == "[" || text.first == "("
    let inner = text.dropFirst().prefix(3).prefix { $0 != "]" && $0 != ")" }
    guard opened, inner.count <= 2, inner.count + 1 < text.count else {
      guard text.first == "x" || text.first == "X", text.dropFirst().first == "]" else {
        return false
      }
      return read(to: text.dropFirst(2)) { $0.isTicked = true }
    }
    let rest = text[(inner.endIndex + 1)...]
    if inner.allSatisfy({ $0.isSpace }) {
      return read(to: rest) { $0.isTicked = $0.isTicked ?? false }
    }
    guard inner.trimmed.count == 1, let sign = inner.trimmed.first,
      sign == "x" || sign == "X" || ListSign(sign) == .yes
    else { return false }
    return read(to: rest) { $0.isTicked = true }
  }

  // `~Ann~`, `~~Ann~~`, with something behind it
  private mutating func readStrike() -> Bool {
    guard text.first == "~" else { return false }
    let inner = text.dropFirst(text.dropFirst().first == "~" ? 2 : 1)
    guard let end = inner.prefix(ShortText.scalarLimit + 1).firstIndex(of: "~"),
      inner[..<end].hasLetters,
      !inner[..<end].starts(with: " ".scalars)
    else { return false }
    let behind = text[end...].dropFirst(text[end...].dropFirst().first == "~" ? 2 : 1)
    guard !behind.prefix(ShortText.scalarLimit).hasLetters else { return false }
    return read(to: inner[..<end]) { $0.isStruck = true }
  }

  /// Letters with a line through each.
  private mutating func dropStrikes() {
    let strikes = text.count { $0.isStrike }
    guard strikes > 1, strikes >= text.count(where: { $0.isLetter && !$0.isStrike }) else { return }
    text = text.another(text.filter { !$0.isStrike })
    isStruck = true
  }

  // `*Ann*`, `_Ann_`, `[Ann]`, `--- Ann ---`
  private mutating func readStyle() {
    text = text.trimmed
    while text.count > 2, let first = text.first, let last = text.last {
      if first == "[" && last == "]" || first.value == 0x3010 && last.value == 0x3011
        || first == "<" && last == ">"
      {
        isBracketed = true
      } else if first == last, first == "*" || first == "_" || first == "`" {
        isBold = true
      } else {
        break
      }
      text = text.dropFirst().dropLast().trimmed
    }
    while let last = text.last, last.isDash || last == "=" || last == "*" || last == "_" {
      text = text.dropLast().trimmed
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isBullet: Bool {
    switch value {
    case 0x2A, 0x2D, 0x2B, 0xB7, 0x2010...0x2015, 0x2022, 0x2023, 0x2043, 0x2219, 0x25A0, 0x25AA,
      0x25AB, 0x25B6, 0x25B8, 0x25BA, 0x25CB, 0x25CF, 0x25E6, 0x25FE, 0x2666, 0x27A4, 0x2192, 0xBB,
      0x3D, 0x23, 0x30FB, 0x25C6, 0x25C7:
      true
    default: false
    }
  }

  fileprivate var isEmptyBox: Bool {
    switch value {
    case 0x2610, 0x25A1, 0x2B1C, 0x25FB, 0x25FD, 0x25A2, 0x1F532, 0x1F533: true
    default: false
    }
  }

  /// A mark that strikes a letter through.
  fileprivate var isStrike: Bool { (0x335...0x338).contains(value) }
}

extension Scalars {
  /// The sign that a chat writes as a word at the beginning, and the text behind it.
  fileprivate var leadingCode: (code: [UInt8], rest: Scalars)? {
    guard first == ":", let end = dropFirst().firstIndex(of: ":") else { return nil }
    let code = self[(startIndex + 1)..<end]
    guard code.count > 0,
      code.allSatisfy({ $0.isASCIILetter || $0.isDigit || $0 == "_" || $0 == "+" || $0 == "-" })
    else { return nil }
    return (Array(code.string.utf8), self[(end + 1)...])
  }
}
