import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// What is open over a planned game.
  func planSheet(_ model: PlanViewModel, _ texts: Strings) {
    if let sheet = model.personSheet { personSheet(sheet, texts) }
    if let sheet = model.addSheet { addSheet(sheet, texts) }
    if let sheet = model.reminderSheet { reminderSheet(sheet, texts) }
    if let reason = model.cancelReason { cancelSheet(reason, model, texts) }
    if let sheet = model.linkSheet { linkSheet(sheet, .plan, texts) }
  }

  private func personSheet(_ sheet: PlanViewModel.PersonSheet, _ texts: Strings) {
    planDialog("plan-person", sheet.name) {
      div(key: "plan-answers", .class("button-row")) {
        each(sheet.answers) { choice in
          secondaryButton(
            .aria("pressed", choice.isChosen),
            .tap(.plan(.answerTapped(choice.answer)))
          ) { choice.label }
        }
      }
      if let guests = sheet.guests { guestStepper(guests, texts) }
      each(sheet.leftGuests) { guest in
        secondaryButton(key: "kept-\(guest.id)", .tap(.plan(.guestKept(guest.id)))) { guest.label }
      }
      whoItIs(sheet.players, texts)
      div(.class("sheet-actions")) {
        if let label = sheet.selfLabel { planAction(label, .selfTapped) }
        if sheet.canHaveLink { planAction(texts.ownLink, .ownLinkTapped) }
        if sheet.canGetPlace { planAction(texts.givePlace, .placeGiven) }
        if sheet.canLosePlace { planAction(texts.toReserve, .placeWithdrawn) }
        closePlanSheet(texts.done)
      }
      ul(key: "plan-history", .class("history")) {
        each(sheet.history) { line in li { line } }
      }
    }
  }

  /// Which player someone is who answered under another name.
  private func whoItIs(_ players: [(code: String, name: String)], _ texts: Strings) {
    if !players.isEmpty {
      field("plan-player", texts.thisIs) {
        playerChoice("plan-player", players, texts, .plan(.playerChosen))
      }
    }
  }

  /// A list of players of which one is picked.
  func playerChoice(
    _ key: StaticString, _ players: [(code: String, name: String)], _ texts: Strings, _ event: Event
  ) {
    select(key: "\(key)", .class("input"), .name("\(key)"), .change(event)) {
      option(.value(""), .selected(true)) { texts.pickName }
      each(players) { player in option(.value(player.code), .dir("auto")) { player.name } }
    }
  }

  private func guestStepper(_ count: Int, _ texts: Strings) {
    div(key: "plan-guests", .class("stepper-row")) {
      span(.class("label")) { texts.guestsLabel }
      div(.class("stepper")) {
        button(
          .type("button"), .class("step-button"), .aria("label", texts.oneLess(texts.guestsLabel)),
          .disabled(count == 0), .tap(.plan(.guestRemoved))
        ) { "−" }
        announced("guest-count", "stepper-count", "\(count)")
        button(
          .type("button"), .class("step-button"), .aria("label", texts.oneMore(texts.guestsLabel)),
          .tap(.plan(.guestAdded))
        ) { "+" }
      }
    }
  }

  private func addSheet(_ sheet: PlanViewModel.AddSheet, _ texts: Strings) {
    planDialog("plan-add", texts.addAnswers) {
      form(key: "plan-add-form", .class("form"), .submit(.plan(.addConfirmed))) {
        field("plan-names", texts.answersLabel) {
          // The browser keeps what the user types; only the first text is rendered.
          textarea(
            key: "plan-names", .class("input list-field"), .dir("auto"),
            .attribute("maxlength", "50000"), .attribute("spellcheck", "false"), .autofocus,
            .input(.plan(.namesTyped))
          ) { sheet.text }
        }
        div(key: "plan-read", .live) {
          if let text = sheet.waitText { p(.class("note")) { text } }
          ul(.class("read-answers")) {
            each(sheet.rows) { row in
              li {
                personName(row.name)
                span(.class("facts")) { row.answer }
              }
            }
          }
          if !sheet.unread.isEmpty {
            p(.class("note")) { texts.notRead }
            ul(.class("read-answers")) { each(sheet.unread) { line in li(.dir("auto")) { line } } }
          }
        }
        div(.class("sheet-actions")) {
          if let label = sheet.confirmLabel {
            button(.type("submit"), .class("button primary")) { label }
          }
          giveUpButton(texts.cancel)
        }
      }
    }
  }

  private func reminderSheet(_ sheet: PlanViewModel.ReminderSheet, _ texts: Strings) {
    planDialog("plan-remind", texts.noAnswer) {
      ul(key: "plan-reminded", .class("list")) {
        each(sheet.people) { person in
          li(key: "remind-\(person.id)") {
            button(
              .type("button"), .class("row"), .class("is-selected", when: person.isChosen),
              .role("checkbox"), .aria("checked", person.isChosen ? "true" : "false"),
              .tap(.plan(.reminderTapped(person.id)))
            ) {
              span(.class("row-text")) { personName(person.name) }
              span(.class("tick"), .aria("hidden", true))
            }
          }
        }
      }
      div(.class("sheet-actions")) {
        button(
          key: "remind-send", .type("button"), .class("button primary"),
          .disabled(!sheet.canSend), .tap(.plan(.remindConfirmed))
        ) { texts.send }
        closePlanSheet(texts.cancel)
      }
    }
  }

  private func cancelSheet(_ reason: String, _ model: PlanViewModel, _ texts: Strings) {
    planDialog("plan-cancel", texts.cancelGame) {
      form(key: "plan-cancel-form", .class("form"), .submit(.plan(.cancelConfirmed))) {
        field("plan-reason", texts.cancelReason) {
          input(
            key: "plan-reason", .class("input"), .type("text"), .name("reason"), .value(reason),
            .autocomplete("off"), .attribute("maxlength", "80"), .dir("auto"),
            .input(.plan(.reasonTyped)))
        }
        div(.class("sheet-actions stacked")) {
          if model.isPartOfSeries {
            button(.type("submit"), .class("button secondary")) { texts.onlyThis }
            button(.type("button"), .class("button danger"), .tap(.plan(.seriesEnded))) {
              texts.endSeries
            }
          } else {
            button(.type("submit"), .class("button danger")) { texts.cancelGame }
          }
          giveUpButton(texts.back)
        }
      }
    }
  }

  private func planAction(_ label: String, _ event: PlanEvent.Plain) {
    secondaryButton(.tap(.plan(event))) { label }
  }

  private func giveUpButton(_ label: String) { closeButton(label, .plan(.sheetCancelled)) }

  private func closePlanSheet(_ label: String) { closeButton(label, .plan(.sheetDismissed)) }

  private func planDialog(
    _ key: StaticString, _ title: String, @MarkupBuilder content: () -> Elements
  ) {
    sheetDialog(key, title, dismiss: .plan(.sheetDismissed)) { content() }
  }
}
