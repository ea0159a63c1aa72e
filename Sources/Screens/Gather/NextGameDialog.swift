import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The form that starts the next game: who plays, and how that is found.
  func nextGameDialog(_ sheet: NextGameSheet, _ texts: Strings) {
    modalSheet("next-game-sheet", title: "next-game-title", dismiss: .gather(.sheetDismissed)) {
      h2(.id("next-game-title"), .class("sheet-title")) { texts.nextGame }
      div(.class("chips"), .role("group"), .aria("labelledby", "next-game-title")) {
        each(sheet.teams) { team in
          button(
            .type("button"), .class("choice-chip"), .class(team.side.team.className),
            .class(team.color?.className), .aria("pressed", team.isChosen),
            .tap(.gather(.teamTapped(team.side)))
          ) {
            teamMark(team.side.team, color: team.color)
            text(" ")
            span(.dir("auto")) { team.name }
          }
        }
      }
      p(.id("rotation-title"), .class("label")) { texts.howNextIsChosen }
      div(.class("chips"), .role("group"), .aria("labelledby", "rotation-title")) {
        each(sheet.rotations) { rotation in
          button(
            .type("button"), .class("choice-chip"), .aria("pressed", rotation.isChosen),
            .tap(.gather(.rotationTapped(rotation.index)))
          ) { rotation.label }
        }
      }
      div(.class("sheet-actions")) {
        button(
          .type("button"), .class("button primary"), .disabled(sheet.startLabel == nil),
          .tap(.gather(.nextGameStarted))
        ) { sheet.startLabel ?? texts.nextGame }
        secondaryButton(.tap(.gather(.sheetDismissed))) { texts.cancel }
      }
    }
  }
}
