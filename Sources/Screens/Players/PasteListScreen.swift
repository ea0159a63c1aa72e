import Markup
import Pages
import Presentation
import Texts

extension Page {
  /// The field for a list of names, and the names that were read, each with a tick box.
  func pasteListScreen(
    _ list: PastedList, _ model: AddPlayerViewModel, _ context: PageContext
  ) {
    let texts = context.texts
    let rows = model.rows(of: list)
    layout(context, "narrow") {
      div(.class("form")) {
        field("list", texts.listOfNames) {
          // The browser keeps what the user types; only the first text is rendered.
          textarea(
            key: "list", .class("input list-field"), .dir("auto"), .placeholder(texts.listExample),
            .attribute("maxlength", "50000"), .attribute("spellcheck", "false"),
            .aria("describedby", "found"), list.pasted.isEmpty ? .autofocus : .none,
            .input(.addPlayer(.listTyped))
          ) { list.pasted }
        }
        p(key: "found", .class("note"), .role("status")) {
          model.summary(of: list) ?? texts.listAdvice
        }
      }
      ul(key: "found-rows", .class("list")) {
        each(rows.enumerated()) { index, row in foundRow(row, index) }
      }
    } dock: {
      primaryButton(
        model.confirmLabel(of: list), isEnabled: model.canConfirm(list),
        .addPlayer(.listConfirmed))
    }
  }

  private func foundRow(_ row: PastedRow, _ index: Int) {
    li(key: "found-\(index)") {
      button(
        .type("button"), .class("row"), .class("is-selected", when: row.isChosen),
        .role("checkbox"), .aria("checked", row.isChosen ? "true" : "false"), .value(row.name),
        .tap(.addPlayer(.listedNameTapped))
      ) {
        span(.class("row-text")) {
          personName(row.name)
          if let note = row.note { span(.class("facts")) { note } }
        }
        span(.class("tick"), .aria("hidden", true))
      }
    }
  }
}
