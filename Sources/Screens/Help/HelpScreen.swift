import Components
import Markup
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
      helpText(texts.whosIn, texts.planHelp)
      keys(texts)
      helpText(texts.lostPhoneTitle, texts.lostPhone)
      helpText(texts.privacyTitle, texts.privacy)
      helpText(texts.aboutTitle, model.about)
    }
  }

  private func keys(_ texts: Strings) {
    section(.class("group keys")) {
      h2(.class("group-title")) { texts.keyboard }
      dl(.class("card")) {
        each(texts.shortcuts) { shortcut in
          dt { shortcut.key }
          dd { shortcut.use }
        }
      }
    }
  }

  private func helpText(_ title: String, _ text: String) {
    section(.class("group")) {
      h2(.class("group-title")) { title }
      p(.class("card")) { text }
    }
  }
}
