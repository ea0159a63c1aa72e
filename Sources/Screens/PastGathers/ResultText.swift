import Components
import Domain
import Markup
import Presentation

extension Page {
  /// The result of a gather, with the mark of the side that it is about.
  func resultText(_ row: GatherRow) {
    span(.class("result-text")) {
      if let side = row.markedSide {
        teamMark(side.team, color: row.teams[side.index].color)
      }
      span { row.result }
    }
  }
}
