import Components
import Markup
import Presentation
import Texts

extension Page {
  func accountScreen(_ model: AccountViewModel, _ context: PageContext) {
    // After the form is gone, from the top.
    layout(model.said == nil ? context : context.numbered(1), "account") {
      if model.said != nil { saidText(model.said) }
      if model.isUnnamed { nameForm(model, context.texts) }
      sessions(model, context.texts)
      wayIn("second-phone", context.texts.secondPhone, context.texts.secondPhoneAdvice) {
        wayInButton(context.texts.showJoinCode, .phoneTapped)
      }
      wayIn("recovery", context.texts.recoveryCode, context.texts.recoveryCodeAdvice) {
        wayInButton(context.texts.recoveryCode, .recoveryTapped)
      }
      if !model.isUnnamed { passwordChange(model, context.texts) }
      if model.canDelete { deletion(model, context.texts) }
      accountSheets(model, context.texts)
    }
  }

  private func sessions(_ model: AccountViewModel, _ texts: Strings) {
    section(key: "sessions", .class("group")) {
      h2(.class("group-title")) { model.listTitle }
      div(.class("form")) {
        ul(key: "session-list", .class("list")) {
          each(model.rows) { row in sessionRow(row) }
        }
        announced("list-text", "card-text", model.listText)
        if model.canReload {
          secondaryButton(.tap(.account(.reloadTapped))) { texts.tryAgain }
        }
        if model.hasOthers {
          secondaryButton(key: "end-others", .tap(.account(.endOthersTapped))) {
            texts.logOutElsewhere
          }
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

  /// Another way into the account, with what it is for.
  private func wayIn(
    _ key: StaticString, _ title: String, _ advice: String,
    @MarkupBuilder action: () -> Elements
  ) {
    section(key: "\(key)", .class("group")) {
      h2(.class("group-title")) { title }
      div(.class("card")) {
        p(.class("card-text")) { advice }
        action()
      }
    }
  }

  private func wayInButton(_ label: String, _ event: AccountEvent.Plain) {
    secondaryButton(.tap(.account(event))) { label }
  }

  /// The form that gives an account without a name a name.
  private func nameForm(_ model: AccountViewModel, _ texts: Strings) {
    section(key: "name", .class("group")) {
      h2(.class("group-title")) { texts.addName }
      form(key: "name-form", .class("form card"), .submit(.account(.nameSubmitted))) {
        p(.class("card-text")) { texts.nameAdvice }
        field("username", texts.username) {
          input(
            key: "username", .class("input"), .name("username"), .type("text"),
            .value(model.username), .autocomplete("username"), .attribute("autocapitalize", "none"),
            .attribute("autocorrect", "off"), .attribute("spellcheck", "false"), .dir("auto"),
            .flag("readonly", model.isChanging),
            .aria("describedby", model.hasSheet ? nil : "problem"),
            .input(.account(.usernameTyped)))
        }
        field("new", texts.password) {
          newPasswordField(model, texts.showPassword)
        }
        if !model.hasSheet { problemText(model.changeProblem) }
        button(
          key: "change", .type("submit"), .class("button primary"),
          .aria("disabled", model.isChanging ? "true" : nil)
        ) { model.changeLabel }
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
        // By it a password manager knows whose password is changed.
        input(
          key: "username", .name("username"), .type("text"), .autocomplete("username"),
          .value(model.accountName), .flag("readonly", true), .hidden(true))
        field("current", texts.currentPassword) {
          passwordField(
            "current", isShown: model.showsPasswords, isWaiting: model.isChanging,
            .account(.currentTyped))
        }
        field("new", texts.newPassword) {
          newPasswordField(model, texts.showPasswords)
        }
        // Its id is the one in a sheet, while one is open.
        if !model.hasSheet { problemText(model.changeProblem) }
        announced("changed", "note", model.changedText)
        button(
          key: "change", .type("submit"), .class("button secondary"),
          .aria("disabled", model.isChanging ? "true" : nil)
        ) { model.changeLabel }
      }
    }
  }

  /// The field for a new password, with the switch that shows all passwords of the form.
  private func newPasswordField(_ model: AccountViewModel, _ showLabel: String) {
    revealedField(
      showLabel, isShown: model.showsPasswords, .account(.showSwitched(true))
    ) {
      passwordField(
        "new", "new-password", isShown: model.showsPasswords, isWaiting: model.isChanging,
        .account(.newTyped))
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
      h2(.class("group-title")) { model.deleteTitle }
      div(.class("card")) {
        p(.class("card-text")) { model.deleteText }
        secondaryButton(.tap(.account(.deleteTapped))) { model.deleteTitle }
      }
      if model.isDeleting { deleteDialog(model, texts) }
    }
  }

  private func deleteDialog(_ model: AccountViewModel, _ texts: Strings) {
    modalSheet("delete-sheet", title: "delete-title", dismiss: .account(.deleteCancelled)) {
      h2(.id("delete-title"), .class("sheet-title")) { model.deleteTitle }
      p(.class("sheet-text")) { model.deleteText }
      form(key: "delete-form", .class("form"), .submit(.account(.deleteConfirmed))) {
        if !model.isUnnamed {
          field("confirmation", texts.password) {
            passwordField(
              "confirmation", isShown: false, isWaiting: model.isWaitingForDeletion,
              .account(.confirmationTyped))
          }
        }
        problemText(model.deleteProblem)
        div(.class("sheet-actions")) {
          button(
            .type("submit"), .class("button danger"),
            .aria("disabled", model.isWaitingForDeletion ? "true" : nil)
          ) { model.deleteLabel }
          secondaryButton(.tap(.account(.deleteCancelled))) { texts.cancel }
        }
      }
    }
  }
}
