import Domain

/// What a line is that names no one: a heading, or a word about the evening.
package enum ListRemark: Sendable, Equatable {
  case heading, date, place, price, notice, contact
  /// "Me", in place of a name.
  case writer
}

/// What the lines below a heading are.
struct ListSection: Equatable {
  enum Kind: Equatable {
    /// Those who play, or a team.
    case people
    case answer(ListAnswer)
    /// Rules and other notices, which name no one.
    case notices
  }

  let kind: Kind
  /// What to note beside each name: that they are goalkeepers.
  var remark: String?
  /// Whether the words of the heading say what it is, and not only its form.
  var isNamed = true
}

extension Scalars {
  /// The section that a heading with these words begins; `nil` when its words are in no table.
  var section: ListSection? {
    let phrases = phrases
    // Before a yes or a no, a word such as "players" says nothing.
    if let answer = saidAnswer { return ListSection(kind: .answer(answer)) }
    for phrase in phrases {
      switch phrase.meaning {
      case .goalkeeper: return ListSection(kind: .people, remark: phrase.text.string)
      case .notice where !phrases.contains { $0.isFigure }: return ListSection(kind: .notices)
      case .late: return ListSection(kind: .people, remark: string)
      case .players, .team, .position, .paid, .guest: return ListSection(kind: .people)
      default: break
      }
    }
    return nil
  }

  /// The count behind a heading, and the text before it: `Coming – 60% (3)`, `참석 8명`, `White 5/10`.
  var withoutCount: (text: Scalars, count: Int?)? {
    var text = trimmed
    while let last = text.last, last.isColon || last == "." { text.removeLast() }
    if text.last == ")" || text.last?.value == 0xFF09,
      let start = text.lastIndex(where: { $0 == "(" || $0.value == 0xFF08 }),
      let (count, rest) = text[(start + 1)...].leadingNumber, rest.dropLast().isCountUnit
    {
      let before = text[..<start].trimmed
      return (before.withoutShare ?? before, count)
    }
    if let before = text.withoutShare { return (before, nil) }
    guard let word = text.words.last, let (count, unit) = word.leadingNumber,
      word.startIndex > text.startIndex,
      unit.count > 0, unit.isCountUnit
    else { return nil }
    return (text[..<word.startIndex].trimmed, count)
  }

  private var isCountUnit: Bool {
    let key = SearchKey.folded(trimmed)
    return key.isEmpty || first == "/"
      || known.uses(key, as: .count)
  }

  /// The text before a share of votes: `Coming – 60%`.
  private var withoutShare: Scalars? {
    guard last == "%", let word = words.last, word.count > 1, word.first?.isDigit == true else {
      return nil
    }
    var text = self[..<word.startIndex].trimmed
    while let last = text.last, last.isDash || last.isSpace { text.removeLast() }
    return text
  }
}

extension ListLine {
  /// What the line is when it names no one for sure, whatever stands around it; `nil` when it may.
  ///
  /// An item with a number names a person even when it has a time or a price.
  func remark(isFirst: Bool) -> ListRemark? {
    if text.hasLink || text.hasMailAddress { return .contact }
    if !text.hasLetters { return text.hasPhoneNumber ? .contact : .date }
    let phrases = text.phrases
    if signs.contains(.date) { return .date }
    if signs.contains(.place) { return .place }
    if signs.contains(.notice) { return .notice }
    if isNumbered { return phrases.onlyAboutTheEvening ? .heading : nil }
    if signs.contains(.paid), phrases.contains(where: { $0.isFigure }) { return .price }
    if isBracketed { return .heading }
    if !isFirst, text.isAboutSomeone { return nil }
    if let names = text.countOfNames, names > 3 { return nil }
    // What comes first and has a time is a title, unless it joins names.
    return phrases.remark(isFirst: isFirst && !text.joinsNames)
      ?? (text.isSentence && !(isFirst && text.isAboutSomeone) ? .notice : nil)
  }

  var isNumbered: Bool {
    if case .number = mark { true } else { false }
  }
}

extension [ListPhrase] {
  fileprivate var onlyAboutTheEvening: Bool {
    allSatisfy { phrase in
      switch phrase.meaning {
      case .game, .date, .price, .filler, .players, .place: true
      case nil: phrase.isFigure
      default: false
      }
    }
      && contains {
        $0.meaning == .game || $0.meaning == .price || $0.meaning == .place
          || $0.meaning == .players
      }
  }

  /// What a line of these words is; `nil` when it may be a name.
  fileprivate func remark(isFirst: Bool) -> ListRemark? {
    let unknown = count { $0.meaning == nil && !$0.isFigure || $0.meaning == .month && !hasFigure }
    func has(_ meaning: ListWord) -> Bool { contains { $0.meaning == meaning } }
    let hasTime = contains { $0.text.isTime }
    let hasDate = has(.date) || has(.month) && hasFigure || contains { $0.text.isDate }
    let hasPrice = contains { $0.text.isPrice } || has(.price) && hasFigure
    let beginsWithPrice = first?.text.isPrice == true
    if has(.price), unknown == 0, count > 1 { return .price }
    if hasPrice, beginsWithPrice || has(.price) || has(.place) || has(.game) { return .price }
    if has(.place), isFirst || hasFigure || unknown > 2 || first?.meaning == .place || unknown == 0
    {
      return hasTime || has(.date) ? .heading : .place
    }
    if hasDate, unknown == 0, !has(.game) { return .date }
    if hasDate, has(.game) || hasTime || isFirst || unknown > 2 { return .heading }
    if hasDate, hasFigure { return .date }
    if has(.game) { return .heading }
    if has(.notice), unknown > 1 || count == 1 || first?.meaning == .notice && hasFigure {
      return .notice
    }
    if hasTime, isFirst || unknown == 0 { return .heading }
    return nil
  }

  private var hasFigure: Bool { contains { $0.isFigure } }
}

extension Scalars {
  /// Whether a comma or another sign parts the text.
  fileprivate var joinsNames: Bool {
    contains { $0.separatesNames || $0 == "&" || $0 == "/" || $0 == "+" }
  }

  /// The name of which the text is all but a time: "Al 7pm"; `nil` for other texts.
  var nameBeforeTime: Scalars? {
    let name = ListPerson(self).name
    guard name.startIndex == startIndex, name.looksLikeName,
      name.phrases.allSatisfy({ $0.meaning == nil })
    else { return nil }
    let rest = self[name.endIndex...].phrases
    let saysOnlyWhen = rest.allSatisfy {
      $0.isFigure && !$0.text.isDate && !$0.text.isPrice || $0.meaning == .date
        || $0.meaning == .late || $0.meaning == .yes || $0.meaning == .filler
        || !$0.text.hasLetters || $0.text.isPreposition
    }
    return saysOnlyWhen && rest.contains { $0.isFigure } ? name : nil
  }

  /// More than people write about someone in one line; longer ones would take long to read.
  static let longestSentence = 600

  /// Whether the text says something about one person or several: "Kevin hat noch nicht bezahlt".
  var isAboutSomeone: Bool {
    guard count <= Self.longestSentence else { return false }
    let people = ListSeparators().people(in: self)
    return people.allSatisfy { $0.name.looksLikeName }
      && people.contains { $0.answer != nil || !$0.remarks.isEmpty || $0.guests > 0 }
  }

  /// Whether the text says of people that they play or not, or bring guests.
  var saysWhoPlays: Bool {
    guard count <= Self.longestSentence else { return false }
    let people = ListSeparators().people(in: self)
    return people.allSatisfy { $0.name.looksLikeName }
      && people.contains { $0.answer != nil || $0.guests > 0 }
  }

  /// Whether the text is small words and a number, as in "Still need 7".
  private var isCountOfMissing: Bool {
    let words = words
    guard words.count > 2, !joinsNames, let last = words.last(where: { $0.beginsWord }) else {
      return false
    }
    return words[0].first?.isCapital == true && last.allSatisfy { !$0.isLetter }
      && words.dropFirst().dropLast().contains { $0.first?.isSmall == true }
  }

  private var beginsWord: Bool { first?.beginsName == true }

  /// Whether the text is a sentence, and no name: many words of which only the first is capital, or
  /// words before a question or exclamation mark.
  var isSentence: Bool {
    if isCountOfMissing { return true }
    let words = words.filter { $0.hasLetters }
    guard words.count > 2 else { return false }
    if last == "!" || last == "?" || last == "…" || last?.value == 0xFF01 || last?.value == 0xFF1F {
      return true
    }
    if joinsNames { return false }
    if words.count > 6 { return true }
    let small = words.dropFirst().count { word in word.first?.isSmall == true }
    let particles = words.dropFirst().count { $0.phrases.first?.meaning == .filler }
    if small > 4 { return true }
    return words[0].first?.isCapital == true && small == words.count - 1 && small - particles > 1
      && (words.count > 3 || phrases.contains { $0.meaning != nil })
  }
}
