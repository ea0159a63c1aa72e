import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The form for the name and the colour of a team.
  func teamDialog(_ sheet: TeamSheet, _ texts: Strings) {
    modalSheet("team-sheet", title: "team-sheet-title", dismiss: .confirmPlayers(.sheetDismissed)) {
      h2(.id("team-sheet-title"), .class("sheet-title")) { sheet.title }
      form(key: "team-form", .class("form"), .submit(.confirmPlayers(.teamConfirmed))) {
        ul(.class("presets team-presets")) {
          each(sheet.presets) { preset in
            li {
              button(
                .type("button"), .class("preset"), .class(preset.preset.color?.className),
                .tap(.confirmPlayers(.presetTapped(preset.preset)))
              ) { preset.label }
            }
          }
        }
        field("team-name", texts.teamName) { nameInput(sheet) }
        problemText(sheet.errorText)
        colorChoice(sheet, texts)
        div(.class("sheet-actions in-a-row")) {
          button(.type("submit"), .class("button primary"), .disabled(sheet.errorText != nil)) {
            texts.done
          }
          secondaryButton(.tap(.confirmPlayers(.sheetCancelled))) { texts.cancel }
        }
      }
    }
  }

  private func nameInput(_ sheet: TeamSheet) {
    input(
      key: "team-name", .class("input"), .type("text"), .name("team-name"), .value(sheet.name),
      .placeholder(sheet.usualName), .autocomplete("off"), .attribute("enterkeyhint", "done"),
      .dir("auto"), .aria("invalid", sheet.errorText == nil ? nil : "true"),
      .aria("describedby", "problem"), .input(.confirmPlayers(.teamNameTyped)))
  }

  private func colorChoice(_ sheet: TeamSheet, _ texts: Strings) {
    div(.class("field")) {
      span(.id("team-colors"), .class("label")) { texts.color }
      div(.class("swatches"), .role("group"), .aria("labelledby", "team-colors")) {
        each(sheet.colors) { choice in
          button(
            .type("button"), .class("swatch"), .class(choice.color.className),
            .aria("label", choice.label), .aria("pressed", choice.isChosen),
            .tap(.confirmPlayers(.colorTapped(choice.color))))
        }
      }
    }
  }
}
