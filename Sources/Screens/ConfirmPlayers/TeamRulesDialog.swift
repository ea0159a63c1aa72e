import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The rules for teams, and the form for a further one.
  func teamRulesDialog(_ sheet: TeamRulesSheet, _ texts: Strings) {
    modalSheet("rules-sheet", title: "rules-sheet-title", dismiss: .confirmPlayers(.sheetDismissed))
    {
      h2(.id("rules-sheet-title"), .class("sheet-title")) { texts.teamRules }
      p(.id("rule-hint"), .class("note")) { texts.ruleHint }
      playersOfRule(sheet)
      div(.class("button-row")) {
        addButton(texts.together, sheet, .togetherTapped)
        addButton(texts.apart, sheet, .apartTapped)
      }
      fixButtons(sheet)
      ul(key: "team-rules", .class("list")) {
        each(sheet.fixed) { row in
          ruleRow("fixed-\(row.id)", row.text, row.removeLabel, .fixRemoved(row.id))
        }
        each(sheet.rules) { rule in
          ruleRow("rule-\(rule.id)", rule.text, rule.removeLabel, .ruleRemoved(rule.id))
        }
      }
      div(.class("sheet-actions")) {
        secondaryButton(.tap(.confirmPlayers(.sheetDismissed))) { texts.done }
      }
    }
  }

  private func playersOfRule(_ sheet: TeamRulesSheet) {
    div(.class("chips"), .role("group"), .aria("labelledby", "rule-hint")) {
      each(sheet.players) { player in
        button(
          key: "rule-player-\(player.id)", .type("button"), .class("choice-chip"),
          .aria("pressed", player.isChosen), .dir("auto"),
          .tap(.confirmPlayers(.rulePlayerTapped(player.id)))
        ) { player.name }
      }
    }
  }

  private func fixButtons(_ sheet: TeamRulesSheet) {
    div(.class("button-row")) {
      each(sheet.teams) { team in
        secondaryButton(.disabled(!sheet.canFix), .tap(.confirmPlayers(.fixTapped(team.side)))) {
          span(.dir("auto")) { team.label }
        }
      }
    }
  }

  private func ruleRow(
    _ key: Text, _ text: String, _ removeLabel: String, _ removed: ConfirmPlayersEvent
  ) {
    li(key: key, .class("rule")) {
      span { text }
      button(
        .type("button"), .class("icon-button"), .aria("label", removeLabel),
        .tap(.confirmPlayers(removed))
      ) { icon(.trash) }
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
