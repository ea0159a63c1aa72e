import Domain
import Markup
import Presentation

extension Page {
  func pastGatherScreen(_ model: PastGatherViewModel, _ context: PageContext) {
    if let absence = model.absence { return absencePage(absence, context) }
    layout(context, "past-gather") {
      if let summary = model.summary {
        div(key: "final", .class("final")) {
          p(.class("final-score"), .aria("hidden", true)) { summary.score }
          p(.class("spoken")) { model.scoreAnnouncement }
          p(.class("final-result")) { resultText(summary) }
        }
        goalsSection(model, context.texts)
        teamsSection(model, winner: summary.winner)
        timesList(model)
      }
      if let label = model.deleteLabel {
        button(
          key: "delete", .type("button"), .class("button danger-quiet"),
          .tap(.pastGather(.deleteTapped))
        ) {
          icon(.trash)
          span { label }
        }
      }
      if let question = model.deletionQuestion {
        confirmationDialog(
          question, confirm: .pastGather(.deletionConfirmed),
          cancel: .pastGather(.deletionCancelled))
      }
    }
  }

  private func goalsSection(_ model: PastGatherViewModel, _ texts: Strings) {
    section(key: "goals", .class("group goals-group")) {
      h2(.class("group-title")) { texts.goals }
      if let text = model.noGoals { p(.class("note")) { text } }
      ol(.class("goal-list")) {
        each(model.goals) { goal in
          li(.class("goal"), .class(goal.side.team.className), .class(goal.color?.className)) {
            span(.class("goal-minute")) { goal.minute }
            teamMark(goal.side.team, color: goal.color)
            span(.class("goal-team")) { goal.team }
            span(.class("goal-score")) { goal.score }
          }
        }
      }
    }
  }

  private func teamsSection(_ model: PastGatherViewModel, winner: Side?) {
    div(key: "line-ups", .class("line-ups")) {
      each(model.teams) { team in
        lineUp(
          team.team, team.title, team.players, color: team.color,
          isWinner: winner != nil && winner == team.team.side)
      }
    }
  }

  private func timesList(_ model: PastGatherViewModel) {
    dl(key: "times", .class("times")) {
      each(model.times) { time in
        div {
          dt { time.label }
          dd { time.value }
        }
      }
    }
  }
}
