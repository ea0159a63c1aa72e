import Markup
import Presentation

func playerDetailsScreen(_ model: PlayerDetailsViewModel, _ context: PageContext) -> Element {
  layout(context, "details") {
    if !model.sections.isEmpty { detailSections(model) }
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
  }
}

@MarkupBuilder
private func detailSections(_ model: PlayerDetailsViewModel) -> Content {
  div(key: "person", .class("person"), .aria("hidden", true)) { avatar(model.avatar, "shirt big") }
  model.sections.map { part in
    section(.class("group")) {
      h2(.class("group-title")) { part.title }
      ul(.class("list")) {
        part.rows.map { detailItem($0) }
      }
    }
  }
}

private func detailItem(_ row: PlayerDetailsViewModel.Row) -> Element {
  li(key: "field-\(row.field.rawValue)") {
    button(.type("button"), .class("row fact"), .tap(.playerDetails(.rowTapped(row.field)))) {
      span(.class("fact-label")) { row.label }
      span(.class("fact-value"), .dir("auto")) { row.value }
      span(.class("chevron"), .aria("hidden", true))
    }
  }
}
