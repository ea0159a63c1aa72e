import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The field for a list of names, and the names that were read, each with a tick box.
  func pasteListScreen(
    _ list: PastedList, _ model: AddPlayerViewModel, _ context: PageContext
  ) {
    let texts = context.texts
    let rest = model.rest(of: list)
    layout(context, "narrow") {
      listForm(list, model, texts)
      ul(key: "found-rows", .class("list")) {
        each(model.rows(of: list)) { foundRow($0, texts) }
      }
      if !rest.isEmpty {
        section(key: "left-out", .class("group"), .aria("labelledby", "left-out-title")) {
          h2(.id("left-out-title"), .class("group-title")) { texts.leftOut }
          ul(key: "left-out-rows", .class("list")) { each(rest) { foundRow($0, texts) } }
        }
      }
      if let sheet = model.sheet(of: list) { mendSheet(sheet, texts) }
    } dock: {
      listActions(list, model)
    }
  }

  /// To add the new people of the list, and to play with all of them.
  private func listActions(_ list: PastedList, _ model: AddPlayerViewModel) {
    let (canAdd, gather) = (model.canConfirm(list), model.gatherLabel(of: list))
    div(key: "list-actions", .class("dock-row")) {
      if canAdd || gather == nil {
        primaryButton(
          model.confirmLabel(of: list), isEnabled: canAdd, .addPlayer(.listConfirmed))
      }
      if let gather {
        button(
          key: "list-gather", .type("button"),
          .class(canAdd ? "button secondary" : "button primary"), .tap(.addPlayer(.gatherTapped))
        ) { gather }
      }
    }
  }

  private func listForm(_ list: PastedList, _ model: AddPlayerViewModel, _ texts: Strings) {
    div(.class("form")) {
      field("list", texts.listOfNames) {
        div(.class("field-row")) {
          // The browser keeps what the user types; only the first text is rendered.
          textarea(
            key: "list", .class("input list-field"), .class("is-folded", when: list.isFolded),
            .dir("auto"), .placeholder(texts.listExample), .attribute("maxlength", "50000"),
            .attribute("spellcheck", "false"), .aria("describedby", "found"),
            list.pasted.isEmpty ? .focusedFirst : .none, .input(.addPlayer(.listTyped))
          ) { list.pasted }
          if let text = model.foldedText(of: list) {
            p(key: "folded-text", .class("input folded-text"), .dir("auto")) { text }
            secondaryButton(key: "edit-text", .tap(.addPlayer(.textTapped))) { texts.editText }
          }
        }
      }
      announced("found", "note", model.summary(of: list) ?? texts.listAdvice)
    }
  }

  private func foundRow(_ row: PastedRow, _ texts: Strings) {
    li(key: "found-\(row.position)", .class("found-row")) {
      button(
        .type("button"), .class("row"), .class("is-selected", when: row.isChosen),
        .role("checkbox"), .aria("checked", row.isChosen),
        .value("\(row.position)"), .tap(.addPlayer(.listedNameTapped))
      ) {
        span(.class("row-text")) {
          personName(row.name)
          if let note = row.note { span(.class("facts"), .dir("auto")) { note } }
        }
        span(.class("tick"), .aria("hidden", true))
      }
      if let label = row.guestLabel {
        button(
          .type("button"), .class("text-button"), .aria("label", label), .value("\(row.position)"),
          .tap(.addPlayer(.guestTapped))
        ) { "+1" }
      }
      if let other = row.alternative {
        button(
          .type("button"), .class("text-button other-reading"), .aria("label", other.label),
          .value("\(row.position)"), .tap(.addPlayer(.otherReadingTapped))
        ) { other.text }
      }
      button(
        .type("button"), .class("icon-button"), .aria("label", row.mendLabel),
        .value("\(row.position)"), .tap(.addPlayer(.mendTapped))
      ) { icon(.pencil) }
    }
  }

  /// The form that mends a name: renames, splits, joins it, or leaves it out.
  private func mendSheet(_ sheet: PastedSheet, _ texts: Strings) {
    modalSheet("mend-sheet", title: "mend-sheet-title", dismiss: .addPlayer(.sheetDismissed)) {
      h2(.id("mend-sheet-title"), .class("sheet-title"), .dir("auto")) { sheet.title }
      form(key: "mend-form", .class("form"), .submit(.addPlayer(.mendConfirmed))) {
        field("mended-name", texts.name) {
          input(
            key: "mended-name", .class("input"), .type("text"), .name("mended-name"),
            .value(sheet.name), .autocomplete("off"), .attribute("autocapitalize", "words"),
            .attribute("enterkeyhint", "done"), .dir("auto"),
            .aria("invalid", sheet.errorText == nil ? nil : "true"),
            .aria("describedby", "problem"), .input(.addPlayer(.mendedNameTyped)))
        }
        problemText(sheet.errorText)
        div(.class("sheet-actions")) {
          button(.type("submit"), .class("button primary"), .disabled(!sheet.canConfirm)) {
            texts.done
          }
          if let label = sheet.splitLabel { sheetButton(label, .splitTapped) }
          if let label = sheet.joinLabel { sheetButton(label, .joinTapped) }
          sheetButton(texts.dropFromList, .dropTapped)
          sheetButton(texts.cancel, .sheetCancelled)
        }
      }
    }
  }

  private func sheetButton(_ label: String, _ event: AddPlayerEvent.Plain) {
    secondaryButton(.tap(.addPlayer(event))) { label }
  }
}
