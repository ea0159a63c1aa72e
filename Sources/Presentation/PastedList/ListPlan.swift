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
    let lines = texts.flatMap { text in
      text.labelledSentences.flatMap { $0.itemsInOneLine }.flatMap { $0.withSubstituteApart }
        .map { ListLine($0) }
    }
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
        return isDoubtful && !line.isMarked && !isLabelled && !line.text.isAboutSomeone
          ? .rest(.heading) : .people(text, section)
      }
    }
  }
}
