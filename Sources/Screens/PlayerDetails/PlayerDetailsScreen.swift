import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  func playerDetailsScreen(_ model: PlayerDetailsViewModel, _ context: PageContext) {
    layout(context, "details", subtitle: model.subtitle) {
      if let record = model.record { playerRecord(record, context.texts) }
      if !model.sections.isEmpty { detailSections(model, context.texts) }
      if let label = model.levelsLabel {
        secondaryButton(key: "levels", .tap(.playerDetails(.levelsTapped))) { label }
      }
      sharedIdentity(model, context.texts)
      if let label = model.archiveLabel {
        secondaryButton(key: "archive", .tap(.playerDetails(.archiveTapped))) { label }
      }
      if let label = model.deleteLabel {
        button(
          key: "delete", .type("button"), .class("button danger-quiet"),
          .tap(.playerDetails(.deleteTapped))
        ) {
          icon(.trash)
          span { label }
        }
      }
      if let question = model.deletionQuestion {
        confirmationDialog(
          question, confirm: .playerDetails(.deletionConfirmed),
          cancel: .playerDetails(.deletionCancelled))
      }
      if let people = model.samePeople { samePeopleDialog(people, context.texts) }
    } dock: {
      if model.isArchived {
        primaryButton(context.texts.bringBack, .playerDetails(.bringBackTapped))
      }
    }
  }

  private func detailSections(_ model: PlayerDetailsViewModel, _ texts: Strings) {
    div(key: "person", .class("person"), .aria("hidden", true)) {
      avatar(model.avatar, "shirt big")
    }
    each(model.sections) { part in
      section(.class("group")) {
        h2(.class("group-title")) { part.title }
        ul(.class("list")) {
          each(part.rows) { detailItem($0, texts) }
        }
      }
    }
  }

  /// Who the player is elsewhere: on shared pages, and under other names.
  private func sharedIdentity(_ model: PlayerDetailsViewModel, _ texts: Strings) {
    if let label = model.hideLabel {
      secondaryButton(key: "hide", .tap(.playerDetails(.hideTapped))) { label }
      if let sentence = model.isAnother {
        apartRow(model.id, sentence, texts)
      } else {
        each(model.others) { apartRow($0.id, $0.label, texts) }
        secondaryButton(key: "same-person", .tap(.playerDetails(.samePersonTapped))) {
          texts.samePersonAs
        }
      }
    }
  }

  private func apartRow(_ person: Player.ID, _ label: String, _ texts: Strings) {
    div(key: "apart-\(person)", .class("row")) {
      span(.class("row-text"), .dir("auto")) { label }
      button(
        .type("button"), .class("text-button"), .tap(.playerDetails(.apartTapped(person)))
      ) { texts.keepApart }
    }
  }

  private func samePeopleDialog(_ people: SamePeople, _ texts: Strings) {
    sheetDialog(
      "same-people", texts.samePersonAs, dismiss: .playerDetails(.sheetDismissed)
    ) {
      ul(.class("list")) {
        each(people.choices) { choice in
          li {
            button(.type("button"), .class("row"), .tap(.playerDetails(.sameTapped(choice.id)))) {
              span(.class("row-text")) {
                personName(choice.name)
                if let note = choice.note { span(.class("facts")) { note } }
              }
            }
            if let refusal = people.refusal, refusal.person == choice.id {
              self.refusal("problem", refusal.text)
            }
          }
        }
      }
      closeButton(texts.cancel, .playerDetails(.sheetDismissed))
    }
  }

  private func detailItem(_ row: PlayerDetailsViewModel.Row, _ texts: Strings) {
    li(key: "field-\(row.field.rawValue)") {
      button(.type("button"), .class("row fact"), .tap(.playerDetails(.rowTapped(row.field)))) {
        span(.class("fact-label")) { row.label }
        pause()
        if row.isGiven {
          span(.class("fact-value"), .dir("auto")) { row.value }
        } else {
          span(.class("fact-value"), .aria("hidden", true)) { row.value }
          span(.class("spoken")) { texts.notGiven }
        }
        span(.class("chevron"), .aria("hidden", true))
      }
    }
  }
}
