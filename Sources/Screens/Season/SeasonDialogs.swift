import Markup
import Presentation
import Texts

extension Page {
  /// The ways to share the table.
  func shareDialog(_ yearLabel: String?, _ texts: Strings) {
    sheetDialog("share-sheet", texts.shareSeason, dismiss: .season(.sheetDismissed)) {
      div(.class("sheet-actions")) {
        button(
          key: "share-text", .type("button"), .class("button primary"), .tap(.season(.textTapped))
        ) { texts.tableAsText }
        button(
          key: "picture", .type("button"), .class("button secondary"),
          .tap(.season(.pictureTapped))
        ) { texts.picture }
        if let yearLabel {
          button(
            key: "year", .type("button"), .class("button secondary"), .tap(.season(.yearTapped))
          ) { yearLabel }
        }
        closeButton(texts.cancel, .season(.sheetDismissed))
      }
    }
  }

  /// The rules of the table, each with its choices.
  func rulesDialog(_ sheet: SeasonViewModel.RulesSheet) {
    sheetDialog("rules-sheet", sheet.title, dismiss: .season(.sheetDismissed)) {
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
      closeButton(sheet.doneLabel, .season(.sheetDismissed))
    }
  }
}
