import Markup
import Presentation

/// The primary action of a page: it looks the same and lies in the same spot on every one.
func primaryButton(_ label: String, isEnabled: Bool = true, _ event: Event) -> Element {
  button(
    key: "primary", .type("button"), .class("button primary"), .disabled(!isEnabled), .tap(event)
  ) { span { label } }
}

/// The primary action of a page with a form: it sends the form, as the Enter key does.
func primarySubmit(_ label: String, isEnabled: Bool, form: String) -> Element {
  button(
    key: "primary", .type("submit"), .class("button primary"), .disabled(!isEnabled),
    .attribute("form", form)
  ) { span { label } }
}

/// What is missing until the primary action can be taken; its place is kept.
func hint(_ text: String?) -> Element {
  p(key: "hint", .class("hint"), .role("status")) { text }
}
