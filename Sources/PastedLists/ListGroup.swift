package import Domain

/// How a name of a list can also be read.
package enum ListAlternative: Equatable, Sendable {
  /// This name and the next are one person's, which was written so: "Ann & Ben".
  case onePerson(ShortText)
  /// The name is that of several people: "Jean Pierre".
  case severalPeople
}

extension ListSeparators {
  /// The people in a text.
  ///
  /// What a sentence says at its end is about all the people it joins: "Ann, Ben and
  /// Cem are out".
  func people(in text: Scalars) -> [ListPerson] {
    let pieces = pieces(of: text.withoutIntroduction)
    var people = pieces.map { ListPerson($0.text) }
    let isSentence = people.contains { $0.saysForOthers }
    // "Ann, Ben in, Cem, Dan out"
    let sharesAnswers = !keepsAnswers || people.contains { $0.answer == .plays && $0.mayBeAboutAll }
    var answer: ListAnswer?
    var reachesBeyondCommas = false
    for index in people.indices.reversed() {
      if people[index].answer != nil {
        answer = people[index].saysForOthers ? people[index].answer : nil
        reachesBeyondCommas =
          people[index].isAboutAll
          || sharesAnswers && people[index].mayBeAboutAll && answer != .reserve
      } else {
        people[index].setAnswer(answer)
      }
      switch pieces[index].separator {
      case .and: reachesBeyondCommas = true
      case .comma: if !reachesBeyondCommas { answer = nil }
      }
    }
    if pieces.count == 2, pieces[1].separator == .and, !isSentence {
      people[0].alternative = people[0].name.through(people[1].name, in: text)
        .map { .onePerson($0) }
    } else if pieces.count == 1, people[0].name.canBeSplit {
      people[0].alternative = .severalPeople
    }
    return people
  }
}

extension NameList {
  /// Marks names of two words among names of one, which may be those of two people.
  mutating func markDoubles() {
    let isDouble = entries.map { Scalars($0.name.text, known).isDouble }
    let single = entries.count { Scalars($0.name.text, known).words.count == 1 }
    guard single > 1, single * 3 >= entries.count * 2 else { return }
    for index in entries.indices where isDouble[index] && entries[index].alternative == nil {
      setAlternative(.severalPeople, at: index)
    }
  }
}

extension Scalars {
  /// The text without the words before the first of three or more names: "So far I've got Ann, Ben, Cem".
  fileprivate var withoutIntroduction: Scalars {
    let parts = partsOfList
    guard parts.count > 2, let first = parts.first else { return self }
    let words = first.words
    guard words.count > 2, words.count(where: { $0.first?.isSmall == true }) > 1,
      let last = words.lastIndex(where: { $0.first?.isSmall == true }), last + 1 < words.count,
      words[last + 1].first?.isCapital == true
    else { return self }
    let name = first[words[last + 1].startIndex...]
    return name.looksLikeName ? self[name.startIndex...] : self
  }

  /// Whether a sign or "and" within the name can part it.
  fileprivate var canBeSplit: Bool {
    ListSeparators(splitsAll: true).parts(of: self).count > 1
  }

  /// The text from this part to another one.
  fileprivate func through(_ last: Scalars, in text: Scalars) -> ShortText? {
    guard startIndex < last.endIndex, text.startIndex <= startIndex, last.endIndex <= text.endIndex
    else { return nil }
    return try? ShortText(text[startIndex..<last.endIndex].string)
  }

  /// Whether these may be two first names: two words of three or more letters, each with a capital.
  fileprivate var isDouble: Bool {
    let words = words
    return words.count == 2
      && words.allSatisfy { word in
        word.count > 2 && word.first?.isCapital == true
          && word.dropFirst().allSatisfy { $0.isSmall }
          && word.meaning == nil
          && !word.isUsed(as: .nickname)
      }
  }

  /// Turkish for "me", which is a name elsewhere.
  var isTurkishForMe: Bool { SearchKey.folded(self) == Array("ben".utf8) }
}

extension Unicode.Scalar {
  /// ğ, ı, ş and İ, which the languages around Turkish share at most in part.
  var isTurkishLetter: Bool {
    value == 0x11E || value == 0x11F || value == 0x130 || value == 0x131 || value == 0x15E
      || value == 0x15F
  }
}
