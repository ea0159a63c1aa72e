import Markup

/// A dialog that says how to get an account, for the sample has no way of its own.
func registrationView(_ texts: LoginTexts) -> Content {
  let view = dialog(
    key: "registration", .class("dialog"), .aria("labelledby", "registration-title"), .modal,
    .dismiss(RegistrationEvent.close)
  ) {
    h2(.id("registration-title")) { texts.registration }
    div(.class("form")) {
      p { texts.registrationNote }
      a(.class("button primary"), .href("/")) { texts.openApp }
      button(
        key: RegistrationEvent.close, .type("button"), .class("button secondary"), .autofocus,
        .tap(RegistrationEvent.close)
      ) { texts.backToLogin }
    }
  }
  return view.content
}

/// The text by which its button comes back, and that it was dismissed.
enum RegistrationEvent {
  static let close = "close"
}
