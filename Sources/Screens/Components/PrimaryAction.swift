import Markup
import Presentation

extension Page {
  /// The primary action of a page, with the same look and place on every page.
  func primaryButton(
    _ label: String, isEnabled: Bool = true, shortcut: StaticString? = nil, _ event: Event
  ) {
    button(
      key: "primary", .type("button"), .class("button primary"), .aria("keyshortcuts", shortcut),
      .disabled(!isEnabled), .tap(event)
    ) { span { label } }
  }

  /// The primary action of a page with what it is about, such as "5 v 4", which screen readers read
  /// as its description.
  func primaryButton(_ label: String, detail: String?, isEnabled: Bool, _ event: Event) {
    button(
      key: "primary", .type("button"), .class("button primary"), .disabled(!isEnabled),
      .aria("labelledby", "primary-label"),
      .aria("describedby", detail == nil ? nil : "primary-detail"), .tap(event)
    ) {
      span(.id("primary-label")) { label }
      if let detail { span(.id("primary-detail"), .class("detail")) { detail } }
    }
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
    announced("hint", "hint", text)
  }
}
