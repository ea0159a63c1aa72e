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
    /// What they added to their sides on these evenings.
    public fileprivate(set) var contribution = Contribution()
    /// The points, by the rules of the table.
    public fileprivate(set) var points = 0
    /// How the evenings ended of which they played the last five, the newest last.
    public fileprivate(set) var form: [Outcome] = []

    /// How many evenings they played.
    public var played: Int { evenings.count }
    /// The points per match in hundredths, rounded half up; for the eye only, because places compare products.
    public var hundredthsPerMatch: Int {
      guard played > 0 else { return 0 }
      let size = (200 * Int(points.magnitude) + played) / (2 * played)
      return points < 0 ? -size : size
    }
  }

  /// How many evenings there were.
  public let evenings: Int
  /// How many of them it takes to have a place.
  public let least: Int
  /// The players who have a place, the first first, and then those who played too few matches.
  public let rows: [Row]

  /// Whether there are enough evenings to give places.
  public var isRanked: Bool { evenings >= 2 }

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
    var rows: [Player.ID: Row] = [:]
    for evening in evenings {
      for record in evening.records {
        rows[record.player, default: Row(id: record.player)]
          .add(record, points: rules.points(for: record, of: evening))
      }
    }
    Self.addForm(of: evenings, to: &rows)
    let players = squad.byName(rows)
    let compare = { (first: Row, second: Row) in first.compared(with: second, by: order) }
    let placed = players.filter { $0.played >= least }.ranked(compare) { $0.place = $1 }
    let others = players.filter { $0.played < least }.ranked(compare) { _, _ in }
    self.rows = placed + others
  }
}

extension SeasonTable {
  /// How many outcomes tell the form.
  static let formLength = 5

  /// Adds the last outcomes, from the latest evening back until each has enough of them.
  private static func addForm(of evenings: [Evening], to rows: inout [Player.ID: Row]) {
    var missing = rows.count
    for evening in evenings.reversed() where missing > 0 {
      for record in evening.records {
        guard let form = rows[record.player]?.form, form.count < formLength else { continue }
        rows[record.player]?.form.insert(record.outcome, at: 0)
        if form.count + 1 == formLength { missing -= 1 }
      }
    }
  }
}

extension SeasonTable.Row {
  fileprivate mutating func add(_ record: Evening.Record, points: Int) {
    evenings.add(record.outcome)
    contribution += record.contribution
    self.points += points
  }

  private var difference: Int { contribution.difference }

  /// Which of two rows stands before the other: less than 0 when this one does, 0 when they share a place.
  func compared(with other: Self, by order: SeasonTable.Order) -> Int {
    switch order {
    case .perMatch:
      let (own, others) = (Int64(played), Int64(other.played))
      return comparing([
        (Int64(points) * others, Int64(other.points) * own),
        (Int64(difference) * others, Int64(other.difference) * own), (own, others),
      ])
    case .inAll:
      return comparing([
        (points, other.points), (difference, other.difference), (other.played, played),
      ])
    }
  }
}
