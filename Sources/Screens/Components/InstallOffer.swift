import Markup
import Presentation
import Texts

extension Page {
  /// How to put the app on the home screen, and the button where the browser asks the user.
  func installOffer(
    _ advice: String, _ way: InstallWay, _ texts: Strings, install: Event, decline: Event? = nil
  ) {
    div(key: "install", .class("card offer")) {
      p(.class("card-text")) {
        if way == .shareMenu { icon(.share) }
        span { advice }
        if way == .prompt {
          button(.type("button"), .class("text-button"), .tap(install)) { texts.install }
        }
      }
      if let decline { declineButton(decline, texts) }
    }
  }

  /// The button that closes an offer.
  func declineButton(_ event: Event, _ texts: Strings) {
    button(.type("button"), .class("icon-button"), .aria("label", texts.notNow), .tap(event)) {
      icon(.close)
    }
  }
}
