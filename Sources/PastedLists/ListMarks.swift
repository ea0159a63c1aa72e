/// Marks whose meaning shows only in the whole text.
extension [Scalars] {
  /// The lines with a sign for a mark that means something else alone: the "+" and "-" behind names that
  /// mean yes and no, and the circles of teams, of which red means no elsewhere.
  var withPlainMarks: [Scalars] {
    let lines = arePairs ? map { $0.withPairsApart } : self
    return lines.withSignsForMarks
  }

  private var withSignsForMarks: [Scalars] {
    let hasColours = contains { $0.contains { $0.isColourOfTeam } }
    let hasPluses = contains { $0.answerByPlus == .plays }
    let hasCircles = areMarkedByCircles
    guard hasColours || hasPluses || hasCircles else { return self }
    return map { line in
      let text = hasPluses || hasCircles ? line.withSign(hasCircles: hasCircles) : line
      return hasColours ? text.another(text.map { $0.isColourOfAnswer ? "\u{26AA}" : $0 }) : text
    }
  }
}

extension [Scalars] {
  /// Whether half the lines or more are "Ann x Ben".
  fileprivate var arePairs: Bool {
    let pairs = self.count { $0.placeOfTimes != nil }
    return pairs > 2 && pairs * 2 >= self.count { $0.hasLetters }
  }

  /// Whether half the lines or more end with an O or X, as people write for yes and no.
  fileprivate var areMarkedByCircles: Bool {
    let answers = compactMap { $0.answerByCircle }
    return answers.count > 2 && answers.count * 2 >= self.count(where: { $0.hasLetters })
      && answers.contains { $0 == .plays } && answers.contains { $0 == .out }
  }
}

extension Scalars {
  /// Where an x stands between two names.
  fileprivate var placeOfTimes: Int? {
    words.dropFirst().dropLast().first { $0.isTimesSign }?.startIndex
  }

  /// The line with a slash for each x between names.
  fileprivate var withPairsApart: Scalars {
    var text = Array(self)
    for word in words.dropFirst().dropLast() where word.isTimesSign {
      text[word.startIndex - startIndex] = "/"
    }
    return another(text)
  }

  private var isTimesSign: Bool {
    count == 1 && (first == "x" || first == "X" || first?.value == 0xD7)
  }

  /// What an O or X behind a name says; `nil` when none is there.
  fileprivate var answerByCircle: ListAnswer? {
    let words = withoutBrackets.words
    guard words.count > 1, let mark = words.last, mark.count == 1, let sign = mark.first else {
      return nil
    }
    switch sign {
    case "O", "o", "\u{25CB}", "\u{3147}": return .plays
    case "X", "x": return .out
    default: return nil
    }
  }

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

  fileprivate func withSign(hasCircles: Bool) -> Scalars {
    guard let answer = answerByPlus ?? (hasCircles ? answerByCircle : nil),
      let mark = withoutBrackets.words.last
    else { return self }
    let sign: Unicode.Scalar =
      switch answer {
      case .plays: "\u{2705}"
      case .out: "\u{274C}"
      default: "\u{2753}"
      }
    return another(Array(self[..<mark.startIndex]) + [sign] + self[mark.endIndex...])
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
