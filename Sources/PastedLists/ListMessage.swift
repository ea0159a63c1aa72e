import Domain

/// What a message of a chat says about its writer, and who comes along.
///
/// ```
/// me and Ben are in               // the writer and Ben play
/// can't, Cem plays instead of me  // the writer is out, and Cem plays
/// in, bringing two mates          // the writer plays, with two guests
/// ```
struct ListMessage {
  /// What is said about the writer; `nil` when nothing is.
  private(set) var answer: ListAnswer?
  /// Whether the answer is one only for want of another, such as a thumb.
  private(set) var isWeak = false
  private(set) var guests = 0
  /// Who else plays.
  private(set) var others: [ListPerson] = []
  private let isTurkish: Bool

  init(_ lines: [Scalars], isTurkish: Bool) {
    self.isTurkish = isTurkish
    let lines = lines.map { $0.trimmed.prefix(Scalars.longestSentence) }
      .filter { $0.first != "<" && !$0.hasLink }
    guard let first = lines.first else { return }
    let sentences = lines.flatMap { $0.sentencesOfMessage }.compactMap { $0.statement }
    for sentence in sentences { read(sentence) }
    if let guests = first.guestsOfWriter {
      self.guests = guests
      answer = answer ?? .plays
    } else if answer != .out {
      guests = sentences.lazy.compactMap { $0.guestsBrought }.first ?? 0
      if guests > 0 { answer = answer ?? .plays }
    }
    guard answer == nil, sentences.count > 0 else { return }
    answer = first.shortMessageAnswer
    isWeak = true
  }

  private mutating func read(_ sentence: Scalars) {
    if let start = sentence.placeOfWriter {
      answer = .out
      others += sentence.names(around: start)
      return
    }
    let said = sentence.messageAnswer
    isWeak = answer == nil && !sentence.hasLetters
    switch (answer, said) {
    case (nil, _), (.plays?, .maybe?), (.plays?, .reserve?): answer = said
    default: break
    }
    if said == .plays { others += sentence.companions }
    if said != .out { others += sentence.namedGuests }
    let people = ListSeparators().people(in: sentence)
    guard people.contains(where: { isWriter($0.name) }) else { return }
    others += people.filter {
      !isWriter($0.name) && $0.name.beginningInCapitals.looksLikeName
        && $0.name.words.first?.meansGuest != true
    }.map { ListPerson($0.name.beginningInCapitals) }
  }

  private func isWriter(_ name: Scalars) -> Bool {
    name.meansTheWriter || isTurkish && name.isTurkishForMe
  }
}

extension Scalars {
  /// The sentences of a message, each with the sign at its end.
  fileprivate var sentencesOfMessage: [Scalars] {
    var sentences: [Scalars] = []
    var start = startIndex
    for index in indices where index >= start {
      let sign = self[index]
      guard sign == "." || sign == "!" || sign.isQuestionMark,
        index + 1 == endIndex || self[index + 1].isSpace, index > startIndex,
        sign != "." || self[index - 1].isSmall || !self[index - 1].isLetter
      else { continue }
      sentences.append(self[start...index].trimmed)
      start = index + 1
    }
    if start < endIndex { sentences.append(self[start...].trimmed) }
    return sentences
  }

  /// What the sentence states.
  ///
  /// Of a question, it is what is said before its comma: "I'm in, when do we meet?"
  fileprivate var statement: Scalars? {
    guard last?.isQuestionMark == true else { return self }
    guard let comma = firstIndex(where: { $0.separatesNames }) else { return nil }
    let clause = self[..<comma]
    return clause.isRemark && clause.saidAnswer != nil ? clause : nil
  }

  /// The first words, as far as they have a capital; all of another script.
  fileprivate var beginningInCapitals: Scalars {
    let name = words.drop { $0.first?.isSmall == true }.prefix { $0.first?.isSmall != true }
    guard let first = name.first, let last = name.last else { return self }
    return self[first.startIndex..<last.endIndex]
  }

  /// Who comes "with" the writer; not in German, where every noun has a capital.
  fileprivate var companions: [ListPerson] {
    let words = words
    let with = words.indices.dropLast().last { words[$0].isUsed(as: .with) }
    guard let with else { return [] }
    let names = words[(with + 1)...].prefix { $0.first?.isCapital == true }
    guard let first = names.first, let last = names.last,
      case let name = self[first.startIndex..<last.endIndex], name.looksLikeName
    else { return [] }
    return [ListPerson(name)]
  }

  /// How many guests a message says that its writer brings; `nil` when it does not say so.
  ///
  /// "+1" alone is the writer, and "+2" the writer and one more.
  fileprivate var guestsOfWriter: Int? {
    guard !phrases.contains(where: { $0.meaning == .notice }),
      let guests = ListGuests(self) ?? ListGuests(endOf: self)
    else { return nil }
    return dropFirst().trimmed.allSatisfy { $0.isDigit } ? guests.count - 1 : guests.count
  }

  fileprivate var messageAnswer: ListAnswer? {
    if first == "+", dropFirst().trimmed.allSatisfy({ $0.isDigit }) { return .plays }
    return answer ?? (phrases.contains { $0.meaning == .late } ? .plays : nil)
  }

  /// One or two words are an answer that the table does not know; more are about something else.
  fileprivate var shortMessageAnswer: ListAnswer? {
    last?.isQuestionMark != true && hasLetters && words.count <= 2 && !words.isEmpty
      && !phrases.contains { $0.meaning == .notice } ? .plays : nil
  }

  /// Where a sentence says that someone comes in the writer's place; `nil` when it does not.
  fileprivate var placeOfWriter: Range<Int>? {
    phrases.first { $0.meaning == .insteadOfMe }.map { $0.text.startIndex..<$0.text.endIndex }
  }

  /// The names in the clause in which a phrase stands: words of no other meaning, with a capital
  /// where the script has them.
  fileprivate func names(around phrase: Range<Int>) -> [ListPerson] {
    let start = self[..<phrase.lowerBound].lastIndex { $0.separatesNames }.map { $0 + 1 }
    let end = self[phrase.upperBound...].firstIndex { $0.separatesNames }
    let clause = self[(start ?? startIndex)..<(end ?? endIndex)]
    return clause.phrases.names(outside: phrase).map { ListPerson(self[$0]) }
  }
}
