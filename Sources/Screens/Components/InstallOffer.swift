import Markup
import Presentation
import Texts

extension Page {
  /// How to put the app on the home screen, and the button where the browser asks the user.
  func installOffer(
    _ advice: String, _ way: InstallWay, _ texts: Strings, install: Event, decline: Event? = nil
  ) {
    div(key: "install", .class("card install")) {
      p(.class("card-text")) {
        if way == .shareMenu { icon(.share) }
        span { advice }
      }
      div(.class("message-actions")) {
        if let decline {
          button(.type("button"), .class("text-button"), .tap(decline)) { texts.notNow }
        }
        if way == .prompt {
          button(.type("button"), .class("text-button"), .tap(install)) { texts.install }
        }
      }
    }
  }
}
