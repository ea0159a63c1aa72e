import Domain

// Lines below a list that change what it says: "Tom out, Ben in for him", "za Darka wchodzi Igor".
extension NameList {
  /// Reads a line that changes what the list says of someone; `false` when it does not.
  mutating func correct(_ text: Scalars) -> Bool {
    guard !entries.isEmpty, text.count <= Scalars.longestSentence else { return false }
    let whole = text
    let text = text.withoutLabelOfChange
    return substitute(text, isLabelled: text.count < whole.count) || takePlace(text)
      || substituteAfterComma(text)
      || repeatAnswers(text)
  }

  /// "Tom out, Ben in for him", of people who are in the list or not.
  private mutating func repeatAnswers(_ text: Scalars) -> Bool {
    let people = ListSeparators().people(in: text)
    guard people.allSatisfy({ $0.answer != nil && $0.name.looksLikeName }),
      people.contains(where: { position(of: $0.name) != nil })
    else { return false }
    for person in people { correct(person.name, person.answer ?? .plays) }
    return true
  }

  /// "Tom can't, so Ben plays": someone in the list is out, and behind a comma one other is named.
  private mutating func substituteAfterComma(_ text: Scalars) -> Bool {
    let clauses = text.split { $0.separatesNames || $0 == "." || $0 == "!" }
    guard clauses.count == 2, let said = clauses[0].saidAnswer, said != .plays else { return false }
    // "Bob's out, I'll take his place"
    if clauses[1].isVerbOfWriter, let position = position(in: clauses[0]) {
      entries[position].answer = .out
      return true
    }
    let phrases = clauses[1].phrases
    guard
      phrases.contains(where: {
        $0.meaning == .yes || $0.meaning == .insteadOf || $0.meaning == .insteadOfOther
      }),
      let position = position(in: clauses[0])
    else { return false }
    let names = phrases.names(outside: 0..<0)
    guard names.count == 1 else { return false }
    entries[position].answer = .out
    correct(text[names[0]], .plays)
    return true
  }

  /// Reads a line that says who comes in place of someone in the list; `false` when it does not.
  private mutating func substitute(_ text: Scalars, isLabelled: Bool) -> Bool {
    let phrases = text.phrases
    let saysWhoPlays = isLabelled || phrases.contains { $0.meaning == .yes }
    for index in phrases.indices
    where phrases.replaces(index) || saysWhoPlays && phrases[index].mayReplace
      || phrases[index].meaning == .insteadOfOther
    {
      for replaced in phrases.wordsBeside(index) {
        guard let position = position(of: text[replaced]) else { continue }
        let names = phrases.names(outside: replaced)
        guard names.count == 1, !text[names[0]].isVerbOfWriter else { continue }
        entries[position].answer = .out
        correct(text[names[0]], .plays)
        return true
      }
    }
    return false
  }

  /// Reads a line whose writer comes in place of someone in the list: "I'll take Bob's place"; `false` when
  /// it does not say so.
  mutating func takePlace(_ text: Scalars) -> Bool {
    guard text.count <= Scalars.longestSentence else { return false }
    let phrases = text.phrases
    for index in phrases.indices
    where phrases.replaces(index) || phrases.writerReplaces(index) {
      for replaced in phrases.wordsBeside(index) {
        guard let position = position(of: text[replaced]),
          phrases.names(outside: replaced).allSatisfy({ text[$0].isVerbOfWriter })
        else { continue }
        entries[position].answer = .out
        return true
      }
    }
    return false
  }

  private mutating func correct(_ name: Scalars, _ answer: ListAnswer) {
    if let position = position(of: name) {
      entries[position].answer = answer
    } else {
      add(ListPerson(name), answer: answer, source: 0)
    }
  }

  /// Where the person of the list is that a text names in one to three words.
  private func position(in text: Scalars) -> Int? {
    let words = text.words
    let starts = words.prefix(8).indices
    for start in starts {
      for end in (start..<Swift.min(start + 3, words.count)).reversed() {
        let name = ListPerson(text[words[start].startIndex..<words[end].endIndex]).name
        if let position = position(of: name.withoutContraction) { return position }
      }
    }
    return nil
  }

  /// Where a name is in the list; also in another case, as in Polish, when it can be of one person only.
  private func position(of name: Scalars) -> Int? {
    let key = SearchKey.folded(name)
    let keys = entries.map { SearchKey.folded($0.name.text) }
    for form in name.formsOfHost.map({ SearchKey.folded($0) }) {
      if let same = keys.firstIndex(where: { $0 == form }) { return same }
    }
    let alike = keys.indices.filter { keys[$0].isInflected(as: key) }
    return alike.count == 1 ? alike[0] : nil
  }
}

extension [UInt8] {
  /// Whether two names are alike but for an ending of one or two letters, such as Darek and Darka.
  func isInflected(as other: [UInt8]) -> Bool {
    let common = zip(self, other).prefix { $0 == $1 }.count
    // Edek, Edka
    if common > 1, suffix(2).elementsEqual("ek".utf8), other.suffix(2).elementsEqual("ka".utf8) {
      return count == other.count && count == common + 2
    }
    let longest = common > 3 ? 3 : 2
    return common > 2 && count - common <= longest && other.count - common <= longest
  }
}

extension Scalars {
  /// The text behind a label such as "EDIT:".
  fileprivate var withoutLabelOfChange: Scalars {
    guard let end = labelEnd, self[..<end].words.count < 3,
      !self[..<end].contains(where: { $0.separatesNames })
    else { return self }
    return self[(end + 1)...].trimmed
  }
}

extension [ListPhrase] {
  /// Where one to three words are behind a word, and the one before it.
  fileprivate func wordsBeside(_ index: Int) -> [Range<Int>] {
    let behind = self[(index + 1)...].drop { $0.meaning == .filler && !$0.mayReplace }
      .prefix(3)
    var ranges = behind.indices.reversed().map {
      behind[behind.startIndex].text.startIndex..<self[$0].text.endIndex
    }
    if index > 0 { ranges.append(self[index - 1].text.startIndex..<self[index - 1].text.endIndex) }
    return ranges
  }

  /// The names outside of a part of the text: words of no other meaning, with a capital where the script
  /// has them.
  func names(outside part: Range<Int>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    for phrase in self where phrase.mayBeNewName {
      let range = phrase.text.startIndex..<phrase.text.endIndex
      if part.overlaps(range) { continue }
      if let last = names.last, last.upperBound + 1 == range.lowerBound {
        names[names.count - 1] = last.lowerBound..<range.upperBound
      } else {
        names.append(range)
      }
    }
    return names
  }
}

extension ListPhrase {
  /// Whether this is no word of the table, and may be a name.
  var mayBeNewName: Bool {
    meaning == nil && !isFigure && text.hasLetters && text.first?.isSmall == false
  }

  /// "For" and the like, which stand before the name of someone who is replaced, and before others.
  var mayReplace: Bool { text.isUsed(as: .insteadOf) }
}
