import Markup
import Presentation

extension Page {
  /// The rules of the table, each with its choices.
  func rulesDialog(_ sheet: SeasonViewModel.RulesSheet) {
    sheetDialog("rules-sheet", sheet.title, dismiss: .season(.rulesDismissed)) {
      each(sheet.fields) { field in
        div(.class("field rule-field")) {
          label(.for("rule-\(field.rule.rawValue)"), .class("label")) { field.label }
          select(
            key: "rule-\(field.rule.rawValue)", .class("input"), .name("\(field.rule.rawValue)"),
            .change(.season(field.rule))
          ) {
            each(field.options) { option in
              self.option(.value(option.code), .selected(option.isChosen)) { option.label }
            }
          }
        }
      }
      closeButton(sheet.doneLabel, .season(.rulesDismissed))
    }
  }
}
