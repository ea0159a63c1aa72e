import Domain

/// A word of a text, or several that mean something together.
struct ListPhrase {
  /// `nil` for a word in no table, such as a name.
  let meaning: ListWord?
  let text: Scalars

  /// Whether this is a time, a date, a sum of money, or a number.
  var isFigure: Bool {
    text.isTime || text.isDate || text.isPrice || text.first?.isDigit == true
  }
}

extension Scalars {
  /// The words, with the longest phrases of the table found among them.
  var phrases: [ListPhrase] {
    let words = words
    let keys = words.map { $0.wordKey }
    var phrases: [ListPhrase] = []
    var start = 0
    while start < words.count {
      let one = words.isInitial(start) ? nil : words[start].meaning(of: keys[start])
      let (length, meaning) = longestPhrase(at: start, in: keys) ?? (1, one)
      let text = self[words[start].startIndex..<words[start + length - 1].endIndex]
      phrases.append(ListPhrase(meaning: meaning, text: text))
      start += length
    }
    return phrases
  }

  /// What the word means alone; a short one whose accent matters is a name without it.
  private func meaning(of key: [UInt8]) -> ListWord? {
    if key.isEmpty || known.needsAccent(key) && allSatisfy({ $0.value < 0x80 }) { return nil }
    return known.meaning(of: key)
  }

  /// The longest phrase of several words that begins with a word, and its meaning; `nil` when there is
  /// none.
  private func longestPhrase(
    at start: Int, in keys: [[UInt8]]
  ) -> (length: Int, meaning: ListWord?)? {
    var key = keys[start]
    guard known.beginsPhrase(key) else { return nil }
    var found: (length: Int, meaning: ListWord?)?
    for length in 2...ListWords.longestPhrase where start + length <= keys.count {
      key.append(UInt8(ascii: " "))
      key += keys[start + length - 1]
      if let meaning = known.meaning(of: key) { found = (length, meaning) }
    }
    return found
  }

  /// The word without punctuation around it, as the table has it; of signs alone, the signs.
  private var wordKey: [UInt8] {
    guard count <= 40 else { return [] }
    var word = drop {
      !$0.beginsName && $0 != "+" && $0 != "?" && $0 != "&" && $0.value < 0x2500 && !$0.isCurrency
    }
    while let last = word.last, !last.beginsName, last.value < 0x2500, last != "?", last != "+",
      last != "&"
    {
      word.removeLast()
    }
    while word.count > 1, word.last == "?" { word.removeLast() }
    return SearchKey.folded(word)
  }

  /// What a remark beside a name, or a message, says about a person; `nil` when nothing.
  var answer: ListAnswer? {
    if let said = saidAnswer { return said }
    if contains(where: { $0.isQuestionMark }) { return .maybe }
    return phrases.contains { $0.meaning == .me } ? .plays : nil
  }

  /// What the words and signs say; `nil` when nothing.
  ///
  /// Of a yes and a no, the first counts; a maybe beside a yes is a maybe.
  var saidAnswer: ListAnswer? {
    var answer: ListAnswer?
    let phrases = phrases
    for (index, phrase) in phrases.enumerated() {
      if phrase.meaning == .not, !phrases.deniesAnswer(at: index) { continue }
      // Someone who may be late comes.
      if phrase.meaning == .maybe, phrases.meaning(after: index) == .late { continue }
      guard let next = phrase.meaning?.answer ?? phrase.text.signAnswer else { continue }
      // "Kommen nicht"
      let isDenied = index > 0 && phrase.meaning == .not && phrases.meaning(before: index) == .yes
      switch (answer, next) {
      case (.plays?, .out) where isDenied: answer = .out
      case (nil, _), (.plays?, .maybe), (.plays?, .reserve): answer = next
      default: break
      }
    }
    return answer
  }

  /// What the signs in the text say.
  var signAnswer: ListAnswer? {
    for scalar in self {
      if let answer = ListSign(scalar)?.answer { return answer }
    }
    return nil
  }

  /// Whether this is one word with a capital that is in the table, and what people are called, too.
  var isWordAndName: Bool {
    first?.isCapital == true && dropFirst().allSatisfy { $0.isSmall && $0.value < 0x80 }
      && isUsed(as: .nameToo)
  }

  /// Whether all words are in the table, or figures, so that there is no name among them.
  var isRemark: Bool {
    let phrases = phrases
    return phrases.contains { $0.meaning != .filler }
      && phrases.allSatisfy { phrase in
        switch phrase.meaning {
        case .team, .nameColumn, .month, .and, .me: false
        case nil: phrase.isFigure || !phrase.text.hasLetters
        default: true
        }
      }
  }
}

extension [Scalars] {
  /// Whether a word is a single capital behind another, as in "Tom H".
  fileprivate func isInitial(_ index: Int) -> Bool {
    index > 0 && self[index].count == 1 && self[index].first?.isCapital == true
      && self[index - 1].first?.isCapital == true
  }
}

extension [ListPhrase] {
  /// Whether a "not" says that someone does not come; not when it belongs to "paid" or "late".
  fileprivate func deniesAnswer(at index: Int) -> Bool {
    func isOther(_ phrase: ListPhrase?) -> Bool {
      phrase?.meaning == .paid || phrase?.meaning == .late || phrase?.meaning == .injured
        || phrase?.meaning == .price
    }
    let next = self[(index + 1)...].first { $0.meaning != .filler && $0.meaning != .me }
    guard next?.meaning?.answer == nil || next?.meaning == .injured else { return true }
    return !isOther(next) && !isOther(self[..<index].last { $0.meaning != .filler })
  }

  /// What the phrase before means that is no filler.
  fileprivate func meaning(before index: Int) -> ListWord? {
    self[..<index].last { $0.meaning != .filler }?.meaning
  }

  /// What the next phrase means that is no filler.
  fileprivate func meaning(after index: Int) -> ListWord? {
    self[(index + 1)...].first { $0.meaning != .filler && !$0.isFigure }?.meaning
  }
}
