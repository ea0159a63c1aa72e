import Markup
import Presentation

/// Language, account, and the data on this phone.
func settingsScreen(_ model: SettingsViewModel, _ place: Place) -> Element {
  layout(place, "settings") {
    accountSection(model)
    languageSection(model)
    dataSection(model)
    if let question = model.logOutQuestion {
      questionDialog(
        question, confirm: .settings(.logOutConfirmed), cancel: .settings(.logOutCancelled))
    }
  }
}

private func accountSection(_ model: SettingsViewModel) -> Element {
  section(key: "account", .class("group")) {
    h2(.class("group-title")) { model.accountTitle }
    div(.class("card")) {
      p(.class("card-text")) { model.accountText }
      if let label = model.loginLabel {
        settingButton(label, .settings(.loginTapped))
      }
      if let label = model.logOutLabel {
        settingButton(label, .settings(.logOutTapped))
      }
    }
  }
}

private func languageSection(_ model: SettingsViewModel) -> Element {
  section(key: "language", .class("group")) {
    h2(.id("language-title"), .class("group-title")) { model.languageTitle }
    fieldset(.class("choices"), .aria("labelledby", "language-title")) {
      ul(.class("list")) {
        model.languages.map { language in
          choiceRow(
            group: "language", code: language.language.rawValue, isChosen: language.isChosen,
            .settings(.languageChosen(language.language))
          ) { span(.lang(language.language.rawValue)) { language.name } }
        }
      }
    }
  }
}

private func dataSection(_ model: SettingsViewModel) -> Element {
  section(key: "data", .class("group")) {
    h2(.class("group-title")) { model.dataTitle }
    div(.class("card")) {
      p(.class("card-text")) { model.dataAdvice }
      settingButton(model.exportLabel, .settings(.exportTapped))
      settingButton(model.importLabel, .settings(.importTapped))
    }
  }
}

private func settingButton(_ label: String, _ event: Event) -> Element {
  button(.type("button"), .class("button secondary"), .tap(event)) { label }
}
