import Domain

// What a line looks like that names a section or a team.

extension [ListPhrase] {
  /// What is behind a label such as "Place:".
  var remarkOfLabel: ListRemark? {
    guard let meaning = first(where: { $0.meaning != .filler })?.meaning else { return nil }
    switch meaning {
    case .date, .month: return .date
    case .place: return .place
    case .price: return .price
    case .game: return .heading
    case .otherColumn: return .contact
    default: return nil
    }
  }
}

extension Scalars {
  /// Whether all words are in the table, so that there is no name among them.
  var hasNoName: Bool {
    let phrases = phrases
    let hasDay = phrases.contains { $0.meaning == .date || $0.isFigure }
    return !phrases.isEmpty
      && phrases.allSatisfy { phrase in
        // May and Jan are names, too.
        if phrase.meaning == .month, !hasDay { return false }
        return phrase.meaning != nil || phrase.isFigure || !phrase.text.hasLetters
      }
  }

  /// Whether no word says what those behind it are, as in a label in words that the table does not have.
  var isOfNoMeaning: Bool {
    section == nil && !hasWordForTeam && !phrases.contains { $0.isFigure }
  }

  var isTeamAlone: Bool {
    let phrases = phrases.filter { $0.meaning != .filler && $0.meaning != nil }
    return phrases.allSatisfy { $0.meaning == .team || $0.meaning == .position }
  }

  /// Whether the text says what signs mean: "✅ in ❌ out".
  var isLegend: Bool {
    guard count <= Self.longestSentence, hasNoName else { return false }
    let answers = phrases.compactMap { $0.meaning?.answer }
    return answers.contains { $0 == .plays } && answers.contains { $0 == .out }
      && contains { ListSign($0)?.answer != nil }
  }

  /// Whether the line is the heading of a poll: `Coming – 60% (3)`.
  var hasShare: Bool {
    contains("%") && words.contains { $0.last == "%" && $0.first?.isDigit == true }
  }

  /// Whether what is behind a label says something about the person who the label is.
  var beginsWithRemark: Bool {
    let parts = partsOfList
    return parts.first?.isRemark == true && (parts.count == 1 || first?.isCapital != true)
  }

  /// Whether half or more of the parts may be names: they look like one, or are short and of no other
  /// meaning.
  var mayBeNames: Bool {
    guard count <= Self.longestSentence else { return true }
    let parts = ListSeparators().parts(of: self)
    let names = parts.count { part in
      part.looksLikeName
        || part.words.count < 3 && part.phrases.allSatisfy { $0.meaning == nil && !$0.isFigure }
    }
    return names * 2 >= parts.count
  }

  /// Where a label ends: at a colon that is in no time, or at a dash between spaces.
  var labelEnd: Int? {
    for index in indices.prefix(Self.longestSentence).dropFirst() {
      let next = index + 1 < endIndex ? self[index + 1] : " "
      if self[index].isColon {
        // A link, or a formula's range of cells
        if next == "/" || self[..<index].contains("=") { return nil }
        if self[index - 1].isDigit, next.isDigit { continue }
        return index
      }
      if self[index].isDash, self[index - 1].isSpace, next.isSpace { return index }
    }
    return nil
  }
}

extension [ListLine] {
  /// Whether a line has several words, and the lines that follow it have one each.
  func isTitleOfBlock(_ index: Int) -> Bool {
    self[index].text.words.count > 1
      && self[(index + 1)...].prefix { $0.text.hasLetters }.allSatisfy { $0.text.words.count == 1 }
  }
}

extension ListLine {
  /// How many names are behind the line's colon; none when something else is.
  var namesBehindLabel: Int {
    guard !isNumbered, let colon = text.labelEnd, text[colon].isColon else { return 0 }
    return text[(colon + 1)...].trimmed.countOfNames ?? 0
  }

  /// Whether the line has a label that says yes before names, or is such a heading.
  var saysYesOfOthers: Bool {
    guard !isMarked, let colon = text.firstIndex(where: { $0.isColon }) else { return false }
    let label = text[..<colon]
    return label.saidAnswer == .plays && (label.hasNoName || namesBehindLabel > 2)
  }

  /// Whether the line is a place that no one has yet, such as "tbc" behind a number.
  var isFreePlace: Bool {
    let phrases = text.phrases
    if isNumbered, text.another(text.filter { $0.isLetter }).isUsed(as: .freePlace) {
      return true
    }
    return isNumbered && text.last?.isColon != true && text.first?.isCapital == text.isInCapitals
      && phrases.allSatisfy { $0.meaning == .maybe || $0.meaning == .reserve }
  }

  /// Whether the line says which teams play each other: "Blacks v Whites".
  var isMatchUp: Bool {
    let phrases = text.phrases
    guard phrases.count == 3, phrases[0].meaning == .team, phrases[2].meaning == .team else {
      return false
    }
    return phrases[1].text.isUsed(as: .versus)
  }
}

extension Scalars {
  /// Whether the text is a name with a number of guests: "민준 외 2명".
  var namesHost: Bool {
    ListGuests(endOf: self).map { self[..<$0.start].looksLikeName } == true
  }

  /// Whether a line with a time, a price or a day is a title and no heading over people.
  func isTitle(isFirst: Bool) -> Bool {
    phrases.contains {
      $0.text.isPrice || $0.text.isTime || isFirst && $0.meaning == .date && phrases.count > 1
    }
  }

  /// "Team", "equipo", "팀": a word with which teams are named, whatever stands beside it.
  var hasWordForTeam: Bool {
    words.contains { $0.isUsed(as: .wordForTeam) }
  }

  /// A name that is struck through, and behind it who plays instead, as two texts with the same mark.
  var withSubstituteApart: [Scalars] {
    if let texts = partedByArrow { return texts }
    guard contains("~"), let first = firstIndex(of: "~"),
      let end = self[(first + 1)...].dropFirst().firstIndex(of: "~"),
      self[first..<end].hasLetters, !self[..<first].hasLetters
    else { return [self] }
    let behind = self[end...].drop { $0 == "~" }
    guard self[first + 1].isSpace == false, behind.looksLikeName else { return [self] }
    return [self[..<behind.startIndex], another(Array(self[..<first]) + behind)]
  }

  /// "Bob -> Cem" as two lines, of which the first has a cross.
  private var partedByArrow: [Scalars]? {
    guard
      let arrow = indices.dropFirst().first(where: {
        self[$0].value == 0x2192 || self[$0].value == 0x27A1
          || self[$0] == ">" && self[$0 - 1].isDash
      })
    else { return nil }
    let before = self[..<arrow].trimmed
    let behind = self[(arrow + 1)...].drop { !$0.beginsName }
    guard behind.looksLikeName, ListLine(before).text.looksLikeName else { return nil }
    let crossed = Array(before.dropLast(self[arrow] == ">" ? 1 : 0)) + [" ", "\u{274C}"]
    return [another(crossed), behind]
  }
}
