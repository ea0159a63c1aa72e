import Domain

/// Finds the headings of a list, and with them the section of each line.
struct SectionReader {
  enum Kind {
    case none
    case rest(ListRemark)
    /// People in the section and block of lines to which they belong, and whether the line itself says
    /// which section that is.
    case people(Scalars, ListSection?, block: Int, isLabelled: Bool)
  }

  let lines: [ListLine]
  let boldIsHeading: Bool
  private var section: ListSection?
  private var block = 0
  private var isFirst = true
  /// Whether several lines are names behind a colon, so that words such as "Cage" are labels of teams.
  private let hasLabelledTeams: Bool
  /// Whether a label or heading says of people that they come, so that those with another one may not.
  private let hasYesLabel: Bool
  /// Whether each of several blocks of lines begins with a line of several words, over lines of one.
  private let hasTitledBlocks: Bool

  init(lines: [ListLine], boldIsHeading: Bool) {
    self.lines = lines
    self.boldIsHeading = boldIsHeading
    hasYesLabel = lines.contains { $0.saysYesOfOthers }
    hasLabelledTeams = lines.count { $0.namesBehindLabel > 1 } > 1
    let blocks = lines.indices.filter { index in
      lines[index].text.hasLetters && (index == 0 || lines[index - 1].text.isEmpty)
        && index + 1 < lines.count && lines[index + 1].text.hasLetters
    }
    hasTitledBlocks =
      blocks.count > 1
      && blocks.allSatisfy { lines.isTitleOfBlock($0) || lines[$0].text.hasWordForTeam }
  }

  mutating func kinds() -> [Kind] {
    var kinds: [Kind] = []
    for (index, line) in lines.enumerated() {
      let kind = kind(of: line, at: index)
      // A poll begins with what was asked.
      if line.text.hasShare {
        for before in kinds.indices {
          if case .people(_, nil, _, _) = kinds[before] { kinds[before] = .rest(.heading) }
        }
      }
      kinds.append(kind)
      if line.text.hasLetters { isFirst = false }
    }
    return kinds
  }

  private mutating func kind(of line: ListLine, at index: Int) -> Kind {
    guard line.text.hasLetters else {
      // "👍 5" over those who come
      if let answer = line.signs.lazy.compactMap({ $0.answer }).first, hasItem(after: index) {
        return begin(ListSection(kind: .answer(answer)))
      }
      return line.text.contains { $0.isDigit } && !line.isNumbered ? .rest(.date) : .none
    }
    if line.text.isFormula { return .rest(.notice) }
    if line.text.isLegend { return .rest(.heading) }
    if line.text.hasMailAddress { return .rest(.contact) }
    if line.isHashtag || line.isFreePlace { return .rest(.heading) }
    if let heading = heading(line, at: index) { return begin(heading) }
    if let label = label(line) { return label }
    if let remark = line.remark(isFirst: isFirst && !isPersonWithTime(line, at: index)) {
      return .rest(section?.kind == .notices ? .notice : remark)
    }
    if line.isBold, boldIsHeading, !line.isMarked {
      return begin(ListSection(kind: .people, isNamed: false))
    }
    return .people(line.text, section, block: block, isLabelled: false)
  }

  private mutating func begin(_ section: ListSection) -> Kind {
    self.section = section
    block += 1
    return .rest(.heading)
  }

  /// The section that a line begins; `nil` when it is no heading.
  private func heading(_ line: ListLine, at index: Int) -> ListSection? {
    let text = line.text
    // "3 outs:"
    if line.isNumbered, text.last?.isColon == true, text.hasNoName { return text.section }
    guard !line.isNumbered, !line.isStruck else { return nil }
    let counted = text.withoutCount
    let words = counted?.text ?? text
    let named =
      words.section
      ?? line.signs.lazy.compactMap { $0.answer }.first
      .map { ListSection(kind: .answer($0)) }
    if text.last?.isColon == true {
      return named ?? ListSection(kind: .people, isNamed: false)
    }
    if line.isMatchUp { return ListSection(kind: .people) }
    if isTeamTitle(line, at: index) { return ListSection(kind: .people) }
    if counted == nil, text.isTitle(isFirst: isFirst) { return nil }
    if let counted, !text.namesHost {
      if let named, !line.isMarked || words.hasNoName { return named }
      if text.hasShare || counted.count == itemCount(after: index)
        || counted.count == partCount(after: index) && counted.count != 1
      {
        return ListSection(kind: .people, isNamed: true)
      }
    }
    // "Jan: ja", of which both are words of the table.
    let isLabel = text.labelEnd.map { text[$0].isColon } == true
    guard !isLabel, words.hasNoName, let section = words.section else { return nil }
    if words.isWordAndName, !isAlone(index) || !hasItem(after: index) { return nil }
    guard words.isTeamAlone else { return section }
    let hasSign = !line.signs.isEmpty || line.isBold || line.isBracketed
    // The first team has a heading, so the next has one, too: "No Bibs".
    let isNext = block > 0 && words.words.count > 1 && hasItem(after: index)
    return hasSign || isNext || isAlone(index) && itemCount(after: index) > 1 ? section : nil
  }

  /// How many parts between commas follow without a blank line.
  private func partCount(after index: Int) -> Int {
    lines[(index + 1)...].prefix { $0.text.hasLetters }
      .reduce(0) { $0 + $1.text.partsOfList.count }
  }

  /// Whether a line names a team in words of its own: "Team Tom", "Red Devils" over a block of names.
  private func isTeamTitle(_ line: ListLine, at index: Int) -> Bool {
    let words = line.text.withoutBrackets.words
    guard words.count < 4, !line.isMarked, hasItem(after: index) else { return false }
    if line.text.hasWordForTeam { return words.count > 1 }
    guard hasTitledBlocks, words.count > 1, isAlone(index), hasItem(after: index + 1) else {
      return false
    }
    return line.text.phrases.contains { $0.meaning == .team } || lines.isTitleOfBlock(index)
  }

  /// Whether a line over names alone is a person who comes at a time, and no title: "Al 7pm".
  ///
  /// Two words and a time are a title, as most places have two, unless another line has a time, too.
  private func isPersonWithTime(_ line: ListLine, at index: Int) -> Bool {
    guard let name = line.text.nameBeforeTime, !line.isBold, hasItem(after: index),
      line.mark == lines[index + 1].mark
    else { return false }
    return name.words.count == 1 || lines.count { $0.text.nameBeforeTime != nil } > 1
  }

  private func isAlone(_ index: Int) -> Bool { index == 0 || lines[index - 1].text.isEmpty }

  private func hasItem(after index: Int) -> Bool {
    index + 1 < lines.count && lines[index + 1].text.hasLetters
  }

  /// How many lines follow without a blank one.
  private func itemCount(after index: Int) -> Int {
    lines[(index + 1)...].prefix { $0.text.hasLetters }.count
  }

  /// People or remarks behind a heading in the same line; `nil` when the line has none.
  private func label(_ line: ListLine) -> Kind? {
    guard let sign = line.text.labelEnd else { return prefix(line) }
    let label = line.text[..<sign].trimmed
    let rest = line.text[(sign + 1)...].trimmed
    guard rest.hasLetters || rest.contains(where: { $0.isDigit }) else { return nil }
    let words = label.withoutCount?.text ?? label
    let phrases = words.phrases
    let isColon = line.text[sign].isColon
    let names = isColon && !line.isNumbered ? rest.countOfNames ?? 0 : 0
    if !line.isNumbered, let remark = phrases.remarkOfLabel, !words.hasWordForTeam {
      // A name that is also short for a month: "Jan: yes".
      let isName = phrases.count == 1 && phrases[0].meaning == .month
      guard isColon, !isName || !rest.beginsWithRemark else { return nil }
      guard names > 2 || names > 1 && hasLabelledTeams else { return .rest(remark) }
      let team = ListSection(kind: .people, isNamed: false)
      return .people(rest, team, block: block, isLabelled: true)
    }
    if words.hasWordForTeam, words.words.count < 4, !line.isNumbered, rest.hasLetters {
      return .people(rest, ListSection(kind: .people), block: block, isLabelled: true)
    }
    if words.hasNoName, isColon, rest.count(where: { $0.isDigit }) > 8, names < 2 {
      return .rest(.contact)
    }
    if words.hasNoName, let section = words.section {
      if section.kind == .notices { return .rest(.notice) }
      let isPosition = phrases.allSatisfy { $0.meaning == .position || $0.meaning == .goalkeeper }
      if section.kind == .people, !isColon, !words.hasWordForTeam,
        !isPosition || !rest.looksLikeName, rest.countOfNames ?? 0 < 2
      {
        return nil
      }
      if section.kind == .people, !rest.mayBeNames { return .rest(.notice) }
      return .people(rest, section, block: block, isLabelled: true)
    }
    guard isColon, !line.isNumbered, !rest.beginsWithRemark, rest.hasLetters else { return nil }
    let named = ListSection(kind: .people, remark: nil)
    let isTeam =
      rest.mayBeNames
      && (phrases.contains { $0.meaning == .team } || rest.contains { $0.separatesNames })
    if isTeam || section == nil && phrases.count < 4 {
      if phrases.count > 1, let said = words.saidAnswer {
        let section = ListSection(kind: .answer(said))
        return .people(rest, section, block: block, isLabelled: true)
      }
      let other = hasYesLabel && words.isOfNoMeaning ? ListSection(kind: .answer(.open)) : named
      return .people(rest, isTeam ? other : section ?? other, block: block, isLabelled: true)
    }
    // A label in words that the table does not have, with people behind it.
    guard names > 0, !line.isMarked, phrases.count < 5 else { return nil }
    var noted = section ?? named
    noted.remark = label.string
    return .people(rest, noted, block: block, isLabelled: true)
  }

  /// A person behind words that say something: "Se baja Toño"; `nil` when there are no such words.
  private func prefix(_ line: ListLine) -> Kind? {
    guard !line.isNumbered, let start = line.text.predicateEnd else { return nil }
    let words = line.text[..<start].trimmed
    guard let section = words.section else { return nil }
    return .people(line.text[start...], section, block: block, isLabelled: true)
  }
}
