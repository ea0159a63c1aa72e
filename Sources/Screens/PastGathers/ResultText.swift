import Components
import Domain
import Markup
import Presentation

extension Page {
  /// The result of a gather, with the winner's mark.
  func resultText(_ row: GatherRow) {
    span(.class("result-text")) {
      if let winner = row.winner {
        teamMark(winner.team, color: row.teams[winner.index].color)
      }
      span { row.result }
    }
  }
}
