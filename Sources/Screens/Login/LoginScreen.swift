import Components
import Markup
import Presentation
import Texts

extension Page {
  func loginScreen(_ model: LoginViewModel, _ context: PageContext) {
    // Not the `disabled` attribute, which would take the focus away.
    let isWaiting: StaticString? = model.isWaiting ? "true" : nil
    layout(context, "login") {
      div(.class("login-card")) {
        div(.class("login-hero")) {
          brandMark()
          p(.class("introduction")) { context.texts.accountAdvice }
        }
        form(key: "login-form", .class("form"), .submit(.login(.loginTapped))) {
          credentials(model, context.texts)
          problemText(model.errorText)
          if let note = model.uploadNote { p(.class("note")) { note } }
          button(
            key: "primary", .type("submit"), .class("button primary"), .aria("disabled", isWaiting)
          ) { model.loginLabel }
          secondaryButton(
            key: "register", .aria("disabled", isWaiting),
            .tap(.login(.registerTapped))
          ) { model.registerLabel }
        }
        div(key: "other-ways", .class("form")) {
          link(to: .join(.phone(nil)), "text-button wide") {
            span { context.texts.codeFromOtherPhone }
          }
          link(to: .join(.recovery), "text-button wide") { span { context.texts.recoveryCode } }
        }
      }
      if let question = model.ownDataQuestion { ownDataDialog(question, context.texts) }
    }
  }

  /// What becomes of the squad that is here, before another comes.
  private func ownDataDialog(_ question: LoginViewModel.OwnDataQuestion, _ texts: Strings) {
    modalSheet(
      "own-data-sheet", title: "own-data-title", text: "own-data-text",
      dismiss: .login(.choiceCancelled)
    ) {
      h2(.id("own-data-title"), .class("sheet-title")) { question.title }
      p(.id("own-data-text"), .class("sheet-text")) { question.text }
      div(.class("sheet-actions")) {
        if question.canBeAdded { ownDataButton(texts.addToAccount, .login(.addTapped)) }
        ownDataButton(texts.nameIt, .login(.nameTapped))
        ownDataButton(texts.keepAsFile, .login(.fileTapped))
        ownDataButton(texts.removeFromPhone, .login(.removeTapped))
        ownDataButton(texts.cancel, .login(.choiceCancelled))
      }
    }
  }

  private func credentials(_ model: LoginViewModel, _ texts: Strings) {
    field("username", texts.username) {
      input(
        key: "username", .class("input"), .name("username"), .type("text"), .value(model.username),
        .autocomplete("username"), .attribute("autocapitalize", "none"),
        .attribute("autocorrect", "off"), .attribute("spellcheck", "false"),
        .attribute("enterkeyhint", "next"), .dir("auto"), .flag("readonly", model.isWaiting),
        .aria("describedby", model.errorText == nil ? nil : "problem"),
        .input(.login(.usernameTyped)))
    }
    field("password", texts.password) {
      // No `value`: the password never becomes markup.
      revealedField(
        texts.showPassword, isShown: model.showsPassword, .login(.showSwitched(true))
      ) {
        input(
          key: "password", .class("input"), .name("password"),
          .type(model.showsPassword ? "text" : "password"),
          .autocomplete(model.isRegistering ? "new-password" : "current-password"),
          .attribute("enterkeyhint", "go"), .flag("readonly", model.isWaiting),
          .aria("describedby", model.errorText == nil ? nil : "problem"),
          .input(.login(.passwordTyped)))
      }
    }
    if model.needsCode { codeField(model, texts) }
    label(key: "remember", .class("switch-row")) {
      span { texts.rememberMe }
      input(
        .class("switch"), .type("checkbox"), .role("switch"), .checked(model.remembersUsername),
        .change(.login(.rememberSwitched(true))))
    }
  }

  private func codeField(_ model: LoginViewModel, _ texts: Strings) {
    field("code", texts.code) {
      input(
        key: "code", .class("input"), .name("code"), .type("text"), .autocomplete("off"),
        .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"),
        .flag("readonly", model.isWaiting),
        .aria("describedby", model.errorText == nil ? nil : "problem"), .input(.login(.codeTyped)))
    }
  }
}
