import Markup
import Texts

extension Page {
  /// A dialog that says how to get an account, because the sample cannot register users.
  func registrationView(_ texts: LoginStrings) {
    dialog(
      key: "registration", .class("dialog"), .aria("labelledby", "registration-title"), .modal,
      .dismiss(RegistrationEvent.dismissed)
    ) {
      h2(.id("registration-title")) { texts.registration }
      div(.class("form")) {
        p { texts.registrationNote }
        a(.class("button primary"), .href("/")) { texts.openApp }
        button(
          key: "close", .type("button"), .class("button secondary"), .autofocus,
          .tap(RegistrationEvent.backButtonTapped)
        ) { texts.backToLogin }
      }
    }
  }
}

/// The event texts of the dialog.
enum RegistrationEvent {
  static let backButtonTapped = "backButtonTapped"
  static let dismissed = "registrationDismissed"
}
