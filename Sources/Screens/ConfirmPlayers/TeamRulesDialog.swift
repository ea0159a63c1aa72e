import Markup
import Pages
import Presentation
import Texts

extension Page {
  /// The rules for teams, and the form for a further one.
  func teamRulesDialog(_ sheet: TeamRulesSheet, _ texts: Strings) {
    dialog(
      key: "rules-sheet", .class("sheet"), .aria("labelledby", "rules-sheet-title"), .modal,
      .dismiss(.confirmPlayers(.sheetDismissed))
    ) {
      h2(.id("rules-sheet-title"), .class("sheet-title")) { texts.teamRules }
      p(.id("rule-hint"), .class("note")) { texts.ruleHint }
      div(.class("chips"), .role("group"), .aria("labelledby", "rule-hint")) {
        each(sheet.players) { player in
          button(
            key: "rule-player-\(player.id)", .type("button"), .class("choice-chip"),
            .aria("pressed", player.isChosen ? "true" : "false"), .dir("auto"),
            .tap(.confirmPlayers(.rulePlayerTapped(player.id)))
          ) { player.name }
        }
      }
      div(.class("button-row")) {
        addButton(texts.together, sheet, .togetherTapped)
        addButton(texts.apart, sheet, .apartTapped)
      }
      div(.class("button-row")) {
        each(sheet.teams) { team in
          button(
            .type("button"), .class("button secondary"), .disabled(!sheet.canFix),
            .tap(.confirmPlayers(.fixTapped(team.side)))
          ) { span(.dir("auto")) { team.label } }
        }
      }
      ul(key: "team-rules", .class("list")) {
        each(sheet.fixed) { row in
          li(key: "fixed-\(row.id)", .class("rule")) {
            span(.dir("auto")) { row.text }
            button(
              .type("button"), .class("icon-button"), .aria("label", row.removeLabel),
              .tap(.confirmPlayers(.fixRemoved(row.id)))
            ) { icon(.trash) }
          }
        }
        each(sheet.rules) { rule in
          li(key: "rule-\(rule.id)", .class("rule")) {
            span(.dir("auto")) { rule.text }
            button(
              .type("button"), .class("icon-button"), .aria("label", rule.removeLabel),
              .tap(.confirmPlayers(.ruleRemoved(rule.id)))
            ) { icon(.trash) }
          }
        }
      }
      div(.class("sheet-actions")) {
        button(
          .type("button"), .class("button secondary"), .tap(.confirmPlayers(.sheetDismissed))
        ) { texts.done }
      }
    }
  }

  private func addButton(
    _ text: String, _ sheet: TeamRulesSheet, _ event: ConfirmPlayersEvent.Plain
  ) {
    button(
      .type("button"), .class("button primary"), .disabled(!sheet.canAdd),
      .tap(.confirmPlayers(event))
    ) { text }
  }
}
