import Markup
import Presentation
import Texts

extension Page {
  /// Where a scorekeeper arrives by a link, and reads why it no longer works.
  func scorekeepingScreen(_ model: ScorekeepingViewModel, _ context: PageContext) {
    layout(context, "narrow") {
      if let match = model.match {
        p(key: "match", .class("scorekeeping-match")) { match }
      }
      announced("advice", "note", model.advice)
      if model.state == .asking { nameForm(model, context.texts) }
      if !model.unsent.isEmpty {
        ul(key: "unsent", .class("names")) {
          each(model.unsent) { text in li { text } }
        }
      }
    } dock: {
      switch model.state {
      case .asking:
        primarySubmit(context.texts.keepScore, isEnabled: model.canStart, form: "name-form")
      case .refused where !model.unsent.isEmpty:
        primaryButton(context.texts.share, .scorekeeping(.shareTapped))
      default: Elements()
      }
    }
  }

  private func nameForm(_ model: ScorekeepingViewModel, _ texts: Strings) {
    form(
      key: "name-form", .class("form"), .submit(.scorekeeping(.nameSubmitted))
    ) {
      field("name", texts.yourName) {
        input(
          key: "name", .class("input"), .name("name"), .type("text"), .value(model.name),
          .autocomplete("nickname"), .attribute("autocapitalize", "words"),
          .attribute("enterkeyhint", "go"), .dir("auto"), .input(.scorekeeping(.nameTyped, "")))
      }
    }
  }
}
