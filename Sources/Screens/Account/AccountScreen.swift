import Markup
import Pages
import Presentation
import Texts

extension Page {
  func accountScreen(_ model: AccountViewModel, _ context: PageContext) {
    layout(context, "account") {
      sessions(model, context.texts)
      passwordChange(model, context.texts)
      deletion(model, context.texts)
    }
  }

  private func sessions(_ model: AccountViewModel, _ texts: Strings) {
    section(key: "sessions", .class("group")) {
      h2(.class("group-title")) { texts.whereLoggedIn }
      div(.class("form")) {
        ul(key: "session-list", .class("list")) {
          each(model.rows) { row in sessionRow(row) }
        }
        p(key: "list-text", .class("card-text"), .role("status")) { model.listText }
        if model.canReload {
          button(.type("button"), .class("button secondary"), .tap(.account(.reloadTapped))) {
            texts.tryAgain
          }
        }
        if model.hasOthers {
          button(
            key: "end-others", .type("button"), .class("button secondary"),
            .tap(.account(.endOthersTapped))
          ) { texts.logOutElsewhere }
        }
      }
    }
  }

  private func sessionRow(_ row: AccountViewModel.Row) {
    li(.class("row session")) {
      span(.class("row-text")) {
        personName(row.device)
        span(.class("facts")) { span { row.detail } }
      }
      if let end = row.end {
        button(
          .type("button"), .class("text-button"), .aria("label", end.name),
          .tap(.account(.endTapped(row.id)))
        ) { end.label }
      }
    }
  }

  private func passwordChange(_ model: AccountViewModel, _ texts: Strings) {
    section(key: "password", .class("group")) {
      h2(.class("group-title")) { texts.changePassword }
      form(
        key: "password-form-\(model.changeCount)", .class("form card"),
        .submit(.account(.changeTapped))
      ) {
        field("current", texts.currentPassword) {
          passwordField(
            "current", isShown: model.showsPasswords, isWaiting: model.isChanging,
            .account(.currentTyped))
        }
        field("new", texts.newPassword) {
          passwordField(
            "new", "new-password", isShown: model.showsPasswords, isWaiting: model.isChanging,
            .account(.newTyped))
        }
        label(key: "show", .class("switch-row")) {
          span { texts.showPasswords }
          input(
            .class("switch"), .type("checkbox"), .role("switch"), .checked(model.showsPasswords),
            .change(.account(.showSwitched(true))))
        }
        // Its id is the one in the sheet, while that is open.
        if !model.isDeleting { problemText(model.changeProblem) }
        p(key: "changed", .class("note"), .role("status")) { model.changedText }
        button(
          key: "change", .type("submit"), .class("button secondary"),
          .aria("disabled", model.isChanging ? "true" : nil)
        ) { model.changeLabel }
      }
    }
  }

  /// No `value`: a password never becomes markup.
  private func passwordField(
    _ name: StaticString, _ purpose: StaticString = "current-password", isShown: Bool,
    isWaiting: Bool, _ event: Event
  ) {
    input(
      key: "\(name)", .class("input"), .name(name), .type(isShown ? "text" : "password"),
      .autocomplete(purpose),
      .flag("readonly", isWaiting), .input(event))
  }

  private func deletion(_ model: AccountViewModel, _ texts: Strings) {
    section(key: "deletion", .class("group")) {
      h2(.class("group-title")) { texts.deleteAccount }
      div(.class("card")) {
        p(.class("card-text")) { model.deleteText }
        button(
          .type("button"), .class("button secondary"), .tap(.account(.deleteTapped))
        ) { texts.deleteAccount }
      }
      if model.isDeleting { deleteDialog(model, texts) }
    }
  }

  private func deleteDialog(_ model: AccountViewModel, _ texts: Strings) {
    dialog(
      key: "delete-sheet", .class("sheet"), .aria("labelledby", "delete-title"), .modal,
      .dismiss(.account(.deleteCancelled))
    ) {
      h2(.id("delete-title"), .class("sheet-title")) { texts.deleteAccount }
      p(.class("sheet-text")) { model.deleteText }
      form(key: "delete-form", .class("form"), .submit(.account(.deleteConfirmed))) {
        field("confirmation", texts.password) {
          passwordField(
            "confirmation", isShown: false, isWaiting: model.isWaitingForDeletion,
            .account(.confirmationTyped))
        }
        problemText(model.deleteProblem)
        div(.class("sheet-actions")) {
          button(
            .type("submit"), .class("button danger"),
            .aria("disabled", model.isWaitingForDeletion ? "true" : nil)
          ) { model.deleteLabel }
          button(
            .type("button"), .class("button secondary"), .tap(.account(.deleteCancelled))
          ) { texts.cancel }
        }
      }
    }
  }
}
