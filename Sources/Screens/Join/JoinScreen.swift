import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The screen on which a device gets into an account by a code.
  func joinScreen(_ model: JoinViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "narrow") {
      if let offer = model.offer { p(key: "offer", .class("introduction")) { offer } }
      if let advice = model.homeScreenAdvice { p(key: "home-screen", .class("note")) { advice } }
      if model.hasField { codeForm(model, texts) }
      if let text = model.ownData {
        section(key: "own-data", .class("group"), .aria("labelledby", "own-data-title")) {
          h2(.id("own-data-title"), .class("group-title")) { texts.ownDataTitle }
          div(.class("card")) {
            p(.class("card-text")) { text }
            ownDataButton(texts.nameIt, .join(.nameTapped))
            ownDataButton(texts.keepAsFile, .join(.fileTapped))
            ownDataButton(texts.removeFromPhone, .join(.removeTapped))
          }
        }
      }
      announced("replaced", "note", model.replaceNote)
      if case .phone(nil) = model.way {
        link(to: .join(.recovery), "text-button wide") { span { texts.recoveryCode } }
      }
    } dock: {
      if let label = model.joinLabel {
        button(
          key: "primary", .type("button"), .class("button primary"),
          .aria("disabled", model.isWaiting ? "true" : nil), .tap(.join(.joinTapped))
        ) { span { label } }
      } else if model.hasField {
        primarySubmit(texts.goOn, isEnabled: model.ownData == nil, form: "join-form")
      }
    }
  }

  private func codeForm(_ model: JoinViewModel, _ texts: Strings) {
    form(
      key: "join-form", .class("form"), .submit(.join(.codeSubmitted))
    ) {
      p(.id("join-advice"), .class("note")) { model.advice }
      field("join-code", texts.code) {
        input(
          key: "join-code", .class("input large"), .name("code"), .type("text"),
          .autocomplete("one-time-code"), .attribute("autocapitalize", "characters"),
          .attribute("autocorrect", "off"), .attribute("spellcheck", "false"),
          .attribute("enterkeyhint", "go"), .flag("readonly", model.isWaiting),
          .aria("describedby", "join-advice problem"), .input(.join(.codeTyped)))
      }
      problemText(model.errorText)
    }
  }

  func ownDataButton(_ label: String, _ event: Event) {
    secondaryButton(.tap(event)) { label }
  }
}
