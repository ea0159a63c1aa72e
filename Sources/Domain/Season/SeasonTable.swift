/// The places of a squad's players after some evenings.
///
/// All is counted in whole numbers and compared by products, so that a phone and a server agree.
public struct SeasonTable: Sendable {
  /// What is compared first.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// Points per match.
    case perMatch
    /// All points.
    case inAll
  }

  /// A player who played.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The player.
    public let id: Player.ID
    /// The place, which players with equal results share; `nil` for one who played too few matches.
    public fileprivate(set) var place: Int?
    /// How their evenings ended.
    public fileprivate(set) var evenings = Tally()
    /// The goals of their sides.
    public fileprivate(set) var goalsFor = 0
    /// The goals of their opponents.
    public fileprivate(set) var goalsAgainst = 0
    /// The points, by the rules of the table.
    public fileprivate(set) var points = 0
    /// How the evenings ended of which they played the last five, the newest last.
    public fileprivate(set) var form: [Outcome] = []

    /// How many evenings they played.
    public var played: Int { evenings.count }
    /// By how many goals their sides led in all.
    public var difference: Int { goalsFor - goalsAgainst }
  }

  /// How many evenings there were.
  public let evenings: Int
  /// How many of them it takes to have a place.
  public let least: Int
  /// The players who have a place, the first first, and then those who played too few matches.
  public let rows: [Row]

  /// Creates a table.
  /// - Parameters:
  ///   - evenings: The evenings, the oldest first.
  ///   - squad: The squad, whose players have rows; guests have none.
  ///   - rules: By which rules points and places are given.
  ///   - order: What is compared first.
  public init(
    of evenings: [Evening], in squad: Squad, by rules: TableRules, order: Order = .perMatch
  ) {
    self.evenings = evenings.count
    let least = rules.least(of: evenings.count)
    self.least = least
    var rows: [Int: Row] = [:]
    for evening in evenings {
      for record in evening.records {
        guard let number = squad.playerTable.position(of: record.player) else { continue }
        rows[number, default: Row(id: record.player)]
          .add(record, points: rules.points(for: record, of: evening))
      }
    }
    let keys = rows.keys.map { number in
      (number: number, name: SearchKey.folded(squad.allPlayers[number].details.name.text))
    }
    let shown = keys.sorted { first, second in
      first.name == second.name
        ? first.number < second.number : first.name.lexicographicallyPrecedes(second.name)
    }.compactMap { rows[$0.number] }
    let (placed, others) = (
      shown.filter { $0.played >= least }, shown.filter { $0.played < least }
    )
    self.rows = placed.sorted(by: order).placed(by: order) + others.sorted(by: order)
  }
}

extension SeasonTable.Row {
  fileprivate mutating func add(_ record: Evening.Record, points: Int) {
    evenings.add(record.outcome)
    goalsFor += record.goalsFor
    goalsAgainst += record.goalsAgainst
    self.points += points
    form.append(record.outcome)
    if form.count > 5 { form.removeFirst() }
  }

  /// Which of two rows stands before the other: less than 0 when this one does, 0 when they share a place.
  func compared(with other: Self, by order: SeasonTable.Order) -> Int {
    let steps: [(Int, Int)] =
      switch order {
      case .perMatch:
        [
          (other.points * played, points * other.played),
          (other.difference * played, difference * other.played), (other.played, played),
        ]
      case .inAll:
        [(other.points, points), (other.difference, difference), (played, other.played)]
      }
    for (first, second) in steps where first != second { return first < second ? -1 : 1 }
    return 0
  }
}

extension [SeasonTable.Row] {
  /// The rows by their places; those that share one stay in the order in which they are.
  fileprivate func sorted(by order: SeasonTable.Order) -> [SeasonTable.Row] {
    // By position, too, because sorting may change the order of equal elements.
    indices.sorted { first, second in
      let difference = self[first].compared(with: self[second], by: order)
      return difference == 0 ? first < second : difference < 0
    }.map { self[$0] }
  }

  /// The rows, each with its place: 1, 2, 2, 4.
  fileprivate func placed(by order: SeasonTable.Order) -> [SeasonTable.Row] {
    var placed: [SeasonTable.Row] = []
    for (index, row) in enumerated() {
      var row = row
      if let last = placed.last, last.compared(with: row, by: order) == 0 {
        row.place = last.place
      } else {
        row.place = index + 1
      }
      placed.append(row)
    }
    return placed
  }
}
