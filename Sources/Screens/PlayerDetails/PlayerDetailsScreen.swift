import Components
import Markup
import Presentation
import Texts

extension Page {
  func playerDetailsScreen(_ model: PlayerDetailsViewModel, _ context: PageContext) {
    layout(context, "details", subtitle: model.subtitle) {
      if let record = model.record { playerRecord(record, context.texts) }
      if !model.sections.isEmpty { detailSections(model) }
      if let label = model.levelsLabel {
        button(
          key: "levels", .type("button"), .class("button secondary"),
          .tap(.playerDetails(.levelsTapped))
        ) { label }
      }
      if let label = model.archiveLabel {
        button(
          key: "archive", .type("button"), .class("button secondary"),
          .tap(.playerDetails(.archiveTapped))
        ) { label }
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
    } dock: {
      if model.isArchived {
        primaryButton(context.texts.bringBack, .playerDetails(.bringBackTapped))
      }
    }
  }

  private func detailSections(_ model: PlayerDetailsViewModel) {
    div(key: "person", .class("person"), .aria("hidden", true)) {
      avatar(model.avatar, "shirt big")
    }
    each(model.sections) { part in
      section(.class("group")) {
        h2(.class("group-title")) { part.title }
        ul(.class("list")) {
          each(part.rows) { detailItem($0) }
        }
      }
    }
  }

  private func detailItem(_ row: PlayerDetailsViewModel.Row) {
    li(key: "field-\(row.field.rawValue)") {
      button(.type("button"), .class("row fact"), .tap(.playerDetails(.rowTapped(row.field)))) {
        span(.class("fact-label")) { row.label }
        span(.class("fact-value"), .dir("auto")) { row.value }
        span(.class("chevron"), .aria("hidden", true))
      }
    }
  }
}
