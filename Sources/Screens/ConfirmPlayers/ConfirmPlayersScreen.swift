import Domain
import Markup
import Presentation

extension Page {
  /// The screen that puts the selected players into two teams, by dragging or by buttons.
  func confirmPlayersScreen(_ model: ConfirmPlayersViewModel, _ context: PageContext) {
    layout(context, "confirm") {
      button(
        key: "add", .type("button"), .class("icon-button"), .aria("label", context.texts.addPlayer),
        .tap(.confirmPlayers(.addTapped))
      ) { icon(.plus) }
    } content: {
      p(key: "advice", .class("advice")) { context.texts.confirmAdvice }
      div(key: "sections", .class("sections")) {
        each(model.sections) { teamSection($0) }
      }
    } dock: {
      primaryButton(
        context.texts.startGather, isEnabled: model.canStart, .confirmPlayers(.startTapped))
      hint(model.startHint)
    }
  }

  private func teamSection(_ part: TeamSection) {
    section(
      key: "section-\(part.team.word)", .class("team"), .class(part.team.className),
      .aria("labelledby", "heading-\(part.team.word)"), .drop(Event.dropText(part.team))
    ) {
      div(.class("team-head")) {
        teamMark(part.team)
        h2(.id("heading-\(part.team.word)"), .class("team-title")) { part.title }
        span(.class("count")) { part.count }
      }
      if let hint = part.emptyHint { p(.class("team-empty")) { hint } }
      ul(key: "rows-\(part.team.word)", .class("list")) {
        each(part.rows) { teamItem($0, in: part) }
      }
    }
  }

  private func teamItem(_ row: TeamRow, in part: TeamSection) {
    li(key: "player-\(row.id)", .class("row place"), .drag("\(row.id)")) {
      span(.class("grip"), .dragHandle, .aria("hidden", true)) { icon(.grip) }
      avatar(row.avatar, part.team.className)
      span(.class("place-text")) {
        personName(row.name)
        if let position = row.position { chip(position) }
      }
      span(.class("moves")) {
        each(row.moves) { move in
          button(
            .type("button"), .class("move"), .class(move.team.className),
            .aria("label", move.label), .tap(.confirmPlayers(.moved(row.id, move.team)))
          ) { span { move.shortLabel } }
        }
      }
    }
  }
}
