import Domain

/// A table that was copied: rows of cells, of which one or some columns have the names.
struct ListTable {
  private let rows: [[Scalars]]
  /// The lines around the table.
  let others: [Scalars]
  private var columns: [Column]
  /// Whether the first row has the headings of the columns.
  private let hasHeadings: Bool

  private enum Column: Equatable {
    case name, firstName, lastName, answer, remark, other

    var isName: Bool { self == .name || self == .firstName || self == .lastName }
  }

  /// Finds a table in the lines; `nil` when most of them are no rows of one.
  init?(_ lines: [Scalars]) {
    let filled = lines.filter { $0.hasLetters || $0.contains { $0.isDigit } }
    guard filled.count > 1,
      let (rows, others) = [Self.isCell, { $0 == ";" }, { $0 == "," }, { $0 == "/" }].lazy
        .compactMap({ Self.rows(of: filled, at: $0) }).first
        ?? Self.rowsBySpaces(of: filled).map({ ($0, []) })
    else { return nil }
    self.rows = rows
    self.others = others
    let isPaired = filled.contains { $0.contains("/") } && rows.allSatisfy { $0.count == 2 }
    let width = rows.map { $0.count }.max() ?? 0
    let areTeams =
      rows[0].count > 1
      && (rows[0].allSatisfy { $0.isHeadingOfTeam }
        || isPaired && rows[0].contains { $0.isHeadingOfTeam })
    let headings = rows[0].map { areTeams ? .name : Self.column(headed: $0) }
    let known = headings.count { $0 != nil }
    hasHeadings = known > 1 || headings.contains(.name) && known > 0
    columns = (0..<width).map { $0 < headings.count ? headings[$0] ?? .remark : .remark }
    // "Name" beside "Surname" is a first name.
    if columns.contains(.firstName), !columns.contains(.lastName),
      let last = columns.firstIndex(of: .name)
    {
      columns[last] = .lastName
    }
    if columns.contains(.lastName), !columns.contains(.firstName),
      let first = columns.firstIndex(of: .name)
    {
      columns[first] = .firstName
    }
    if hasHeadings, columns.contains(where: { $0.isName }) { return }
    let body = hasHeadings ? Array(rows.dropFirst()) : rows
    for index in 0..<width {
      let cells = body.compactMap { index < $0.count ? $0[index] : nil }
      let heading = hasHeadings && index < headings.count ? headings[index] : nil
      columns[index] = heading ?? Self.column(of: cells)
    }
    guard columns.contains(where: { $0.isName }) else { return nil }
  }

  private static func isCell(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "|" || scalar.value == 0xFF5C
  }

  private static func rows(
    of lines: [Scalars], at separates: (Unicode.Scalar) -> Bool
  ) -> (rows: [[Scalars]], others: [Scalars])? {
    let rows = lines.map { line in
      line.withoutFrame.split(omittingEmptySubsequences: false, whereSeparator: separates)
        .map { $0.trimmed }
    }
    let isTable =
      rows.count { $0.count > 1 } * 3 >= rows.count * 2
      || separates("\t") && rows.split { $0.count < 2 }.contains { $0.isBlock }
    // A comma or semicolon parts names as often as cells, so such a table needs headings.
    let needsHeadings = !separates("\t")
    let headings = rows[0].compactMap { $0.isHeadingOfTeam ? .name : column(headed: $0) }
    let areTeams = separates("/") && rows[0].count == 2 && rows[0].contains { $0.isHeadingOfTeam }
    guard isTable,
      !needsHeadings || areTeams || headings.count > 1 && headings.contains(where: { $0.isName })
    else {
      return nil
    }
    return (
      rows.filter { $0.count > 1 }, zip(lines, rows).filter { $0.1.count < 2 }.map { $0.0 }
    )
  }

  private static func rowsBySpaces(of lines: [Scalars]) -> [[Scalars]]? {
    let rows = lines.map { line in
      var cells: [Scalars] = []
      var start = line.startIndex
      for index in line.indices.dropFirst() where line[index].isSpace && line[index - 1].isSpace {
        if line[start..<index].hasContent { cells.append(line[start..<index].trimmed) }
        start = index
      }
      return line[start...].hasContent ? cells + [line[start...].trimmed] : cells
    }
    guard rows.allSatisfy({ $0.count > 1 }),
      rows[0].contains(where: { column(headed: $0)?.isName == true || $0.isHeadingOfTeam })
    else {
      return nil
    }
    return rows
  }

  /// What a heading says about its column; `nil` when it is no heading.
  private static func column(headed cell: Scalars) -> Column? {
    let phrases = cell.phrases
    guard let meaning = phrases.first?.meaning, phrases.allSatisfy({ $0.meaning != nil }) else {
      return nil
    }
    switch meaning {
    case .nameColumn, .players: return .name
    case .firstNameColumn: return .firstName
    case .lastNameColumn: return .lastName
    case .answerColumn: return .answer
    case .otherColumn, .position, .team, .date, .price: return .other
    case .paid, .notice: return .other
    default: return nil
    }
  }

  /// What the cells of a column without a heading are.
  private static func column(of cells: [Scalars]) -> Column {
    let filled = cells.filter { $0.hasContent }
    let names = filled.filter { $0.hasLetters && !$0.isRemark && !$0.contains { $0 == "@" } }
    guard names.count * 2 >= filled.count, !names.isEmpty else { return .remark }
    let keys = Set(names.map { SearchKey.folded($0) })
    return keys.count * 3 > names.count * 2 || names.count < 3 ? .name : .remark
  }

  /// The people of the table: each with the text of the name and of the remarks.
  var people: [(name: Scalars, remarks: [Scalars], answer: ListAnswer?)] {
    rows.dropFirst(hasHeadings ? 1 : 0).flatMap { row in
      var people: [(name: Scalars, remarks: [Scalars], answer: ListAnswer?)] = []
      var parts: [Scalars] = []
      for (index, cell) in row.enumerated() where cell.hasContent {
        switch columns[index] {
        case .name where !cell.hasLetters || cell.isFormula || cell.isSum: break
        case .name where cell.isRemark && !people.isEmpty:
          people[people.count - 1].remarks.append(cell)
        case .name: people.append((cell, [], nil))
        case .firstName: parts.insert(cell, at: 0)
        case .lastName: parts.append(cell)
        case .answer, .remark, .other: break
        }
      }
      if people.isEmpty, !parts.isEmpty {
        people.append((parts[0].another(Array(parts.joined(separator: [" "]))), [], nil))
      }
      guard let last = people.indices.last else { return people }
      for (index, cell) in row.enumerated() where cell.hasContent {
        guard columns[index] == .answer || columns[index] == .remark else { continue }
        if let answer = cell.answer ?? cell.shortAnswer {
          people[last].answer = answer
        } else if columns[index] == .remark, cell.hasLetters, cell.isRemark {
          people[last].remarks.append(cell)
        }
      }
      return people
    }
  }
}

extension ArraySlice<[Scalars]> {
  /// Whether these are three or more rows of as many cells.
  fileprivate var isBlock: Bool {
    count > 2 && allSatisfy { $0.count == first?.count }
  }
}

extension Scalars {
  /// The row without the lines at its ends, with which some tables are framed.
  fileprivate var withoutFrame: Scalars {
    let text = trimmed
    guard text.count > 2, text.first == "|", text.last == "|" else { return self }
    return text.dropFirst().dropLast()
  }

  /// "Total" and the like.
  fileprivate var isSum: Bool {
    phrases.allSatisfy { $0.meaning == .price || $0.meaning == .players || $0.isFigure }
  }

  fileprivate var isHeadingOfTeam: Bool {
    section?.kind == .people && phrases.contains { $0.meaning == .team }
  }

  fileprivate var hasContent: Bool { contains { !$0.isSpace } }

  // `o` and `x`, as tables have them.
  fileprivate var shortAnswer: ListAnswer? {
    guard count == 1, let first else { return nil }
    return first == "x" || first == "X" ? .out : first == "o" || first == "O" ? .plays : nil
  }
}
