import Markup
import Presentation

/// What lies over a gather: the time to set, or a question.
@MarkupBuilder
func gatherDialogs(_ model: GatherViewModel) -> Content {
  if let sheet = model.timeSheet { timeDialog(sheet) }
  if let question = model.endQuestion {
    questionDialog(
      question, confirm: .gather(.endConfirmed), cancel: .gather(.sheetDismissed))
  }
  if let question = model.clockQuestion {
    questionDialog(
      question, confirm: .gather(.clockCancelConfirmed), cancel: .gather(.sheetDismissed))
  }
}

private func timeDialog(_ sheet: TimeSheet) -> Element {
  dialog(
    key: "time-sheet", .class("sheet"), .aria("labelledby", "time-title"), .modal,
    .dismiss(.gather(.sheetDismissed))
  ) {
    h2(.id("time-title"), .class("sheet-title")) { sheet.title }
    form(key: "time-form", .class("form"), .submit(.gather(.timeSet))) {
      div(.class("time-fields")) {
        timeField("minutes", sheet.minutesLabel, sheet.minutes, .gather(.minutesTyped))
        timeField("seconds", sheet.secondsLabel, sheet.seconds, .gather(.secondsTyped))
      }
      problemText(sheet.problem)
      ul(.class("presets")) {
        sheet.presets.map { preset in
          li {
            button(
              .type("button"), .class("preset"), .tap(.gather(.presetTapped(preset.minutes)))
            ) { preset.label }
          }
        }
      }
      div(.class("sheet-actions")) {
        button(.type("submit"), .class("button primary"), .disabled(sheet.problem != nil)) {
          sheet.doneLabel
        }
        button(.type("button"), .class("button secondary"), .tap(.gather(.sheetDismissed))) {
          sheet.cancelLabel
        }
      }
    }
  }
}

private func timeField(
  _ id: String, _ text: String, _ value: String, _ event: Event
) -> Element {
  field(id, text) {
    input(
      key: id, .class("input time-input"), .type("text"), .name(id), .value(value),
      .inputMode("numeric"), .autocomplete("off"), .attribute("maxlength", "2"),
      .attribute("enterkeyhint", "done"), .aria("describedby", "problem"), .input(event))
  }
}
