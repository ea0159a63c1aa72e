import Domain
import Markup
import Presentation
import Texts

extension LinkActions {
  /// On the page of the season.
  fileprivate static var season: LinkActions {
    LinkActions(
      event: { .season(.link($0)) }, codeTyped: .season(.registrationCodeTyped),
      dismissed: .season(.sheetDismissed))
  }
}

extension Page {
  /// What is open over the page.
  func seasonSheets(_ model: SeasonViewModel, _ texts: Strings) {
    if let sheet = model.rulesSheet { rulesDialog(sheet, model.order, texts) }
    if model.offersShare { shareDialog(model, texts) }
    if let sheet = model.linkSheet { linkSheet(sheet, .season, texts) }
    if let sheet = model.seasonsSheet { seasonsDialog(sheet, texts) }
    if let sheet = model.seasonSheet { seasonDialog(sheet, texts) }
  }

  private func seasonsDialog(_ sheet: SeasonViewModel.SeasonsSheet, _ texts: Strings) {
    sheetDialog("seasons-sheet", sheet.title, dismiss: .season(.sheetDismissed)) {
      ul(.class("list")) {
        each(sheet.rows) { row in
          li {
            button(.type("button"), .class("row"), .tap(.season(.seasonTapped(row.id)))) {
              span(.class("row-text")) {
                span(.dir("auto")) { row.name }
                span(.class("facts")) { row.days }
              }
              span(.class("chevron"), .aria("hidden", true))
            }
          }
        }
      }
      div(.class("sheet-actions")) {
        button(
          key: "new-season", .type("button"), .class("button primary"),
          .tap(.season(.newSeasonTapped))
        ) { sheet.newLabel }
        closeButton(texts.done, .season(.sheetDismissed))
      }
    }
  }

  private func seasonDialog(_ sheet: SeasonViewModel.SeasonSheet, _ texts: Strings) {
    sheetDialog("season-sheet", sheet.title, dismiss: .season(.sheetDismissed)) {
      form(key: "season-form", .class("form"), .submit(.season(.seasonSubmitted))) {
        seasonField("season-name", texts.name, sheet.name, .seasonName)
        seasonField("season-from", texts.seasonFrom, sheet.from, .seasonFrom, isDay: true)
        seasonField("season-until", texts.seasonUntil, sheet.until, .seasonUntil, isDay: true)
        problemText(sheet.problem)
        div(.class("sheet-actions")) {
          button(
            key: "season-save", .type("submit"), .class("button primary"),
            .disabled(!sheet.canFinish)
          ) { texts.done }
          closeButton(texts.cancel, .season(.seasonCancelled))
          if sheet.canBeRemoved {
            button(
              key: "season-remove", .type("button"), .class("button danger-quiet"),
              .tap(.season(.seasonRemoved))
            ) { texts.removeSeason }
          }
        }
      }
    }
  }

  private func seasonField(
    _ key: StaticString, _ label: String, _ value: String, _ event: SeasonEvent.Field,
    isDay: Bool = false
  ) {
    field(key, label, isInParts: isDay) {
      input(
        key: "\(key)", .class("input"), .type(isDay ? "date" : "text"), .name("\(event.rawValue)"),
        .value(value),
        .autocomplete("off"), .dir("auto"), .aria("describedby", "problem"), .input(.season(event)))
    }
  }

  /// The ways to share the table.
  private func shareDialog(_ model: SeasonViewModel, _ texts: Strings) {
    sheetDialog("share-sheet", texts.shareSeason, dismiss: .season(.sheetDismissed)) {
      if let note = model.linkNote { p(key: "share-note", .class("note")) { note } }
      problemText(model.linkProblem)
      div(.class("sheet-actions")) {
        button(
          key: "share-text", .type("button"), .class("button primary"), .tap(.season(.textTapped))
        ) { texts.tableAsText }
        secondaryButton(key: "picture", .tap(.season(.pictureTapped))) { texts.picture }
        secondaryButton(
          key: "table-link", .disabled(model.linkProblem != nil),
          .aria("describedby", "table-link-advice"), .tap(.season(.linkTapped))
        ) { texts.tableLink }
        buttonAdvice("table-link", texts.tableLinkWorks)
        if let yearLabel = model.yearLabel {
          secondaryButton(key: "year", .tap(.season(.yearTapped))) { yearLabel }
        }
        closeButton(texts.cancel, .season(.sheetDismissed))
      }
      if model.linkNote != nil { ifLost(texts) }
    }
  }

  /// The rules of the table, each with its choices.
  private func rulesDialog(
    _ sheet: SeasonViewModel.RulesSheet, _ order: SeasonTable.Order, _ texts: Strings
  ) {
    sheetDialog("rules-sheet", sheet.title, dismiss: .season(.sheetDismissed)) {
      ul(key: "season-orders", .class("chips")) {
        li { seasonChip(texts.perMatch, order == .perMatch, .season(.perMatchTapped)) }
        li { seasonChip(texts.inAll, order == .inAll, .season(.inAllTapped)) }
      }
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
      div(.class("sheet-actions")) {
        button(
          key: "rules-done", .type("button"), .class("button primary"),
          .tap(.season(.sheetDismissed))
        ) { sheet.doneLabel }
        secondaryButton(key: "seasons", .tap(.season(.seasonsTapped))) { texts.seasons }
      }
    }
  }
}
