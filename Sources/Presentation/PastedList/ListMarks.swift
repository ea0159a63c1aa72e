/// Marks whose meaning shows only in the whole text.
extension [Scalars] {
  /// The lines with a sign for a mark that means something else alone: the "+" and "-" behind names that
  /// mean yes and no, and the circles of teams, of which red means no elsewhere.
  var withPlainMarks: [Scalars] {
    let hasColours = contains { $0.contains { $0.isColourOfTeam } }
    let hasPluses = contains { $0.answerByPlus == .plays }
    guard hasColours || hasPluses else { return self }
    return map { line in
      let text = hasPluses ? line.withSignForPlus : line
      return hasColours ? text.map { $0.isColourOfAnswer ? "\u{26AA}" : $0 }[...] : text
    }
  }
}

extension Scalars {
  /// What "+", "-" or "+/-" behind a name says; `nil` when none is there.
  fileprivate var answerByPlus: ListAnswer? {
    let mark = withoutBrackets.words.last ?? []
    guard words.count > 1, hasLetters else { return nil }
    let isBoth = mark.contains { $0.value == 0xB1 }
    guard mark.allSatisfy({ $0 == "+" || $0 == "/" || $0.isDash || $0.value == 0xB1 }) else {
      return nil
    }
    return switch (isBoth || mark.contains("+"), isBoth || mark.contains { $0.isDash }) {
    case (true, true): .maybe
    case (true, false): .plays
    case (false, true): .out
    case (false, false): nil
    }
  }

  /// The text without brackets at its end.
  var withoutBrackets: Scalars {
    guard trimmed.last == ")", let open = lastIndex(of: "(") else { return trimmed }
    return self[..<open].trimmed
  }

  /// The sentences of a line of which several have a label: "In: Ann, Ben. Out: Cem."
  var labelledSentences: [Scalars] {
    if let sentences = sentencesAboutPeople { return sentences }
    let colons = indices.count { index in
      self[index].isColon && index + 1 < endIndex && self[index + 1].isSpace
    }
    guard colons > 1 else { return [self] }
    var sentences: [Scalars] = []
    var start = startIndex
    for index in indices.dropLast() {
      let isEnd = self[index] == "." || self[index] == ";"
      guard isEnd, self[index + 1].isSpace, self[(index + 1)...].contains(where: { $0.isColon })
      else { continue }
      sentences.append(self[start..<index])
      start = index + 1
    }
    let last = self[start...].trimmed
    return sentences + [last.last == "." && start > startIndex ? last.dropLast() : self[start...]]
  }

  fileprivate var withSignForPlus: Scalars {
    guard let answer = answerByPlus, let mark = withoutBrackets.words.last else { return self }
    let sign: Unicode.Scalar =
      switch answer {
      case .plays: "\u{2705}"
      case .out: "\u{274C}"
      default: "\u{2753}"
      }
    return (Array(self[..<mark.startIndex]) + [sign] + self[mark.endIndex...])[...]
  }
}

extension Scalars {
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
    return sentences.allSatisfy { $0.trimmed.isAboutSomeone } ? sentences : nil
  }
}

extension Unicode.Scalar {
  /// A circle or square in a colour that means no answer: blue, white, black, orange, purple or brown.
  fileprivate var isColourOfTeam: Bool {
    switch value {
    case 0x26AA, 0x26AB, 0x1F535, 0x1F7E0, 0x1F7E3, 0x1F7E4, 0x1F7E6, 0x1F7E7, 0x1F7EA, 0x1F7EB,
      0x2B1B:
      true
    default: false
    }
  }

  /// A circle or square in red, green or yellow.
  fileprivate var isColourOfAnswer: Bool {
    switch value {
    case 0x1F534, 0x1F7E2, 0x1F7E1, 0x1F7E5, 0x1F7E9, 0x1F7E8: true
    default: false
    }
  }
}
