import Markup
import Presentation
import Texts

extension Page {
  func editPlayerScreen(_ model: EditPlayerViewModel, _ context: PageContext) {
    layout(context, "narrow", subtitle: model.playerName) {
      form(key: "edit-form", .class("form"), .submit(.editPlayer(.doneTapped))) {
        switch model.input {
        case .text(let text, let isNumber):
          textField(model, text, isNumber: isNumber)
          problemText(model.errorText)
        case .choice(let choices):
          choiceList(model, choices)
        }
      }
    } dock: {
      primarySubmit(context.texts.done, isEnabled: model.canFinish, form: "edit-form")
    }
  }

  private func textField(
    _ model: EditPlayerViewModel, _ text: String, isNumber: Bool
  ) {
    input(
      key: "value", .class("input large"), .name("value"), .type("text"), .value(text),
      .inputMode(isNumber ? "numeric" : nil), .autocomplete("off"),
      .attribute("enterkeyhint", "done"), .dir("auto"), .focusedFirst, .aria("labelledby", "title"),
      .aria("invalid", model.errorText == nil ? nil : "true"), .aria("describedby", "problem"),
      .input(.editPlayer(.textTyped)))
  }

  private func choiceList(
    _ model: EditPlayerViewModel, _ choices: [EditPlayerViewModel.Choice]
  ) {
    fieldset(.class("choices"), .aria("labelledby", "title")) {
      ul(.class("list")) {
        each(choices) { choice in
          choiceRow(
            group: "value", code: choice.code, isChosen: choice.isChosen,
            .editPlayer(.choiceMade)
          ) { choice.label }
        }
      }
    }
  }
}
