import Components
import Markup
import Presentation
import Texts

extension Page {
  func archivedPlayersScreen(_ model: ArchivedPlayersViewModel, _ context: PageContext) {
    let texts = context.texts
    let rows = model.rows
    layout(context, "narrow") {
      p(key: "advice", .class("note")) { rows.isEmpty ? texts.noneArchived : texts.archiveAdvice }
      ul(key: "rows", .class("list")) {
        each(rows) { row in
          li(key: "player-\(row.id)", .class("row")) {
            link(to: .player(row.id), "row-link") {
              avatar(row.avatar)
              personName(row.name)
            }
            button(
              .type("button"), .class("text-button"), .aria("label", row.bringBackLabel),
              .tap(.archivedPlayers(.bringBackTapped(row.id)))
            ) { texts.bringBack }
          }
        }
      }
    }
  }
}
