import Domain
import Markup
import Presentation

/// The result of a gather, with the winner's mark.
func resultText(_ row: GatherRow) -> Element {
  span(.class("result-text")) {
    if let winner = row.winner { teamMark(winner.team) }
    span { row.result }
  }
}
