import Markup
import Presentation
import Texts

extension Page {
  func settingsScreen(_ model: SettingsViewModel, _ context: PageContext) {
    layout(context, "settings") {
      accountSection(model, context)
      section(key: "group", .class("group")) {
        h2(.class("group-title")) { context.texts.group }
        div(.class("card")) { groupNameField(model.groupName, context.texts) }
      }
      languageSection(model, context.texts)
      dataSection(context.texts)
      if let advice = model.installAdvice {
        section(key: "home-screen", .class("group")) {
          h2(.class("group-title")) { context.texts.homeScreen }
          installOffer(advice, model.installWay, context.texts, install: .settings(.installTapped))
        }
      }
      if let note = model.buildNote { p(key: "build-note", .class("note")) { note } }
      link(to: .help, "button secondary help-link") { span { context.texts.help } }
      if let question = model.logOutQuestion {
        confirmationDialog(
          question, confirm: .settings(.logOutConfirmed), cancel: .settings(.logOutCancelled))
      }
    }
  }

  private func accountSection(_ model: SettingsViewModel, _ context: PageContext) {
    section(key: "account", .class("group")) {
      h2(.class("group-title")) { context.texts.account }
      div(.class("card")) {
        p(.class("card-text")) { model.accountText }
        if let status = context.shell.status { statusLine(status) }
        if let label = model.loginLabel {
          settingButton(label, .settings(.loginTapped))
        }
        each(model.accountLinks) { entry in
          link(to: entry.destination, "button secondary") { span { entry.label } }
        }
        if let label = model.logOutLabel {
          settingButton(label, .settings(.logOutTapped))
        }
      }
    }
  }

  private func languageSection(_ model: SettingsViewModel, _ texts: Strings) {
    section(key: "language", .class("group")) {
      h2(.id("language-title"), .class("group-title")) { texts.languageTitle }
      fieldset(.class("choices"), .aria("labelledby", "language-title")) {
        ul(.class("list")) {
          each(model.languages) { language in
            choiceRow(
              group: "language", code: language.language.rawValue, isChosen: language.isChosen,
              .settings(.languageChosen(language.language))
            ) { span(.lang(language.language.rawValue)) { language.name } }
          }
        }
      }
    }
  }

  private func dataSection(_ texts: Strings) {
    section(key: "data", .class("group")) {
      h2(.class("group-title")) { texts.dataTitle }
      div(.class("card")) {
        p(.class("card-text")) { texts.dataAdvice }
        settingButton(texts.exportLabel, .settings(.exportTapped))
        settingButton(texts.importLabel, .settings(.importTapped))
      }
    }
  }

  private func settingButton(_ label: String, _ event: Event) {
    secondaryButton(.tap(event)) { label }
  }
}
