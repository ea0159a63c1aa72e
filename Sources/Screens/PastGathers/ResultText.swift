import Domain
import Markup
import Presentation

extension Page {
  /// The result of a gather, with the winner's mark.
  func resultText(_ row: GatherRow) {
    span(.class("result-text")) {
      each(row.teams) { team in
        if row.winner == team.side { teamMark(team.side.team, color: team.color) }
      }
      span { row.result }
    }
  }
}
