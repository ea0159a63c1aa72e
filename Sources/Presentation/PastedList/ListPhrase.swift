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
      let (length, meaning) = Self.phrase(at: start, in: keys)
      let text = self[words[start].startIndex..<words[start + length - 1].endIndex]
      phrases.append(ListPhrase(meaning: meaning, text: text))
      start += length
    }
    return phrases
  }

  /// The longest phrase that begins with a word, and its meaning.
  private static func phrase(at start: Int, in keys: [[UInt8]]) -> (length: Int, meaning: ListWord?)
  {
    var key = keys[start]
    var found: (length: Int, meaning: ListWord?) = (
      1, key.isEmpty ? nil : ListWord.meaning(of: key)
    )
    guard ListWord.beginsPhrase(key) else { return found }
    for length in 2...ListWord.longestPhrase where start + length <= keys.count {
      key.append(UInt8(ascii: " "))
      key += keys[start + length - 1]
      if let meaning = ListWord.meaning(of: key) { found = (length, meaning) }
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
  ///
  /// Of a yes and a no, the first counts; a maybe beside a yes is a maybe.
  var answer: ListAnswer? {
    var answer: ListAnswer?
    for phrase in phrases {
      guard let next = phrase.meaning?.answer ?? phrase.text.signAnswer else { continue }
      switch (answer, next) {
      case (nil, _), (.plays?, .maybe), (.plays?, .reserve): answer = next
      default: break
      }
    }
    if answer == nil, contains("?") || contains("？") { return .maybe }
    return answer
  }

  /// What the signs in the text say.
  var signAnswer: ListAnswer? {
    for scalar in self {
      if let answer = ListSign(scalar)?.answer { return answer }
    }
    return nil
  }

  /// Whether all words are in the table, or figures, so that there is no name among them.
  var isRemark: Bool {
    let phrases = phrases
    return !phrases.isEmpty
      && phrases.allSatisfy { phrase in
        switch phrase.meaning {
        case .team, .nameColumn, .month, .and: false
        case nil: phrase.isFigure || !phrase.text.hasLetters
        default: true
        }
      }
  }
}
