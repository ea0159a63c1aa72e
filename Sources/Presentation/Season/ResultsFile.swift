package import Domain
import Texts

/// A file with results, for spreadsheets and programs.
package enum ResultsFile: String, CaseIterable, Sendable, EventArgument {
  /// A line for each player of the table.
  case table
  /// A line for each game.
  case matches
  /// A line for each person in each game, of which the other files can be computed.
  case people

  /// The name under which it is saved; programs know it.
  package var name: String {
    switch self {
    case .table: "table.csv"
    case .matches: "matches.csv"
    case .people: "people-matches.csv"
    }
  }

  /// The names of the columns, which need no quotes in SQL, R or Python.
  package var columns: [String] {
    switch self {
    case .table:
      [
        "place", "name", "played", "won", "drawn", "lost", "goals_for", "goals_against",
        "difference", "points", "per_match", "goals", "assists", "own_goals",
      ]
    case .matches:
      [
        "evening", "game", "played_on", "kick_off", "team_a", "team_b", "score_a", "score_b",
        "winner", "people_a", "people_b", "scorers",
      ]
    case .people:
      [
        "evening", "game", "played_on", "player", "name", "team", "outcome", "goals_for",
        "goals_against", "goals", "assists", "own_goals", "minutes",
      ]
    }
  }

  /// The contents: the results of the period.
  func contents(_ context: ScreenContext) -> [UInt8] {
    var csv = CSVTable(columns: columns, hasDecimalComma: context.texts.hasDecimalComma)
    switch self {
    case .table: addTable(to: &csv, context)
    case .matches: addGames(to: &csv, context) { [$0.line] }
    case .people: addGames(to: &csv, context) { $0.linesOfPeople }
    }
    return csv.file
  }
}

extension ResultsFile {
  private func addTable(to csv: inout CSVTable, _ context: ScreenContext) {
    for row in context.periodTable.rows {
      let sum = row.contribution
      csv.add([
        row.place.map { .number($0) } ?? .empty, .text(context.nameInResults(of: row.id)),
        .number(row.played), .number(row.evenings.won), .number(row.evenings.drawn),
        .number(row.evenings.lost), .number(sum.goalsFor), .number(sum.goalsAgainst),
        .number(sum.difference), .number(row.points), .hundredths(row.hundredthsPerMatch),
        .number(sum.goals), .number(sum.assists), .number(sum.ownGoals),
      ])
    }
  }

  /// Adds the lines of each game with a result.
  private func addGames(
    to csv: inout CSVTable, _ context: ScreenContext, _ lines: (PlayedGame) -> [[CSVTable.Cell]]
  ) {
    for evening in context.periodEvenings {
      guard let gather = context.squad.gather(evening.id) else { continue }
      let names = EveningNames(gather, context)
      for game in evening.games {
        for line in lines(PlayedGame(game, of: gather, names, context)) { csv.add(line) }
      }
    }
  }
}

extension SavedFile {
  init(_ file: ResultsFile, contents: [UInt8]) {
    self.init(name: file.name, mediaType: "text/csv", contents: contents)
  }
}
