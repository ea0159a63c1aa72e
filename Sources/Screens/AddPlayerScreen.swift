import Markup
import Presentation

/// Adding a player.
func addPlayerScreen(_ model: AddPlayerViewModel, _ place: Place) -> Element {
  layout(place, "narrow") {
    form(key: "player-form", .class("form"), .submit(.addPlayer(.doneTapped))) {
      field("name", model.nameLabel) {
        input(
          key: "name", .class("input large"), .name("player"), .type("text"), .value(model.name),
          .autocomplete("off"), .attribute("autocapitalize", "words"),
          .attribute("enterkeyhint", "done"), .dir("auto"), .autofocus,
          .aria("invalid", model.problem == nil ? nil : "true"), .aria("describedby", "problem"),
          .input(.addPlayer(.nameTyped(""))))
      }
      problemText(model.problem)
    }
  } dock: {
    primarySubmit(model.doneLabel, isEnabled: model.canFinish, form: "player-form")
  }
}
