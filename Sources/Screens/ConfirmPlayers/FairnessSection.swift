import Markup
import Presentation

extension Page {
  /// How strong the teams are, or why there are no fair ones.
  func strengths(_ model: ConfirmPlayersViewModel) {
    if let problem = model.fairnessProblem {
      p(key: "fairness-problem", .class("problem"), .role("alert")) {
        icon(.notice)
        span(.dir("auto")) { problem }
      }
    }
    if let fairness = model.fairness {
      p(key: "strengths", .class("strengths"), .dir("auto")) { fairness.strengths }
    }
  }

  /// Why the teams are fair, and how sure that is.
  func fairness(_ model: ConfirmPlayersViewModel, _ texts: Strings) {
    if let fairness = model.fairness {
      section(key: "fairness", .class("fairness"), .aria("label", texts.fairTeams)) {
        each(fairness.reasons) { reason in p(.dir("auto")) { reason } }
        button(
          key: "levels", .type("button"), .class("pill"), .tap(.confirmPlayers(.levelsTapped))
        ) { model.levelsLabel }
      }
    }
  }
}
