import Markup
import Presentation

extension Page {
  /// The button after the rows that are shown; the browser finds it by its key, and taps
  /// it when the user comes near it.
  func moreButton(_ label: String?, _ event: Event) {
    if let label {
      button(
        key: "more", .type("button"), .class("text-button wide more"), .tap(event), .near(event)
      ) { label }
    }
  }
}
