import Domain

/// A name, with what stands behind it: remarks, guests, and whether the person plays.
///
/// ```
/// Ollie (GK)      // Ollie, remark "GK"
/// Chris +2        // Chris, two guests
/// Dean - maybe    // Dean, who plays perhaps
/// ```
struct ListPerson {
  private(set) var name: Scalars
  private(set) var remarks: [String] = []
  private(set) var guests = 0
  private(set) var answer: ListAnswer?
  /// Whether the words behind the name are about several people, as in "Ann, Ben, Cem are out".
  private(set) var isAboutAll = false
  /// Whether the words behind the name are about it and may be about those before it: "Ann, Ben out".
  private(set) var mayBeAboutAll = false
  /// Whether the answer was said in words or by a sign behind the name, and not in brackets.
  private(set) var saysForOthers = false
  /// How else the name can be read.
  var alternative: ListAlternative?

  init(_ text: Scalars) {
    // A longer text is no name, whatever stands behind it.
    guard text.count <= Self.longest, !text.trimmed.isFormula else {
      name = []
      return
    }
    name = text
    dropBeginning()
    takeBeginning()
    takeSentence()
    // Each turn takes something away, so this ends.
    while takeRemark() {}
    dropEnd()
    if name.last == ")", !name.contains("(") { name.removeLast() }
  }

  mutating func add(remark: Scalars) { take(remark: remark) }

  mutating func add(note: String) { remarks.append(note) }

  mutating func add(guests count: Int) { guests += count }

  mutating func setAnswer(_ answer: ListAnswer?) { self.answer = answer }

  private static let longest = 300

  private mutating func takeRemark() -> Bool {
    dropEnd()
    return takeCode() || takeSign() || takeQuestion() || takeBrackets() || takeGuests()
      || takePhoneNumber() || takeFigure() || dropCurrency() || takeOther() || takeRemarkAfterSign()
      || takeWords()
  }

  /// Drops what may stand before a name, such as a quotation mark.
  private mutating func dropBeginning() {
    name = name.drop { !$0.beginsName }
    let words = name.words
    guard words.count > 1, Array(words[0]).map({ $0.value }) == [0x47, 0x4B] else { return }
    remarks.append(words[0].string)
    name = name[words[1].startIndex...]
  }

  // `Se baja Pablo`, `out Tom`
  private mutating func takeBeginning() {
    guard let start = name.predicateEnd else { return }
    take(remark: name[..<start])
    name = name[start...]
  }

  // `Jonno has a knock so he's out`
  private mutating func takeSentence() {
    guard let start = name.verbOfSentence,
      name[start...].saidAnswer != nil || name[start...].beginsWithBringing
    else { return }
    saysForOthers = true
    isAboutAll = isAboutAll || name[start...].isAboutSeveral
    _ = cut(at: start)
    name = name.withoutContraction
  }

  private mutating func dropEnd() {
    while let last = name.last, !last.endsName { name.removeLast() }
  }

  // `:thumbsup:`
  private mutating func takeCode() -> Bool {
    guard name.last == ":", let start = name.dropLast().lastIndex(of: ":"),
      start + 2 < name.endIndex, !name[start...].contains(where: { $0.isSpace })
    else { return dropColon() }
    take(ListSign(code: Array(name[(start + 1)..<(name.endIndex - 1)].string.utf8)), name[start...])
    name = name[..<start]
    return true
  }

  private mutating func dropColon() -> Bool {
    guard name.last?.isColon == true else { return false }
    name.removeLast()
    return true
  }

  // `Ann £`
  private mutating func dropCurrency() -> Bool {
    guard name.last?.isCurrency == true, !name.dropLast().isEmpty else { return false }
    name.removeLast()
    return true
  }

  private mutating func takeSign() -> Bool {
    guard let last = name.last, ListSign(last) != nil else { return false }
    var start = name.endIndex
    while start > name.startIndex, ListSign(name[start - 1]) != nil || name[start - 1].isSpace {
      start -= 1
    }
    let signs = name[start...]
    name = name[..<start]
    for scalar in signs {
      if let sign = ListSign(scalar) { take(sign, [scalar]) }
    }
    return true
  }

  private mutating func take(_ sign: ListSign, _ text: Scalars) {
    saysForOthers = saysForOthers || answer == nil && sign.answer != nil
    mayBeAboutAll = mayBeAboutAll || sign.answer == .out
    note(sign.answer)
    if sign.isRemark { remarks.insert(text.string, at: 0) }
  }

  // `(GK)`, `[late]`
  private mutating func takeBrackets() -> Bool {
    guard let last = name.last, let open = last.openingBracket else { return false }
    guard let start = name.lastIndex(of: open), name[..<start].contains(where: { $0.isLetter })
    else {
      guard start(of: open) == nil || last != ")" else { return false }
      name.removeLast()
      return true
    }
    let inner = name[(start + 1)..<(name.endIndex - 1)]
    name = name[..<start]
    if let number = inner.leadingPlus {
      self.guests += number
    } else if let guests = ListGuests(inner), !inner.trimmed.meansGuest {
      self.guests += guests.count
    } else {
      take(remark: inner)
    }
    return true
  }

  private func start(of bracket: Unicode.Scalar) -> Int? { name.firstIndex(of: bracket) }

  // `+1`, `plus one`, `con 2`
  private mutating func takeGuests() -> Bool {
    guard let guests = ListGuests(endOf: name), name[..<guests.start].hasLetters else {
      return false
    }
    self.guests += guests.count
    name = name[..<guests.start]
    return true
  }

  // `Ann?`
  private mutating func takeQuestion() -> Bool {
    guard let last = name.last, last.isQuestionMark else { return false }
    while let last = name.last, last.isQuestionMark || last.isSpace { name.removeLast() }
    saysForOthers = saysForOthers || answer == nil
    answer = answer ?? .maybe
    return true
  }

  private mutating func takePhoneNumber() -> Bool {
    var start = name.endIndex
    while start > name.startIndex, name[start - 1].isPartOfPhoneNumber { start -= 1 }
    let number = name[start...]
    guard number.count(where: { $0.isDigit }) >= 6, name[..<start].hasLetters else { return false }
    name = name[..<start]
    return true
  }

  // `£6`, `15h`, `in 17`, `8 pm`
  private mutating func takeFigure() -> Bool {
    let words = name.words
    guard words.count > 1, let last = words.last else { return false }
    let before = words[words.count - 2]
    if last.isPrice || last.isTime || last.isDate || last.isPhoneLike {
      let isVerb = name[..<last.startIndex].predicateStart != nil
      let hasPreposition =
        words.count > 2 && !isVerb
        && (before.isPreposition || before.phrases.first?.meaning == .date)
      return cut(at: (hasPreposition ? before : last).startIndex)
    }
    guard words.count > 2 else { return false }
    let isNumber = last.allSatisfy { $0.isDigit }
    if isNumber, before.phrases.first?.meaning == .yes || before.isPreposition {
      return cut(at: before.startIndex)
    }
    guard before.first?.isDigit == true, before.allSatisfy({ !$0.isLetter }),
      [.date, .price].contains(last.phrases.first?.meaning)
    else { return false }
    let preposition = words[words.count - 3]
    return cut(at: (words.count > 3 && preposition.isPreposition ? preposition : before).startIndex)
  }

  // `Dan, not Ed`
  private mutating func takeOther() -> Bool {
    guard let start = name.startOfOther else { return false }
    return cut(at: start)
  }

  // `Adam - paid`, `Ben: yes`, `Cem, late`
  private mutating func takeRemarkAfterSign() -> Bool {
    guard let sign = name.indices.last(where: { name.separatesRemark(at: $0) }) else {
      return false
    }
    let rest = name[(sign + 1)...].trimmed
    guard name[..<sign].hasLetters,
      rest.isRemark || name[sign].isDash && rest.mayBeReason
        || rest.first?.isSmall == true && rest.saidAnswer != nil
    else {
      return false
    }
    if !name[sign].separatesNames, rest.isOneWord {
      saysForOthers = saysForOthers || answer == nil
      mayBeAboutAll = true
    }
    take(remark: rest)
    name = name[..<sign]
    return true
  }

  // `Ann in`, `민준 참석`, `Flo kommt etwas später`
  private mutating func takeWords() -> Bool {
    guard let start = name.predicateStart else { return false }
    isAboutAll = isAboutAll || name[start...].isAboutSeveral
    mayBeAboutAll = mayBeAboutAll || name[start...].isOneWord
    saysForOthers = saysForOthers || answer == nil
    guard cut(at: start) else { return false }
    // "Tom's in"
    name = name.withoutContraction
    return true
  }

  private mutating func cut(at start: Int) -> Bool {
    take(remark: name[start...])
    name = name[..<start]
    return true
  }

  /// Notes what stands nearer to the name than what was noted before, and so counts; but who may come,
  /// or waits, beside a yes does so.
  private mutating func note(_ nearer: ListAnswer?) {
    switch (nearer, answer) {
    case (nil, _), (.plays?, .maybe?), (.plays?, .reserve?): break
    default: answer = nearer
    }
  }

  private mutating func take(remark: Scalars) {
    let text = remark.trimmed
    note(text.answerOfRemark)
    let onlyAnswers = text.phrases.allSatisfy {
      $0.meaning == .filler || $0.meaning == .me
        || $0.meaning?.answer != nil && $0.meaning != .injured
    }
    if text.contains(where: { $0.isLetter || $0.isDigit }), !onlyAnswers {
      remarks.insert(text.string, at: 0)
    }
  }
}

extension Scalars {
  /// The number in "+1 Jonny"; `nil` for other texts.
  fileprivate var leadingPlus: Int? {
    let text = trimmed
    guard text.first == "+", let (number, rest) = text.dropFirst().leadingNumber, number < 10,
      rest.hasLetters, ListGuests(text) == nil
    else { return nil }
    return number
  }

  var isPreposition: Bool {
    isUsed(as: .beforeTime)
  }

  fileprivate var isPhoneLike: Bool { first == "+" && count { $0.isDigit } >= 6 }

  /// Whether the text goes on in small letters, as no name does, or says that someone plays or not.
  fileprivate var mayBeReason: Bool {
    first?.isSmall == true || saidAnswer != nil && !looksLikeName
  }

  /// Whether a remark may follow this sign: a colon, a comma, or a dash or slash after a space.
  fileprivate func separatesRemark(at index: Int) -> Bool {
    let sign = self[index]
    if sign.isColon || sign.separatesNames { return true }
    guard sign.isDash || sign == "/" || sign == "=" || sign.value == 0x2192, index > startIndex,
      index + 1 < endIndex
    else { return false }
    return self[index - 1].isSpace || self[index + 1].isSpace
  }
}

extension Unicode.Scalar {
  /// Whether a name, or a remark behind it, may end with this.
  fileprivate var endsName: Bool {
    beginsName || isClosingBracket || self == "." || self == ":" || self == "+" || isQuestionMark
      || ListSign(self) != nil || isMarkOfLetter || isCurrency
  }

  private var isClosingBracket: Bool { openingBracket != nil }

  fileprivate var openingBracket: Unicode.Scalar? {
    switch self {
    case ")": "("
    case "]": "["
    case "}": "{"
    case "\u{FF09}": "\u{FF08}"
    case "\u{3011}": "\u{3010}"
    default: nil
    }
  }

  private var isMarkOfLetter: Bool { value >= 0x300 && isLetter }

  fileprivate var isPartOfPhoneNumber: Bool {
    isDigit || isSpace || isDash || self == "+" || self == "(" || self == ")" || self == "."
      || self == "/"
  }
}
