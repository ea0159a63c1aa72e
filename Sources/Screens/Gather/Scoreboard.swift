import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The button on the kick-off spot that opens the scoreboard.
  func scoreboardButton(_ texts: Strings) {
    button(
      key: "scoreboard-open", .type("button"), .class("kick-off-spot"),
      .aria("label", texts.scoreboard), .tap(.gather(.scoreboardTapped))
    ) { icon(.scoreboard) }
  }

  /// Score and clock as large as the window allows: to be read from the touchline, and safe in a
  /// pocket.
  func scoreboard(_ model: GatherViewModel, _ texts: Strings) {
    dialog(
      key: "scoreboard", .class("scoreboard"), .class("is-full-time", when: model.isFullTime),
      .aria("label", texts.scoreboard), .modal,
      .dismiss(.gather(.sheetDismissed))
    ) {
      div(key: "scoreboard-top", .class("scoreboard-top"), .live) {
        if model.isUnlocked {
          button(
            key: "scoreboard-close", .type("button"), .class("button primary"),
            .tap(.gather(.sheetDismissed))
          ) { texts.backToMatch }
        } else {
          p(key: "scoreboard-locked") { texts.scoreboardLocked }
        }
      }
      div(key: "scoreboard-score", .class("scoreboard-score")) {
        each(model.sides) { scoreboardSide($0) }
      }
      p(key: "scoreboard-clock", .class("scoreboard-clock")) { model.clockText }
      p(key: "scoreboard-state", .class("scoreboard-state")) { model.clockState }
      button(
        key: "scoreboard-unlock", .type("button"), .class("button chalk"),
        .tap(.gather(.unlockTapped))
      ) { texts.unlock }
    }
  }

  private func scoreboardSide(_ side: SideView) {
    div(
      key: "scoreboard-\(side.side.word)", .class(side.side.team.className),
      .class(side.color?.className)
    ) {
      p(.class("half-name")) {
        teamMark(side.side.team, color: side.color)
        span { side.name }
      }
      p(.class("scoreboard-goals"), .class("is-long", when: side.goals > 9)) { "\(side.goals)" }
    }
  }
}
