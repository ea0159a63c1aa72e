import Markup
import Presentation

extension Page {
  /// How strong the teams are and why they are fair, with what to do about it.
  func fairness(_ model: ConfirmPlayersViewModel, _ texts: Strings) {
    if let problem = model.fairnessProblem {
      p(key: "fairness-problem", .class("problem"), .role("alert")) {
        icon(.notice)
        span(.dir("auto")) { problem }
      }
    }
    if let fairness = model.fairness {
      section(key: "fairness", .class("fairness"), .aria("label", texts.fairTeams)) {
        p(.class("strengths"), .dir("auto")) { fairness.strengths }
        each(fairness.reasons) { reason in p(.dir("auto")) { reason } }
        div(.class("arrangements")) {
          if fairness.canShowAnother {
            button(
              key: "another", .type("button"), .class("pill"), .tap(.confirmPlayers(.anotherTapped))
            ) { texts.another }
          }
          button(
            key: "levels", .type("button"), .class("pill"), .tap(.confirmPlayers(.levelsTapped))
          ) { model.levelsLabel }
        }
      }
    }
  }
}
