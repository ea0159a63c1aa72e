import Markup
import Pages
import Presentation
import Texts

extension Page {
  func helpScreen(_ model: HelpViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "help") {
      p(.class("introduction")) { texts.introduction }
      section(.class("group")) {
        h2(.class("group-title")) { texts.matchDay }
        ol(.class("card steps")) { each(model.steps) { step in li { step } } }
      }
      helpText(texts.keyboard, texts.shortcuts, "group keys")
      helpText(texts.lostPhoneTitle, texts.lostPhone)
      helpText(texts.privacyTitle, texts.privacy)
      helpText(texts.aboutTitle, model.about)
    }
  }

  private func helpText(_ title: String, _ text: String, _ className: StaticString = "group") {
    section(.class(className)) {
      h2(.class("group-title")) { title }
      p(.class("card")) { text }
    }
  }
}
