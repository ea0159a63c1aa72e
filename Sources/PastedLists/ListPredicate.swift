import Domain

/// What a sentence says about the people in it: "Ann and Ben are in", "Kevin hat noch nicht
/// bezahlt".
extension Scalars {
  /// Where the words begin that say something about the name before them; `nil` when none do.
  ///
  /// They are all in the table, one of them says something, and the first is no part of a name: it is
  /// in small letters, or in capitals behind a name that is not.
  var predicateStart: Int? {
    let phrases = phrases
    var start = phrases.count
    while start > 1, phrases[start - 1].maySaySomething { start -= 1 }
    while start < phrases.count, !phrases[start].beginsPredicate(after: phrases[..<start]) {
      start += 1
    }
    guard start < phrases.count,
      phrases[start...].contains(where: { $0.saysSomething(beside: self) })
    else { return nil }
    return phrases[start].text.startIndex
  }

  /// Where the name begins behind words that say something; `nil` when there are no such words.
  var predicateEnd: Int? {
    let phrases = phrases
    let words = phrases.prefix { $0.maySaySomething }
    guard !words.isEmpty, words.count < phrases.count,
      words.contains(where: { $0.opensSentence }), words.count > 1 || words[0].isLongWord
    else { return nil }
    let name = phrases[words.count].text
    guard name.first?.isSmall != true, self[name.startIndex...].looksLikeName else { return nil }
    return name.startIndex
  }

  /// Where the verb of a sentence about one person is: behind a name of one word, with no other capital
  /// after it.
  var verbOfSentence: Int? {
    let words = words
    guard words.count > 2, words[0].first?.isCapital == true,
      words[0].meaning == nil,
      words[1].isUsed(as: .verb) || words[1].beginsWithBringing
        || words[0].withoutContraction.count < words[0].count,
      words.dropFirst().allSatisfy({ $0.first?.isCapital != true || $0.count == 1 })
    else { return nil }
    return words[1].startIndex
  }

  /// "Tom" of "Tom's", which is short for "Tom is" or "Tom has".
  var withoutContraction: Scalars {
    let text = trimmed
    guard text.count > 3, text.last == "s", text.dropLast().last?.isApostrophe == true else {
      return text
    }
    return text.dropLast(2)
  }

  /// Whether the first word says that someone brings something.
  var beginsWithBringing: Bool {
    words.first?.isUsed(as: .brings) == true
  }

  /// Whether a predicate is about more than one person.
  var isAboutSeveral: Bool {
    words.contains { $0.isUsed(as: .plural) }
  }

  /// Whether a predicate is a word or a fixed phrase that says the same of one and of several: "out".
  var isOneWord: Bool {
    let phrases = phrases.filter { $0.meaning != .filler && $0.meaning != .date }
    guard phrases.count == 1, let word = phrases[0].text.words.first else { return false }
    return !word.isUsed(as: .verb) && !word.isUsed(as: .singular)
  }
}

extension ListPhrase {
  /// Whether the words mean nothing that is said in lists, or something that people are also called.
  fileprivate var mayBeName: Bool {
    switch meaning {
    case nil, .month, .team, .me, .position: true
    default: false
    }
  }

  /// Whether this can be among the words behind a name.
  fileprivate var maySaySomething: Bool {
    switch meaning {
    case .yes, .no, .not, .maybe, .reserve, .late, .goalkeeper, .injured, .paid, .filler, .date,
      .price, .me, .insteadOf, .insteadOfOther:
      true
    case .position: text.count > 3 || text.isInCapitals
    case nil: isFigure
    default: false
    }
  }

  /// Whether this says something on its own; a single letter only behind a name of Hangul.
  fileprivate func saysSomething(beside name: Scalars) -> Bool {
    switch meaning {
    case .yes, .no, .not, .maybe, .reserve, .late, .goalkeeper, .injured, .paid, .position:
      text.count > 1 || text.first.map { $0.value > 0x7F } == true || name.first?.isHangul == true
    // Spanish for "they go" and "they are there", which no name ends with.
    case .date: text.first?.isSmall == true
    case .filler: text.endIndex == name.endIndex && text.isUsed(as: .endsSentence)
    default: false
    }
  }

  /// Whether people put this before a name: "Out", "Se baja", "Late".
  fileprivate var opensSentence: Bool {
    switch meaning {
    case .no, .not, .maybe, .reserve, .late: true
    case .yes: text.words.count > 1 || text.count > 4
    default: false
    }
  }

  /// Whether one word is long enough to be no part of a name, such as "Si" and "Res".
  fileprivate var isLongWord: Bool {
    // A comma parts people: "Cho, Ann".
    guard text.last?.isLetter == true else { return false }
    return text.words.count > 1 || text.count > 3 || text.first.map { $0.value > 0x300 } == true
  }

  fileprivate func beginsPredicate(after name: ArraySlice<ListPhrase>) -> Bool {
    guard text.first?.isCapital == true, name.first?.text.first?.isHangul != true else {
      return !isFigure || text.first?.isDigit == true
    }
    return text.isInCapitals && name.contains { $0.text.contains { $0.isSmall } }
  }
}

extension Scalars {
  /// Whether the text is written in two or more capitals, such as GK and TBC.
  var isInCapitals: Bool { count > 1 && allSatisfy { $0.isCapital || !$0.isLetter } }

  /// Whether the text is words in small letters before "me", as in "Looks like me".
  var endsWithWriter: Bool {
    let words = words.dropFirst()
    return words.count > 0 && words.allSatisfy { $0.first?.isSmall == true }
      && words.last?.meansTheWriter == true
  }

  /// Whether the whole text means its writer: "me", "yo", "ich", "나".
  var meansTheWriter: Bool {
    another(filter { $0.isLetter || $0.isSpace || $0 == "'" }).isUsed(as: .writer)
  }

  /// How many parts between commas and "and" look like names; `nil` when one of a few parts does not, or
  /// a third of many.
  var countOfNames: Int? {
    guard count <= Self.longestSentence else { return nil }
    let parts = ListSeparators().parts(of: self)
    let names = parts.count { $0.looksLikeName }
    return names == parts.count || names > 2 && names * 3 >= parts.count * 2 ? names : nil
  }

  /// Whether this is one to three words in the letters of a name, none of which is about the evening.
  var looksLikeName: Bool {
    let person = ListPerson(self).name
    let phrases = person.phrases
    return (1...3).contains(phrases.count) && !person.contains { $0.isDigit }
      && phrases[0].text.first?.isSmall == false && person.hasLetters
      && phrases.contains { $0.mayBeName }
      && phrases.allSatisfy { phrase in
        switch phrase.meaning {
        case .date, .place, .price, .game, .notice, .players: false
        default: true
        }
      }
  }
}
