import Markup
import Presentation

extension Page {
  /// The primary action of a page, with the same look and place on every page.
  func primaryButton(_ label: String, isEnabled: Bool = true, _ event: Event) {
    button(
      key: "primary", .type("button"), .class("button primary"), .disabled(!isEnabled), .tap(event)
    ) { span { label } }
  }

  /// The primary action of a page with a form: submits it, as the Enter key does.
  func primarySubmit(_ label: String, isEnabled: Bool, form: StaticString) {
    button(
      key: "primary", .type("submit"), .class("button primary"), .disabled(!isEnabled),
      .attribute("form", form)
    ) { span { label } }
  }

  /// Why the primary action is disabled; takes up its space also without a text.
  func hint(_ text: String?) {
    p(key: "hint", .class("hint"), .role("status")) { text }
  }
}
