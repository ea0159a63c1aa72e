package import Domain
import Texts

/// What the results of a year, or of all time, tell: who leads, who scores, who is always there.
package struct SeasonViewModel: ScreenModel {
  var context: ScreenContext
  package private(set) var list = SeasonList.table
  package private(set) var order = SeasonTable.Order.perMatch
  /// The year that the user chose; `nil` for all time.
  private var chosen: Period?
  private var window = ListWindow()

  /// The evenings that are counted.
  enum Period: Equatable {
    case year(Int)
    case allTime
  }

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: SeasonEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .plain(.perMatchTapped): order = .perMatch
    case .plain(.inAllTapped): order = .inAll
    case .plain(.endReached): window.extend(to: context.squad.allPlayers.count)
    case .input(.periodChosen, let code):
      chosen = Int(code).map { .year($0) } ?? .allTime
      window = ListWindow()
    case .listTapped(let list):
      self.list = list
      window = ListWindow()
    case .rowTapped(let player):
      // One who was removed has no page.
      return context.squad.player(player) == nil ? [] : [.open(.player(player))]
    }
    return []
  }
}

// The evenings.
extension SeasonViewModel {
  private func year(of evening: Evening) -> Int {
    context.localTimeZone.civil(evening.startedAt).year
  }

  /// The years with results, the latest first.
  private var years: [Int] {
    var years: [Int] = []
    for evening in context.evenings.reversed() {
      let year = year(of: evening)
      if years.last != year { years.append(year) }
    }
    return years
  }

  /// The chosen period, or the latest year with results.
  private var period: Period { chosen ?? years.first.map { .year($0) } ?? .allTime }

  private var evenings: [Evening] {
    guard case .year(let year) = period else { return context.evenings }
    return context.evenings.filter { self.year(of: $0) == year }
  }
}

// What the page shows.
extension SeasonViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.season }

  package typealias Choice = (code: String, label: String, isChosen: Bool)

  /// The years with results and all time; none before the first result.
  package var periods: [Choice] {
    let period = period
    guard !context.evenings.isEmpty else { return [] }
    return years.map { (String($0), String($0), period == .year($0)) }
      + [("", texts.allTime, period == .allTime)]
  }

  /// The lists.
  package var lists: [(list: SeasonList, label: String)] {
    SeasonList.allCases.map { list in
      switch list {
      case .table: (list, texts.table)
      case .goals: (list, texts.goals)
      case .assists: (list, texts.assists)
      case .matches: (list, texts.matches)
      }
    }
  }

  /// A player in one of the lists.
  package struct Row: Identifiable {
    package let id: Player.ID
    /// The place; `nil` for one who played too few matches.
    package let place: Int?
    package let name: String
    /// "11-4-2 · +21"; what the places follow of.
    package let facts: String
    /// The same, as it is spoken.
    package let spokenFacts: String
    /// How their last evenings ended, the newest last; none in the other lists.
    package let form: [Outcome]
    /// The number by which the list is ordered.
    package let value: String
    /// What stands above the row, where those begin who played too few matches; `nil` elsewhere.
    package let heading: String?
  }

  /// What the page shows.
  package enum Content {
    /// There are no results yet: what to do.
    case empty(advice: String)
    case list(note: String, rows: WindowedList<Row>)
  }

  package var content: Content {
    let evenings = evenings
    guard !evenings.isEmpty else { return .empty(advice: texts.noResultsAdvice) }
    switch list {
    case .table: return table(of: evenings)
    case .goals:
      let scorers = Scorers(of: evenings, in: context.squad)
      return content(scorers.goals, note: note(of: scorers)) { row in
        self.row(row.id, row.place, texts.inMatches(row.evenings), value: String(row.goals))
      }
    case .assists:
      let scorers = Scorers(of: evenings, in: context.squad)
      return content(scorers.assists, note: note(of: scorers)) { row in
        self.row(row.id, row.place, texts.inMatches(row.evenings), value: String(row.assists))
      }
    case .matches:
      let attendance = Attendance(
        of: evenings, firsts: context.evenings.firsts, in: context.squad)
      return content(attendance.rows, note: texts.matchCount(evenings.count)) { row in
        self.row(
          row.id, row.place, texts.cameTo(row.played, of: row.possible), value: String(row.played))
      }
    }
  }

  private func table(of evenings: [Evening]) -> Content {
    let table = SeasonTable(of: evenings, in: context.squad, by: TableRules(), order: order)
    let count = texts.matchCount(table.evenings)
    let firstWithoutPlace = table.rows.first { $0.place == nil }?.id
    let note =
      table.evenings < 2 ? texts.tableFromTwo : "\(count) · \(texts.placedFrom(table.least))"
    return .list(
      note: note,
      rows: window.list(of: table.rows, texts) { row in
        let (won, drawn, lost) = (row.evenings.won, row.evenings.drawn, row.evenings.lost)
        let difference = "\(row.difference > 0 ? "+" : "")\(row.difference)"
        return Row(
          id: row.id, place: table.evenings < 2 ? nil : row.place, name: name(of: row.id),
          facts: "\(won)-\(drawn)-\(lost) · \(difference)",
          spokenFacts: texts.spokenRecord(won: won, drawn: drawn, lost: lost, difference),
          form: row.form,
          value: order == .inAll
            ? String(row.points) : texts.pointsPerMatch(row.points, of: row.played),
          heading: table.least > 1 && row.id == firstWithoutPlace
            ? texts.fewerMatches(table.least) : nil)
      })
  }

  private func content<Item>(
    _ items: [Item], note: String, _ row: (Item) -> Row
  ) -> Content {
    .list(note: note, rows: window.list(of: items, texts, row))
  }

  private func row(_ id: Player.ID, _ place: Int, _ facts: String, value: String) -> Row {
    Row(
      id: id, place: place, name: name(of: id), facts: facts, spokenFacts: facts, form: [],
      value: value, heading: nil)
  }

  private func note(of scorers: Scorers) -> String {
    texts.scorersKnown(scorers.creditedGoalCount, of: scorers.goalCount)
  }

  private func name(of id: Player.ID) -> String {
    context.shownName(of: id)
      ?? context.squad.allPlayers.first { $0.id == id }?.details.name.text ?? ""
  }
}
