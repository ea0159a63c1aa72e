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

  init(_ texts: [Scalars]) {
    let lines = texts.flatMap { text in text.itemsInOneLine.map { ListLine($0) } }
    let filled = lines.filter { $0.text.hasLetters }
    let marked = filled.count { $0.isMarked }
    let plain = filled.reduce(0) { $0 + ($1.isMarked ? 0 : $1.text.partsOfList.count) }
    hasTickedBox = filled.contains { $0.isTicked == true }
    hasMarkedItems = marked > plain
    hasPairs = Self.arePairs(filled.filter { !$0.isMarked })
    isOneLine = filled.count == 1
    let bold = filled.count { $0.isBold }
    var reader = SectionReader(lines: lines, boldIsHeading: bold * 2 < filled.count)
    let kinds = reader.kinds()
    let plan = markDoubtful(kinds, lines)
    self.lines = lines.indices.map { (line: lines[$0], kind: plan[$0]) }
  }

  /// How the names in a line are parted.
  func separators(for line: (line: ListLine, kind: Kind)) -> ListSeparators {
    ListSeparators(
      keepsPairs: line.line.mark != .none || hasPairs,
      isWholeList: isOneLine && line.line.mark == .none)
  }

  /// What the marks of a line say; a box that is not ticked says something only beside ticked ones.
  func answer(of line: ListLine) -> ListAnswer? {
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
    return zip(kinds, lines).map { kind, line in
      switch kind {
      case .none: return .none
      case .rest(let remark): return .rest(remark)
      case .people(let text, let section, let block, let isLabelled):
        if section?.kind == .notices { return .rest(.notice) }
        let isNamed = section?.isNamed == true
        let isDoubtful =
          isNamed ? marked[block, default: 0] > plain[block, default: 0] : hasMarkedItems
        return isDoubtful && !line.isMarked && !isLabelled
          ? .rest(.heading) : .people(text, section)
      }
    }
  }
}

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

  init(lines: [ListLine], boldIsHeading: Bool) {
    self.lines = lines
    self.boldIsHeading = boldIsHeading
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
      return line.text.contains { $0.isDigit } && !line.isNumbered ? .rest(.date) : .none
    }
    if let heading = heading(line, at: index) { return begin(heading) }
    if let label = label(line) { return label }
    if let remark = line.remark(isFirst: isFirst) {
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
    guard !line.isNumbered, !line.isStruck else { return nil }
    let text = line.text
    let counted = text.withoutCount
    let words = counted?.text ?? text
    let named =
      words.section
      ?? line.signs.lazy.compactMap { $0.answer }.first
      .map { ListSection(kind: .answer($0)) }
    if text.last?.isColon == true {
      return named ?? ListSection(kind: .people, isNamed: false)
    }
    if let counted {
      if let named, !line.isMarked || words.hasNoName { return named }
      if text.hasShare || counted.count == itemCount(after: index) {
        return ListSection(kind: .people, isNamed: true)
      }
    }
    guard words.hasNoName, let section = words.section else { return nil }
    guard words.isTeamAlone else { return section }
    let isAlone = index == 0 || lines[index - 1].text.isEmpty
    let hasSign = !line.signs.isEmpty || line.isBold || line.isBracketed
    return hasSign || isAlone && itemCount(after: index) > 1 ? section : nil
  }

  /// How many lines follow without a blank one.
  private func itemCount(after index: Int) -> Int {
    lines[(index + 1)...].prefix { $0.text.hasLetters }.count
  }

  /// People or remarks behind a heading in the same line; `nil` when the line has none.
  private func label(_ line: ListLine) -> Kind? {
    guard let sign = line.text.labelEnd else { return nil }
    let label = line.text[..<sign].trimmed
    let rest = line.text[(sign + 1)...].trimmed
    guard rest.hasLetters || rest.contains(where: { $0.isDigit }) else { return nil }
    let words = label.withoutCount?.text ?? label
    let phrases = words.phrases
    let isColon = line.text[sign].isColon
    if !line.isNumbered, let remark = phrases.remarkOfLabel { return isColon ? .rest(remark) : nil }
    if words.hasNoName, let section = words.section {
      if section.kind == .notices { return .rest(.notice) }
      if section.kind == .people, !isColon { return nil }
      return .people(rest, section, block: block, isLabelled: true)
    }
    guard isColon, !line.isNumbered, !rest.isRemark, rest.hasLetters else { return nil }
    let named = ListSection(kind: .people, remark: nil)
    let isTeam = phrases.contains { $0.meaning == .team } || rest.contains { $0.separatesNames }
    if isTeam || section == nil && phrases.count < 4 {
      return .people(rest, isTeam ? named : section ?? named, block: block, isLabelled: true)
    }
    return nil
  }
}

extension [ListPhrase] {
  /// What is behind a label such as "Place:".
  fileprivate var remarkOfLabel: ListRemark? {
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
  fileprivate var hasNoName: Bool {
    let phrases = phrases
    return !phrases.isEmpty
      && phrases.allSatisfy { $0.meaning != nil || $0.isFigure || !$0.text.hasLetters }
  }

  fileprivate var isTeamAlone: Bool {
    let phrases = phrases.filter { $0.meaning != .filler && $0.meaning != nil }
    return phrases.allSatisfy { $0.meaning == .team || $0.meaning == .position }
  }

  /// Whether the line is the heading of a poll: `Coming – 60% (3)`.
  fileprivate var hasShare: Bool {
    contains("%") && words.contains { $0.last == "%" && $0.first?.isDigit == true }
  }

  /// Where a label ends: at a colon that is in no time, or at a dash between spaces.
  fileprivate var labelEnd: Int? {
    for index in indices.dropFirst() {
      let next = index + 1 < endIndex ? self[index + 1] : " "
      if self[index].isColon {
        return self[index - 1].isDigit && next.isDigit || next == "/" ? nil : index
      }
      if self[index].isDash, self[index - 1].isSpace, next.isSpace { return index }
    }
    return nil
  }
}
