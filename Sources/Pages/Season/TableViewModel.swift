package import Domain
package import Texts

/// A table as people see it by a link.
package struct TableViewModel {
  private static let listedScorers = 10
  private static let listedResults = 5

  private let squad: Squad
  private let link: TableLink
  private let period: TablePeriod
  private let evenings: [Evening]
  private let table: SeasonTable
  private let texts: Strings
  private let dateForm: DateForm

  /// Creates a table from what its link shows of a squad.
  package init(
    _ squad: Squad, of link: TableLink, for period: TablePeriod, _ texts: Strings,
    _ dateForm: DateForm
  ) {
    self.squad = squad
    self.link = link
    self.period = period
    self.texts = texts
    self.dateForm = dateForm
    evenings = Evenings(of: squad).all.filter { period.bounds.contains($0.playedAt) }
    table = SeasonTable(of: evenings, in: squad, by: period.rules)
  }
}

extension TableViewModel {
  /// What the group calls itself; `nil` when it has no name.
  package var group: GroupName? { squad.name }

  /// "Season · 2026".
  package var title: String {
    "\(texts.season) · \(period.name?.text ?? texts.allTime)"
  }

  /// The first three as chats show them beside the link; `nil` while no player has a place.
  package var firstThree: String? {
    let first = rows.filter { $0.place != nil }.prefix(3)
    guard !first.isEmpty else { return nil }
    return first.map { "\($0.place ?? 0). \($0.name) \($0.perMatch)" }.joined(separator: " · ")
  }

  /// By which rules the table is made.
  package var note: String {
    table.isRanked ? texts.note(of: table, period.rules) : texts.tableFromTwo
  }

  /// How many matches it takes to have a place.
  package var least: Int { table.least }

  /// A player in the table.
  package struct Row {
    /// The place; `nil` for one who played too few matches.
    package let place: Int?
    package let name: String
    /// How many matches they played, won, drew and lost, in this order.
    package let matches: [Int]
    /// "+21": by how many goals their sides led in all.
    package let difference: String
    package let points: Int
    /// "2.18": the points per match.
    package let perMatch: String
    /// How their last matches ended, the newest last.
    package let form: [Outcome]
  }

  /// The players who have a place, the first first, and then the others.
  package var rows: [Row] {
    table.rows.map { row in
      let difference = row.contribution.difference
      return Row(
        place: table.isRanked ? row.place : nil, name: name(of: row.id),
        matches: [row.played, row.evenings.won, row.evenings.drawn, row.evenings.lost],
        difference: texts.isolated("\(difference > 0 ? "+" : "")\(difference)"),
        points: row.points, perMatch: texts.hundredths(row.hundredthsPerMatch), form: row.form)
    }
  }

  /// A player in the list of those who scored or assisted.
  package struct Scorer {
    package let place: Int
    package let name: String
    package let count: Int
  }

  /// The players with the most goals.
  package var goals: [Scorer] {
    scorers.goals.prefix(Self.listedScorers).map { scorer($0, $0.goals) }
  }

  /// The players with the most assists.
  package var assists: [Scorer] {
    scorers.assists.prefix(Self.listedScorers).map { scorer($0, $0.assists) }
  }

  /// Of how many goals it is known who scored, when that is not of nearly all; else `nil`.
  package var scorersNote: String? {
    let scorers = scorers
    guard 100 * scorers.creditedGoalCount < 95 * scorers.goalCount else { return nil }
    return texts.scorersKnown(scorers.creditedGoalCount, of: scorers.goalCount)
  }

  private var scorers: Scorers { Scorers(of: evenings, in: squad) }

  private func scorer(_ row: Scorers.Row, _ count: Int) -> Scorer {
    Scorer(place: row.place, name: name(of: row.id), count: count)
  }

  /// A match: its day, and the results of its games.
  package struct Result {
    package let date: String
    package let games: [String]
  }

  /// The last matches, the latest first.
  package var results: [Result] {
    evenings.suffix(Self.listedResults).reversed().compactMap { evening in
      guard let gather = squad.gather(evening.id) else { return nil }
      let day = CivilTime(evening.playedAt, minutesAheadOfUTC: link.terms.minutesFromUTC)
      return Result(date: texts.date(day, dateForm), games: games(of: evening, in: gather))
    }
  }

  private func games(of evening: Evening, in gather: Gather) -> [String] {
    let games = evening.games.map { gather.games[$0.number - 1] }
    let known = games.filter { $0.isScoreKnown }
    guard known.count == games.count else {
      return ["\(texts.opponents(in: gather)) · \(texts.winner(of: gather))"]
    }
    return gather.gameRows(known, texts).map { $0.text }
  }

  /// The name of a player, unless the organiser hides it.
  private func name(of id: Player.ID) -> String {
    guard let name = squad.knownPlayer(id)?.details.name, !name.isWithheld else {
      return texts.notShown
    }
    return name.text
  }
}
