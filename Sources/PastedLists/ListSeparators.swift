import Domain

/// How several names in one line are parted.
struct ListSeparators {
  /// Whether `Müller, Stefan` is one person: in an item of a list, or when all lines have two parts.
  var keepsPairs = false
  /// Whether the line is the whole list, so that a dash parts names, too.
  var isWholeList = false
  /// Whether an answer behind names with commas is that of the last: in a whole list, or behind a label.
  var keepsAnswers = false

  /// Whether "and" parts whatever is beside it, also in a long name.
  var splitsAll = false

  /// A part of a text, and what parts it from the one before it.
  struct Piece {
    enum Separator { case comma, and }

    let text: Scalars
    var separator = Separator.comma
  }

  /// The parts of a text, each with the remarks that follow it.
  func parts(of text: Scalars) -> [Scalars] { pieces(of: text).map { $0.text } }

  /// The same, with how they are parted.
  func pieces(of text: Scalars) -> [Piece] {
    let parts = text.partsOfList
    if parts.count == 2, keepsPairs, parts[0].mayPair(with: parts[1]) { return [Piece(text: text)] }
    let lists = parts.map { Piece(text: $0) }.joiningRemarks(in: text)
    return lists.flatMap { part in parted(part.text).joiningRemarks(in: part.text) }
  }

  private func parted(_ text: Scalars) -> [Piece] {
    if text.isNickname { return [Piece(text: text)] }
    var pieces: [Piece] = []
    var start = text.startIndex
    let separators = text.separators
    let dashes = separators.count { $0.isDash }
    // Two or more dashes part names, and one that is the whole list.
    let splitsDashes = dashes > 1 || isWholeList && dashes == 1
    for (range, isDash) in separators where !isDash || splitsDashes {
      pieces.append(Piece(text: text[start..<range.lowerBound], separator: .and))
      start = range.upperBound
    }
    pieces.append(Piece(text: text[start...], separator: .and))
    pieces[0].separator = .comma
    // Several slashes, plus signs or dashes are as commas.
    if separators.count > 1,
      separators.allSatisfy({ $0.range.count == 1 && !text[$0.range.lowerBound].isLetter })
    {
      for index in pieces.indices { pieces[index].separator = .comma }
    }
    guard splitsAll || pieces.mayBeNames else { return [Piece(text: text)] }
    return pieces.flatMap { $0.text.hangulNames ?? [$0] }
  }
}

extension Scalars {
  /// Two or more Korean names with spaces between them; `nil` for other texts.
  fileprivate var hangulNames: [ListSeparators.Piece]? {
    let end = predicateStart ?? endIndex
    let names = self[..<end].words
    guard names.count > 1, names.allSatisfy({ $0.isHangulName }) else { return nil }
    return names.enumerated().map { number, name in
      let isLast = number == names.count - 1
      return ListSeparators.Piece(
        text: isLast ? self[name.startIndex...] : name,
        separator: number > 0 && (names.count == 2 || end < endIndex) ? .and : .comma)
    }
  }

  /// Whether this is a word of the length of a Korean name, and of no other meaning.
  var isHangulName: Bool {
    (2...3).contains(count) && allSatisfy { $0.isHangul }
      && meaning == nil
  }

  /// Whether a capital begins the text, and something is said behind the name, so that words in small
  /// letters after a comma are about it, too.
  fileprivate var saysMoreThanName: Bool {
    guard trimmed.first?.isCapital == true else { return false }
    let person = ListPerson(self)
    return person.answer != nil || !person.remarks.isEmpty
  }
}

extension [ListSeparators.Piece] {
  /// Whether each part may be someone's name, so that "and" is not within one: each is short and begins
  /// as the first does.
  fileprivate var mayBeNames: Bool {
    guard count > 1, let first = first?.text.trimmed.first else { return true }
    var lengths: [Int] = []
    for piece in self where !piece.text.trimmed.isEmpty {
      let text = piece.text.trimmed
      if text.isRemark || ListGuests(text) != nil || text.meansTheWriter || text.hostOfGuest != nil
      {
        continue
      }
      let name = ListPerson(text).name.trimmed
      guard !first.isCapital || name.first?.isSmall != true else { return false }
      lengths.append(name.words.count)
    }
    guard let most = lengths.max(), let least = lengths.min() else { return true }
    return most < 3 || most == 3 && least > 1
  }

  /// The parts without empty ones, and with remarks as the end of the part before them.
  fileprivate func joiningRemarks(in text: Scalars) -> [ListSeparators.Piece] {
    var joined: [ListSeparators.Piece] = []
    for piece in self where !piece.text.trimmed.isEmpty {
      let part = piece.text.trimmed
      let isRemark =
        part.first == "+" || part.deniesAnother || part.isRemark && !part.isWordAndName
        || !part.hasLetters
        || ListGuests(part) != nil
        || part.first?.isSmall == true && joined.last?.text.saysMoreThanName == true
      if let last = joined.last, isRemark {
        joined[joined.count - 1] = ListSeparators.Piece(
          text: text[last.text.startIndex..<piece.text.endIndex], separator: last.separator)
      } else {
        joined.append(piece)
      }
    }
    return joined
  }
}

extension Scalars {
  /// The parts between commas, mentions and points between letters that are in no brackets.
  var partsOfList: [Scalars] {
    var parts: [Scalars] = []
    var start = startIndex
    var isInBrackets = false
    let hasManyPoints = count { $0.isMiddlePoint } > 1
    let lastBracket = lastIndex { $0.closesBracket } ?? startIndex
    for index in indices {
      if self[index].opensBracket { isInBrackets = index < lastBracket }
      if self[index].closesBracket { isInBrackets = false }
      guard !isInBrackets, separatesList(at: index, hasManyPoints) else { continue }
      parts.append(self[start..<index])
      start = index + 1
    }
    parts.append(self[start...])
    return parts
  }

  private func separatesList(at index: Int, _ hasManyPoints: Bool) -> Bool {
    let scalar = self[index]
    let last = index > startIndex ? self[index - 1] : " "
    let next = index + 1 < endIndex ? self[index + 1] : " "
    if scalar == "@" { return !last.beginsName }
    // A number such as 10,000.
    if scalar == ",", last.isDigit, next.isDigit { return false }
    if scalar.separatesNames { return true }
    return scalar.isMiddlePoint && (last.isSpace || next.isSpace || last.isHangul || hasManyPoints)
  }

  /// Where "and", "&", "/", "+" or a dash part names.
  fileprivate var separators: [(range: Range<Int>, isDash: Bool)] {
    var separators: [(range: Range<Int>, isDash: Bool)] = []
    var bracket = 0
    for index in indices {
      let scalar = self[index]
      if scalar == "(" { bracket += 1 }
      if scalar == ")" { bracket -= 1 }
      guard bracket <= 0, index > startIndex, index + 1 < endIndex else { continue }
      let (last, next) = (self[index - 1], self[index + 1])
      if scalar == "&" || scalar.value == 0xFF06 {
        separators.append((index..<(index + 1), false))
      } else if scalar == "/" || scalar.value == 0xFF0F {
        if last.isSpace || next.isSpace || last.beginsName && next.isLetter, last != "/",
          next != "/"
        {
          separators.append((index..<(index + 1), false))
        }
      } else if scalar == "+", let word = self[(index + 1)...].prefix(20).words.first,
        word.first?.isLetter == true, word.guestNumber == nil
      {
        separators.append((index..<(index + 1), false))
      } else if scalar.isDash, last.isSpace, next.isSpace {
        separators.append((index..<(index + 1), true))
      }
    }
    let isInCapitals = isInCapitals
    for word in words
    where word.startIndex > startIndex && word.endIndex < endIndex
      && word.isAnd(inCapitals: isInCapitals) && !self[..<word.startIndex].saysNo
      && !hasOpenBracket(before: word.startIndex)
    {
      separators.append((word.startIndex..<word.endIndex, false))
    }
    for (word, next) in zip(words, words.dropFirst())
    where word.endsWithKoreanAnd || word.endsWithKoreanAnd(before: next) {
      separators.append(((word.endIndex - 1)..<word.endIndex, false))
    }
    for word in words where word.startIndex > startIndex && word.beginsWithArabicAnd {
      separators.append((word.startIndex..<(word.startIndex + 1), false))
    }
    return separators.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a bracket behind a name is open where a word begins.
  private func hasOpenBracket(before index: Int) -> Bool {
    let before = self[..<index].suffix(ShortText.scalarLimit)
    guard let last = before.lastIndex(where: { $0 == "(" || $0 == ")" }) else {
      return false
    }
    return self[last] == "(" && self[..<last].hasLetters
  }

  /// Whether the text is only a no, as before "ni" in "No van ni Pepe ni Luis".
  private var saysNo: Bool { count < 40 && saidAnswer == .out && isRemark }

  /// Whether this word joins two names; in capitals, which are an initial, only when all is.
  private func isAnd(inCapitals: Bool) -> Bool {
    guard count < 5, inCapitals || first?.isCapital == false, first?.beginsName == true else {
      return false
    }
    return joinsTwoNames
  }

  /// Whether the slashes are within a nickname, as in `서연/28/성남`.
  var isNickname: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && !contains { $0.isSpace }
      && (parts.dropFirst().contains { $0.contains { $0.isDigit } })
      && !hasLink
  }

  /// Whether this and another text may be the last and first name of one person.
  func mayPair(with other: Scalars) -> Bool {
    let texts = [trimmed, other.trimmed]
    if texts.allSatisfy({ $0.isHangulName }) { return false }
    return texts.allSatisfy {
      (1...2).contains($0.words.count) && $0.hasLetters && !$0.isRemark && $0.first != "+"
    }
      && (texts[0].first { $0.isLetter }?.isHangul) == (texts[1].first { $0.isLetter }?.isHangul)
      && (texts[0].first { $0.isLetter }?.isCapital) == (texts[1].first { $0.isLetter }?.isCapital)
      && ListSign(texts[0].last ?? " ") == nil && ListSign(texts[1].first ?? " ") == nil
  }

  /// The items of a list that was written in one line, with a number or a sign before each, or a sign
  /// behind each.
  var itemsInOneLine: [Scalars] {
    let numbered = itemsByNumber
    return numbered.count > 1 ? numbered : itemsBySign
  }

  private var itemsByNumber: [Scalars] {
    let words = words
    guard let first = words.first else { return [self] }
    var starts = [startIndex]
    var last = first.leadingNumber?.value
    let begins = first.first?.isNumberSign == true || last != nil
    guard begins else { return [self] }
    for (position, word) in words.enumerated().dropFirst() {
      if word.first?.isNumberSign == true {
        starts.append(word.startIndex)
        continue
      }
      guard let (value, rest) = word.leadingNumber, let before = last, value == before + 1 else {
        continue
      }
      let hasPoint =
        rest.first.map {
          ($0.isNumberPoint || $0.value == 0xFE0F || $0.value == 0x20E3)
            && !($0 == ":" || $0 == "/")
        } == true
      let isPlain =
        rest.isEmpty && position + 1 < words.count && words[position + 1].hasLetters
        && first.allSatisfy { $0.isDigit }
      guard hasPoint || isPlain else { continue }
      starts.append(word.startIndex)
      last = value
    }
    return starts.indices.map {
      self[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : endIndex)]
    }
  }

  private var itemsBySign: [Scalars] {
    let signs = indices.filter { index in
      ListSign(self[index])?.answer != nil
        && (index == startIndex || ListSign(self[index - 1])?.answer == nil)
    }
    guard signs.count > 1, let first = signs.first else { return [self] }
    let isBefore = !self[..<first].contains { $0.beginsName }
    var items: [Scalars] = []
    var start = startIndex
    for sign in signs.dropFirst(isBefore ? 1 : 0) {
      var end = sign
      if !isBefore { while end < endIndex, ListSign(self[end]) != nil { end += 1 } }
      items.append(self[start..<end])
      start = end
    }
    items.append(self[start...])
    return items.filter { $0.contains { !$0.isSpace } }
  }
}

extension Unicode.Scalar {
  fileprivate var opensBracket: Bool { self == "(" || value == 0xFF08 }
  fileprivate var closesBracket: Bool { self == ")" || value == 0xFF09 }

  fileprivate var isMiddlePoint: Bool {
    value == 0xB7 || value == 0x30FB || value == 0x318D || value == 0x2219 || value == 0x22C5
  }
}
