package import Domain
package import Figures
import Texts

/// What the results of a year, or of all time, tell: who leads, who scores, who is always there.
package struct SeasonViewModel: ScreenModel {
  var context: ScreenContext
  package private(set) var list = SeasonList.table
  private var window = ListWindow()
  /// What is open over the page.
  var sheet: Sheet?

  enum Sheet {
    case rules, share, seasons
    /// The form of a season.
    case season(SeasonForm)
    /// The link to the table.
    case link(OpenLink)
  }

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: SeasonEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .plain(let event): return handle(event, in: moment)
    case .typed(.registrationCodeTyped, let code): type(registrationCode: code)
    case .typed(let field, let text): return type(text, into: field)
    case .seasonTapped(let id): openForm(of: id)
    case .link(let event): return handle(event)
    case .input(.periodChosen, let code):
      window = ListWindow()
      return context.choosingPeriod(code)
    case .input(let rule, let code): return set(rule, code)
    case .listTapped(let list):
      self.list = list
      window = ListWindow()
    case .rowTapped(let player):
      // One who was removed has no page.
      return context.squad.player(player) == nil ? [] : [.open(.player(player))]
    case .matchTapped(let gather):
      return context.squad.gather(gather) == nil ? [] : [.open(.pastGather(gather))]
    case .fileTapped(let file):
      return [.perform(.save(SavedFile(file, contents: file.contents(context))))]
    }
    return []
  }

  private mutating func handle(
    _ event: SeasonEvent.Plain, in moment: Moment
  ) -> [ScreenRequest] {
    switch event {
    case .perMatchTapped: return prefer(.perMatch)
    case .inAllTapped: return prefer(.inAll)
    case .rulesTapped: sheet = .rules
    case .shareTableTapped: if canShare { sheet = .share }
    case .sheetDismissed:
      defer { sheet = nil }
      return linkSheet?.closing(in: context) ?? []
    case .textTapped: return share(.share(shared(.table) { $0.sharedTable }))
    case .yearTapped:
      return yearLabel.map { title in
        share(.sharePicture(shared(.yearPicture) { $0.drawnYear(title) }))
      } ?? []
    case .pictureTapped:
      return share(.sharePicture(shared(.tablePicture) { $0.drawnTable }))
    case .linkTapped: return openLink(in: moment)
    case .seasonsTapped: sheet = .seasons
    case .newSeasonTapped: openForm(of: nil)
    case .seasonSubmitted: return submit(in: moment)
    case .seasonCancelled: return cancelForm()
    case .seasonRemoved: return removeSeason()
    case .endReached: window.extend(to: context.squad.allPlayers.count)
    }
    return []
  }
}

extension SeasonViewModel {
  private mutating func share(_ effect: Effect) -> [ScreenRequest] {
    guard offersShare else { return [] }
    sheet = nil
    return [.perform(effect)]
  }

  private func prefer(_ order: SeasonTable.Order) -> [ScreenRequest] {
    var preferences = context.preferences
    preferences.tableOrder = order
    return [.prefer(preferences)]
  }
}

// What the page shows.
extension SeasonViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.season }

  package var periods: [SelectOption] { context.periodChoices }
  package var order: SeasonTable.Order { context.preferences.tableOrder }

  /// The lists.
  package var lists: [(list: SeasonList, label: String)] {
    SeasonList.allCases.map { list in
      switch list {
      case .table: (list, texts.table)
      case .goals: (list, texts.goals)
      case .assists: (list, texts.assists)
      case .matches: (list, texts.matches)
      case .records: (list, texts.records)
      }
    }
  }

  /// A player in one of the lists.
  package struct Row: Identifiable {
    package let id: Player.ID
    /// The place; `nil` for one who played too few matches.
    package let place: Int?
    package let name: String
    /// "11-4-2 · +21"; the figures that decide the places.
    package let facts: String
    /// The same, as it is spoken.
    package let spokenFacts: String
    /// The numbers under the heads of the table's columns, for wide windows; none in the other lists.
    package let columns: [String]
    /// How their last evenings ended, the newest last; none in the other lists.
    package let form: [Outcome]
    /// The number by which the list is ordered.
    package let value: String
    /// The same as a part of the greatest one.
    package let bar: Figure
    /// How many places they rose by the last evening, or fell when it is less than 0; `nil` when they did not, or had none.
    package let rise: Int?
    /// What stands above the row, where those begin who played too few matches; `nil` elsewhere.
    package let heading: String?
  }

  /// The heads of the table's columns, for wide windows.
  package var columnHeads: [String] {
    [
      texts.playedShort, texts.wonShort, texts.drawnShort, texts.lostShort, texts.goalsShort, "+/−",
      texts.pointsShort,
    ]
  }

  /// What the page shows.
  package enum Content {
    /// There are no results yet: what to do.
    case empty(advice: String)
    case list(note: String, rows: WindowedList<Row>)
    case records(note: String, rows: [RecordRow])
  }

  /// The files with the results of the period; none before the first result.
  package var files: [(file: ResultsFile, label: String)] {
    guard !context.periodEvenings.isEmpty else { return [] }
    return [
      (.table, texts.fileOfTable), (.matches, texts.fileOfMatches), (.people, texts.fileOfPeople),
    ]
  }

  package var content: Content {
    let evenings = context.periodEvenings
    guard !evenings.isEmpty else { return .empty(advice: texts.noResultsAdvice) }
    switch list {
    case .table: return table
    case .goals:
      let scorers = Scorers(of: evenings, in: context.squad)
      return content(scorers.goals, note: note(of: scorers)) { row in
        self.row(
          row.id, row.place, texts.inMatches(row.evenings), row.goals,
          of: scorers.goals.first?.goals ?? 0)
      }
    case .assists:
      let scorers = Scorers(of: evenings, in: context.squad)
      return content(scorers.assists, note: note(of: scorers)) { row in
        self.row(
          row.id, row.place, texts.inMatches(row.evenings), row.assists,
          of: scorers.assists.first?.assists ?? 0)
      }
    case .matches:
      let attendance = Attendance(
        of: evenings, firsts: context.evenings.firsts, in: context.squad)
      return content(attendance.rows, note: texts.matchCount(evenings.count)) { row in
        self.row(
          row.id, row.place, texts.cameTo(row.played, of: row.possible), row.played,
          of: attendance.rows.first?.played ?? 0)
      }
    case .records:
      let rows = records(of: evenings)
      let note = rows.isEmpty ? texts.noRecords : texts.matchCount(evenings.count)
      return .records(note: note, rows: rows)
    }
  }

  private var table: Content {
    let rules = context.periodRules
    let table = context.periodTable(by: order)
    let firstWithoutPlace = table.rows.first { $0.place == nil }?.id
    let note = table.isRanked ? texts.note(of: table, rules) : texts.tableFromTwo
    let number = { (row: SeasonTable.Row) in order == .inAll ? row.points : row.hundredthsPerMatch }
    let greatest = table.rows.reduce(0) { max($0, number($1)) }
    let rises = rises(in: table)
    return .list(
      note: note,
      rows: window.list(of: table.rows, texts) { row in
        let (tally, goals) = (row.evenings, row.contribution)
        let difference = "\(goals.difference > 0 ? "+" : "")\(goals.difference)"
        return Row(
          id: row.id, place: table.isRanked ? row.place : nil,
          name: context.nameInResults(of: row.id),
          facts: "\(texts.short(tally)) · \(texts.isolated(difference))",
          spokenFacts: texts.spokenRecord(
            won: tally.won, drawn: tally.drawn, lost: tally.lost, difference),
          columns: [
            String(row.played), String(tally.won), String(tally.drawn), String(tally.lost),
            texts.scoreText(goals.goalsFor, goals.goalsAgainst), texts.isolated(difference),
            String(row.points),
          ],
          form: row.form,
          value: order == .inAll
            ? String(row.points) : texts.hundredths(row.hundredthsPerMatch),
          bar: .bar(number(row), of: greatest), rise: rises[row.id],
          heading: table.least > 1 && row.id == firstWithoutPlace
            ? texts.fewerMatches(table.least) : nil)
      })
  }

  private func content<Item>(
    _ items: [Item], note: String, _ row: (Item) -> Row
  ) -> Content {
    .list(note: note, rows: window.list(of: items, texts, row))
  }

  private func row(
    _ id: Player.ID, _ place: Int, _ facts: String, _ value: Int, of greatest: Int
  ) -> Row {
    Row(
      id: id, place: place, name: context.nameInResults(of: id), facts: facts, spokenFacts: facts,
      columns: [], form: [], value: String(value), bar: .bar(value, of: greatest), rise: nil,
      heading: nil)
  }

  /// How many places each player rose in the table by the last evening.
  private func rises(in table: SeasonTable) -> [Player.ID: Int] {
    let before = context.periodTable(by: order, beforeLast: true)
    guard before.isRanked else { return [:] }
    let places = Dictionary(uniqueKeysWithValues: before.rows.map { ($0.id, $0.place) })
    return table.rows.reduce(into: [:]) { rises, row in
      guard let place = row.place, let former = places[row.id] ?? nil, former != place else {
        return
      }
      rises[row.id] = former - place
    }
  }

  private func note(of scorers: Scorers) -> String {
    // A few unknown ones make no difference.
    let isKnown = 100 * scorers.creditedGoalCount >= 95 * scorers.goalCount
    return isKnown
      ? texts.matchCount(context.periodEvenings.count)
      : texts.scorersKnown(scorers.creditedGoalCount, of: scorers.goalCount)
  }
}
