import Components
import Markup
import Presentation
import Texts

extension Page {
  /// How strong the teams are, that they are being looked for, or why there are no fair ones.
  func strengths(
    _ model: ConfirmPlayersViewModel, _ fairness: Fairness?, _ texts: Strings
  ) {
    if let problem = model.fairnessProblem { refusal("fairness-problem", problem) }
    announced(
      "strengths", "strengths", model.isSearching ? texts.comparingSplits : fairness?.headline)
    if !model.isSearching, let chances = fairness?.chances { figure(chances) }
  }

  /// Why the teams are fair and how sure that is, and what can be done about it.
  func fairnessSection(
    _ model: ConfirmPlayersViewModel, _ fairness: Fairness?, _ texts: Strings
  ) {
    section(key: "fairness", .class("fairness"), .aria("label", texts.fairTeams)) {
      if let fairness {
        each(fairness.reasons) { reason in p { reason } }
      }
      div(.class("arrangements")) {
        if let label = fairness?.swapLabel { arrangement("swap", label, .swapTapped) }
        if model.canMakeFair { arrangement("rules", texts.rules, .rulesTapped) }
        if fairness != nil { arrangement("levels", model.levelsLabel, .levelsTapped) }
      }
    }
  }
}
