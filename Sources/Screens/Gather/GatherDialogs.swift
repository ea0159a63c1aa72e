import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The form or question over a gather.
  func gatherDialogs(_ model: GatherViewModel, _ texts: Strings) {
    if let sheet = model.timeSheet { timeDialog(sheet, texts) }
    if let sheet = model.nextGameSheet { nextGameDialog(sheet, texts) }
    if let question = model.endQuestion {
      confirmationDialog(
        question, confirm: .gather(.endConfirmed), alternative: .gather(.discardTapped),
        cancel: .gather(.sheetDismissed))
    }
    if let question = model.clockQuestion {
      confirmationDialog(
        question, confirm: .gather(.clockCancelConfirmed), cancel: .gather(.sheetDismissed))
    }
  }

  private func timeDialog(_ sheet: TimeSheet, _ texts: Strings) {
    modalSheet("time-sheet", title: "time-title", dismiss: .gather(.sheetDismissed)) {
      h2(.id("time-title"), .class("sheet-title")) {
        sheet.kind == .timeLeft ? texts.timeLeft : texts.setTime
      }
      form(key: "time-form", .class("form"), .submit(.gather(.timeSet))) {
        if sheet.kind != .length {
          timeSteps(texts)
          announced("time-said", "spoken", "\(sheet.minutes):\(sheet.seconds)")
        }
        div(.class("time-fields")) {
          timeField("minutes", texts.minutes, sheet.minutes, .gather(.minutesTyped))
          timeField("seconds", texts.seconds, sheet.seconds, .gather(.secondsTyped))
        }
        problemText(sheet.errorText)
        if sheet.kind == .again { p(key: "time-note", .class("note")) { texts.timeStartsClock } }
        if sheet.kind != .timeLeft { presets(sheet, texts) }
        periodChoice(sheet, texts)
        div(key: "counting", .class("chips")) {
          button(
            .type("button"), .class("choice-chip"),
            .aria("pressed", sheet.countsUp), .tap(.gather(.countingTapped))
          ) { texts.countUp }
        }
        div(.class("sheet-actions")) {
          button(.type("submit"), .class("button primary"), .disabled(sheet.errorText != nil)) {
            texts.done
          }
          secondaryButton(.tap(.gather(.timeCancelled))) { texts.cancel }
        }
      }
    }
  }

  private func timeSteps(_ texts: Strings) {
    div(key: "time-steps", .class("button-row")) {
      stepButton(texts.minuteMore(false), .gather(.minuteTaken))
      stepButton(texts.minuteMore(true), .gather(.minuteAdded))
      stepButton(texts.resetClock, .gather(.clockCancelTapped))
    }
  }

  private func presets(_ sheet: TimeSheet, _ texts: Strings) {
    ul(key: "presets", .class("presets minutes")) {
      each(sheet.presets) { minutes in
        li {
          button(
            .type("button"), .class("preset"), .aria("label", texts.minutesShort(minutes)),
            .aria("pressed", sheet.isChosen(minutes)),
            .tap(.gather(.presetTapped(minutes)))
          ) { "\(minutes)" }
        }
      }
    }
  }

  private func periodChoice(_ sheet: TimeSheet, _ texts: Strings) {
    div(key: "periods", .role("group"), .aria("labelledby", "periods-title")) {
      p(.id("periods-title"), .class("label")) { texts.periods }
      ul(.class("chips")) {
        each(sheet.formats) { format in
          li {
            button(
              .type("button"), .class("choice-chip"),
              .aria("pressed", format.periods == sheet.periods ? "true" : "false"),
              .tap(.gather(.periodsTapped(format.periods)))
            ) { format.label }
          }
        }
      }
    }
  }

  private func timeField(
    _ id: StaticString, _ text: String, _ value: String, _ event: Event
  ) {
    field(id, text) {
      input(
        key: "\(id)", .class("input time-input"), .type("text"), .name(id), .value(value),
        .inputMode("numeric"), .autocomplete("off"), .attribute("maxlength", "2"),
        .attribute("enterkeyhint", "done"), .aria("describedby", "problem"), .input(event))
    }
  }
}
