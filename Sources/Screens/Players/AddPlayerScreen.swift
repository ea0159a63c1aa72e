import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The screen that adds players; each new form is a new page, so that its field has the focus.
  func addPlayerScreen(_ model: AddPlayerViewModel, _ context: PageContext) {
    let context = context.numbered(model.formNumber)
    switch model.source {
    case .name: nameForm(model, context)
    case .list(let list): pasteListScreen(list, model, context)
    }
  }

  private func nameForm(_ model: AddPlayerViewModel, _ context: PageContext) {
    layout(context, "narrow") {
      form(key: "player-form", .class("form"), .submit(.addPlayer(.nameSubmitted))) {
        field("name", context.texts.name) {
          div(.class("field-row")) {
            nameField(model)
            secondaryButton(key: "add", .disabled(!model.canAdd), .tap(.addPlayer(.addTapped))) {
              context.texts.add
            }
          }
        }
        problemText(model.errorText)
        announced("duplicate", "note", model.duplicateText)
      }
      announced("last-added", "spoken", model.lastAdded)
      justAdded(model.addedPlayers, context.texts)
      secondaryButton(key: "paste", .tap(.addPlayer(.pasteTapped))) { context.texts.pasteList }
    } dock: {
      primaryButton(
        context.texts.done, isEnabled: model.canFinish, .addPlayer(.doneTapped))
    }
  }

  private func nameField(_ model: AddPlayerViewModel) {
    input(
      key: "name", .class("input large"), .name("player"), .type("text"), .value(model.name),
      .autocomplete("off"), .attribute("autocapitalize", "words"),
      .attribute("enterkeyhint", "enter"), .dir("auto"), .focusedFirst,
      .aria("invalid", model.errorText == nil ? nil : "true"), .aria("describedby", "problem"),
      .input(.addPlayer(.nameTyped)), .paste(.addPlayer(.linesPasted)))
  }

  private func justAdded(_ players: [AddPlayerViewModel.AddedPlayer], _ texts: Strings) {
    if !players.isEmpty {
      section(key: "added", .class("group"), .aria("labelledby", "added-title")) {
        h2(.id("added-title"), .class("group-title")) { texts.justAdded }
        ul(key: "added-rows", .class("list")) {
          each(players) { player in
            li(key: "added-\(player.id)", .class("row")) {
              avatar(player.avatar)
              span(.class("row-text")) { personName(player.name) }
              button(
                .type("button"), .class("icon-button danger-text"),
                .aria("label", player.removeLabel), .tap(.addPlayer(.removeTapped(player.id)))
              ) { icon(.trash) }
            }
          }
        }
      }
    }
  }
}
