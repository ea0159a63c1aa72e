import Domain

/// What each line of a list is, which depends on the lines around it.
struct ListPlan {
  enum Kind {
    case none
    case rest(ListRemark)
    /// People, in the section to which they belong.
    case people(Scalars, ListSection?)
  }

  private(set) var lines: [(line: ListLine, kind: Kind)] = []
  private let hasTickedBox: Bool
  private let hasMarkedItems: Bool
  private let hasPairs: Bool
  private let isOneLine: Bool
  /// Whether it is noted of several people whether they paid.
  private let hasPayments: Bool

  init(_ texts: [Scalars]) {
    let items = texts.withReasonsApart.flatMap { text in
      text.isLegend
        ? [text]
        : text.labelledSentences.flatMap { $0.itemsInOneLine }.flatMap { $0.withSubstituteApart }
    }
    let lines = items.map { ListLine($0) }.withNumbersOfList(items)
    let filled = lines.filter { $0.text.hasLetters }
    hasTickedBox = filled.contains { $0.isTicked == true }
    hasPairs = Self.arePairs(filled.filter { !$0.isMarked })
    isOneLine = filled.count == 1
    hasPayments = filled.count { $0.text.phrases.contains { $0.meaning == .paid } } > 1
    let bold = filled.count { $0.isBold }
    var reader = SectionReader(lines: lines, boldIsHeading: bold * 2 < filled.count)
    let kinds = reader.kinds()
    let marked = filled.count { $0.isMarked }
    hasMarkedItems =
      marked > 2 && marked >= kinds.plainNames(lines) || marked > kinds.plainNames(lines)
    let plan = markDoubtful(kinds, lines)
    self.lines = lines.indices.map { (line: lines[$0], kind: plan[$0]) }
  }

  /// How the names in a line are parted.
  func separators(for line: (line: ListLine, kind: Kind)) -> ListSeparators {
    let isWhole = isOneLine && line.line.mark == .none
    var isLabelled = false
    if case .people(let text, _) = line.kind {
      isLabelled = text.startIndex > line.line.text.startIndex
    }
    return ListSeparators(
      keepsPairs: line.line.mark != .none || hasPairs, isWholeList: isWhole,
      keepsAnswers: isWhole || isLabelled)
  }

  /// What is said of a person; "open" beside others who paid is about the money.
  func answer(of person: ListPerson, in line: ListLine) -> ListAnswer? {
    if line.isStruck { return .out }
    if hasPayments, person.answer == .maybe, line.text.words.last?.isOpen == true {
      return answer(of: line)
    }
    return person.answer ?? answer(of: line)
  }

  /// What the marks of a line say; a box that is not ticked says something only beside ticked ones.
  private func answer(of line: ListLine) -> ListAnswer? {
    line.answer ?? (hasTickedBox && line.isTicked == false ? .open : nil)
  }

  /// Whether each line is a last and a first name.
  private static func arePairs(_ lines: [ListLine]) -> Bool {
    lines.count > 1
      && lines.allSatisfy { line in
        let parts = line.text.split { $0.separatesNames }
        return parts.count == 2 && parts[0].mayPair(with: parts[1])
      }
  }

  /// Leaves lines out that have no mark among others that have one.
  private func markDoubtful(_ kinds: [SectionReader.Kind], _ lines: [ListLine]) -> [Kind] {
    var marked: [Int: Int] = [:]
    var plain: [Int: Int] = [:]
    for (kind, line) in zip(kinds, lines) {
      guard case .people(_, _, let block, false) = kind else { continue }
      if line.isMarked { marked[block, default: 0] += 1 } else { plain[block, default: 0] += 1 }
    }
    let isLabelledList = kinds.haveLabelledNames
    let chatter = kinds.chatter(lines)
    return zip(kinds, lines).enumerated().map { index, pair in
      let (kind, line) = pair
      switch kind {
      case .none: return .none
      case .rest(let remark): return .rest(remark)
      case .people(let text, let section, let block, let isLabelled):
        if section?.kind == .notices { return .rest(.notice) }
        let isNamed = section?.isNamed == true
        let isDoubtful =
          isNamed
          ? marked[block, default: 0] > plain[block, default: 0]
          : hasMarkedItems || isLabelledList || chatter.contains(index)
        return isDoubtful && !line.isMarked && !isLabelled && !line.text.saysWhoPlays
          ? .rest(.heading) : .people(text, section)
      }
    }
  }
}

extension Scalars {
  fileprivate var isOpen: Bool { isUsed(as: .open) }
}

extension [SectionReader.Kind] {
  /// The places of lines that stand around the list, between blank lines with a line that names no one,
  /// when another part of the text is three or more names: greetings, and a name below them.
  fileprivate func chatter(_ lines: [ListLine]) -> Set<Int> {
    let blocks = indices.split { !lines[$0].text.hasLetters }
    func names(_ block: Range<Int>) -> Int {
      block.count { if case .people(_, nil, _, _) = self[$0] { true } else { false } }
    }
    guard blocks.contains(where: { $0.count > 2 && names($0) == $0.count }) else { return [] }
    let around = blocks.filter { names($0) < $0.count && names($0) < 3 }
    return Set(around.joined())
  }

  /// How many names may be in lines without a mark or label.
  fileprivate func plainNames(_ lines: [ListLine]) -> Int {
    zip(self, lines).reduce(0) { sum, pair in
      guard case .people(let text, _, _, false) = pair.0, !pair.1.isMarked else { return sum }
      return sum + text.partsOfList.count
    }
  }

  /// Whether most names stand behind a label, such as "In: Ann, Ben", and not in lines without one.
  fileprivate var haveLabelledNames: Bool {
    var labelled = 0
    var plain = 0
    for case .people(let text, let section, _, let isLabelled) in self {
      if isLabelled {
        labelled += text.partsOfList.count
      } else if section?.isNamed != true {
        plain += text.partsOfList.count
      }
    }
    return labelled > 2 && labelled > plain
  }
}

extension [ListLine] {
  /// The lines without the numbers above the first of a list, such as "7 each".
  fileprivate func withNumbersOfList(_ texts: [Scalars]) -> [ListLine] {
    guard let first = firstIndex(where: { $0.mark == .number(1) }),
      contains(where: { $0.mark == .number(2) })
    else { return self }
    return indices.map { index in
      index < first && self[index].isNumbered && self[index].mark != .number(0)
        ? self[index].unnumbered(texts[index]) : self[index]
    }
  }
}
