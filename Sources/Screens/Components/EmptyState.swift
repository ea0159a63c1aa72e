import Markup
import Presentation
import Texts

extension Page {
  /// The page of something that is not here: why, and the way back.
  func absencePage(_ advice: String, _ context: PageContext) {
    // Another page than that of what was here, so that the focus goes to its title.
    layout(context.numbered(1), "narrow") {
      p(key: "absence", .class("note")) { advice }
      accountLink(context)
    } dock: {
      primaryButton(context.texts.back, .shell(.backTapped))
    }
  }

  /// The text and drawing in place of an empty list.
  func emptyState(
    _ title: String, _ advice: String?, @MarkupBuilder drawing: () -> Elements
  ) {
    div(key: "empty", .class("empty")) {
      drawing()
      p(.class("empty-title")) { title }
      if let advice { p(.class("empty-advice")) { advice } }
    }
  }

  /// The link to the login screen, for a device without an account.
  func accountLink(_ context: PageContext) {
    if context.shell.hasNoAccount {
      link(to: .login, "text-button wide") { span { context.texts.haveAccount } }
    }
  }
}
