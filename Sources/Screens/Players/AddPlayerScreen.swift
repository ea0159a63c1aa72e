import Markup
import Presentation

extension Page {
  /// The screen that adds players; each further one gets a new page, so that the field has the focus.
  func addPlayerScreen(_ model: AddPlayerViewModel, _ context: PageContext) {
    layout(context.numbered(model.addedCount), "narrow") {
      form(key: "player-form", .class("form"), .submit(.addPlayer(.doneTapped))) {
        field("name", context.texts.name) {
          input(
            key: "name", .class("input large"), .name("player"), .type("text"), .value(model.name),
            .autocomplete("off"), .attribute("autocapitalize", "words"),
            .attribute("enterkeyhint", "done"), .dir("auto"), .autofocus,
            .aria("invalid", model.errorText == nil ? nil : "true"),
            .aria("describedby", "problem"),
            .input(.addPlayer(.nameTyped)))
        }
        if let added = model.lastAdded {
          p(key: "problem", .class("problem good"), .role("status")) { added }
        } else {
          problemText(model.errorText)
        }
      }
      button(
        key: "another", .type("button"), .class("button secondary"), .disabled(!model.canAdd),
        .tap(.addPlayer(.anotherTapped))
      ) { context.texts.addAnother }
    } dock: {
      primarySubmit(context.texts.done, isEnabled: model.canFinish, form: "player-form")
    }
  }
}
