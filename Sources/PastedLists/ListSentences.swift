import Domain

// A line that is several sentences, of which each is read as a line.

extension Scalars {
  /// The sentences of a line of which several have a label: "In: Ann, Ben. Out: Cem."
  var labelledSentences: [Scalars] {
    // "Who's in on Sunday? Ann, Ben and Cem."
    if count <= Self.longestSentence, let end = firstIndex(where: { $0.isQuestionMark }),
      self[...end].isSentence,
      self[(end + 1)...].first?.isSpace == true,
      self[(end + 1)...].prefix(while: { $0 != "." }).countOfNames ?? 0 > 1
    {
      return [self[...end]] + self[(end + 1)...].trimmed.labelledSentences
    }
    if let sentences = sentencesAboutPeople { return sentences }
    if let end = endOfFirstSentence,
      self[..<end].countOfNames ?? 0 > 2
        || self[..<end].namesBehindColon > 0 && self[(end + 1)...].trimmed.saysWhoPlays
        || self[..<end].namesBehindColon > 2
        || self[..<end].saidAnswer != nil && self[..<end].saysWhoPlays
    {
      return [self[..<end]] + self[(end + 1)...].trimmed.labelledSentences
    }
    let colons = indices.filter { index in
      self[index].isColon && index + 1 < endIndex && self[index + 1].isSpace
    }
    guard (2...20).contains(colons.count) else { return [self] }
    var sentences: [Scalars] = []
    var start = startIndex
    for colon in colons {
      guard let next = self[start..<colon].startOfLabel else { continue }
      let sentence = self[start..<next].trimmed
      let word = sentence.words.last ?? []
      let isEnd = word.last?.endsLabelled == true
      let isVersus = word.isUsed(as: .versus)
      sentences.append(sentence.dropLast(isVersus ? word.count : isEnd ? 1 : 0))
      start = next
    }
    guard start > startIndex else { return [self] }
    let last = self[start...].trimmed
    return sentences + (last.last == "." ? last.dropLast() : last).labelledSentences
  }

  /// Where the label begins with which this text ends, behind another label and names; `nil` when there
  /// is none.
  private var startOfLabel: Int? {
    let end = indices.dropLast().last { self[$0].endsLabelled && self[$0 + 1].isSpace }
    if let end, self[(end + 1)...].hasLetters { return end + 1 }
    let phrases = phrases
    if let versus = phrases.last(where: { $0.text.isUsed(as: .versus) }),
      versus.text.startIndex > startIndex, contains(where: { $0.isColon })
    {
      return versus.text.endIndex
    }
    guard phrases.count > 2, let last = phrases.last, last.meaning?.answer != nil,
      contains(where: { $0.isColon })
    else { return nil }
    return last.text.startIndex
  }
}

extension Scalars {
  /// Where the full stop is behind the first sentence; `nil` when there is no other.
  fileprivate var endOfFirstSentence: Int? {
    guard count <= Self.longestSentence else { return nil }
    return indices.dropFirst(3).dropLast().first { index in
      (self[index] == "." || self[index] == "!") && self[index + 1].isSpace
        && self[(index - 3)..<index].allSatisfy { $0.isLetter }
        && self[index - 1].isCapital == false
    }
  }

  fileprivate var namesBehindColon: Int {
    labelEnd.flatMap { self[$0].isColon ? self[($0 + 1)...].countOfNames : nil } ?? 0
  }

  /// The sentences of a line that are all about people: "Ann and Ben can play. Cem can't."
  private var sentencesAboutPeople: [Scalars]? {
    guard count <= Self.longestSentence else { return nil }
    var sentences: [Scalars] = []
    var start = startIndex
    for index in indices.dropFirst().dropLast() {
      // A full stop behind a word, and not behind an initial.
      guard self[index] == ".", self[index - 1].isSmall || self[index - 1] == "'",
        self[index + 1].isSpace
      else { continue }
      sentences.append(self[start..<index])
      start = index + 1
    }
    guard !sentences.isEmpty else { return nil }
    sentences.append(self[start...])
    let first = sentences[0].labelEnd.map { sentences[0][($0 + 1)...].countOfNames != nil }
    let isList = first == true && sentences.count > 1
    return sentences.dropFirst(isList ? 1 : 0).allSatisfy { $0.trimmed.isAboutSomeone }
      ? sentences : nil
  }
}

extension Unicode.Scalar {
  /// Whether this stands between names with a label and the next label.
  fileprivate var endsLabelled: Bool { self == "." || self == ";" || self == "/" || self == "|" }
}
