import Domain

/// Answers behind names, and what people write behind them.
extension [Scalars] {
  /// The lines with what stands behind an answer in brackets, when most lines are a name and an answer:
  /// "Pino yes, I have the ball", "Phil ❌ wedding".
  var withReasonsApart: [Scalars] {
    let lines = map { $0.withSpacesAroundAnswers }
    let votes = lines.map { $0.vote }
    let count = votes.count { $0 != nil }
    guard count > 2, count * 2 >= self.count(where: { $0.hasLetters }) else { return self }
    return zip(lines, votes).map { line, vote in
      vote.map { line.withReasonApart(behind: $0) } ?? line.withUnknownAnswer
    }
  }
}

extension Scalars {
  /// The line with spaces between signs that are an answer and the letters beside them.
  fileprivate var withSpacesAroundAnswers: Scalars {
    var text: [Unicode.Scalar] = []
    for scalar in self {
      let isAnswer = ListSign(scalar)?.answer != nil
      if let last = text.last,
        isAnswer && last.beginsName
          || scalar.beginsName && ListSign(last).map({ _ in true }) == true
      {
        text.append(" ")
      }
      text.append(scalar)
    }
    return another(text)
  }

  /// Where the answer is in a line that is a name and an answer behind it; `nil` for other lines.
  fileprivate var vote: Range<Int>? {
    guard count <= Self.longestSentence else { return nil }
    let phrases = phrases
    let place = phrases.indices.dropFirst().prefix(4).first { index in
      let text = phrases[index].text
      return text.signAnswer != nil
        || text.first?.isCapital == false && phrases[index].meaning?.answer != nil
          && (text.count > 1 || self.first?.isHangul == true)
    }
    guard let place else { return nil }
    let answer = phrases[place].text
    let name = ListLine(self[..<answer.startIndex]).text
    guard name.looksLikeName, ListSeparators().parts(of: name).count == 1 else { return nil }
    return answer.startIndex..<answer.endIndex
  }

  /// The line with what is behind its answer in brackets, unless that is about someone else: "Ann can,
  /// Ben can't".
  fileprivate func withReasonApart(behind answer: Range<Int>) -> Scalars {
    let people = ListSeparators().people(in: self)
    let name = ListPerson(self[..<answer.lowerBound]).name
    guard people.count > 1 || people.first?.name.isSame(as: name) != true else { return self }
    let rest = self[answer.upperBound...]
    let reason = rest.drop { $0.separatesNames || $0.isSpace || $0.isDash || $0 == "." }
    guard reason.hasLetters, reason.first != "(" else { return self }
    let isOther = self[answer].last?.separatesNames == true || reason.count + 1 < rest.count
    if isOther, ListSeparators().people(in: reason).contains(where: { $0.name.looksLikeName }) {
      return self
    }
    return self[
      ..<(answer.upperBound - (isOther && self[answer].last?.separatesNames == true ? 1 : 0))
    ].with(remark: reason)
  }

  /// The line with a question mark for an answer that is not known: "Chris dunno".
  fileprivate var withUnknownAnswer: Scalars {
    let words = words
    guard let first = words.first, first.first?.isCapital == true, (2...4).contains(words.count),
      words.dropFirst().allSatisfy({ $0.first?.isSmall == true }),
      phrases.dropFirst().contains(where: { $0.meaning == nil }),
      !contains(where: { $0.separatesNames || $0.isColon }), last?.isLetter == true
    else { return self }
    return another(Array(first) + ["?"]).with(remark: self[first.endIndex...].trimmed)
  }

  /// The text with another one in brackets behind it.
  fileprivate func with(remark: Scalars) -> Scalars {
    var text = Array(self)
    text += " (".scalars
    text += remark.filter { $0 != "(" && $0 != ")" }
    text.append(")")
    return another(text)
  }
}
