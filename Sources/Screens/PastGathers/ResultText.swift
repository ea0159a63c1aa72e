import Domain
import Markup
import Presentation

/// Who won, with the winner's mark.
func resultText(_ row: GatherRow) -> Element {
  span(.class("result-text")) {
    if let winner = row.winner { teamMark(winner.team) }
    span { row.result }
  }
}
