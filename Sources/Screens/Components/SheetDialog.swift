import Markup
import Presentation

extension Page {
  /// A sheet over the page, with its title.
  func sheetDialog(
    _ key: StaticString, _ title: String, dismiss: Event, @MarkupBuilder content: () -> Elements
  ) {
    dialog(
      key: "\(key)", .class("sheet"), .aria("labelledby", "match-sheet-title"), .modal,
      .dismiss(dismiss)
    ) {
      h2(.id("match-sheet-title"), .class("sheet-title"), .dir("auto")) { title }
      content()
    }
  }

  func closeButton(_ label: String, _ event: Event) {
    button(key: "close", .type("button"), .class("button secondary"), .tap(event)) { label }
  }
}
