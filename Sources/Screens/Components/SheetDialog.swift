import Markup
import Presentation

extension Page {
  /// A dialog over the page, in which what was just done is said, too, because it covers the page.
  /// - Parameters:
  ///   - key: Its key.
  ///   - title: The id of its title.
  ///   - text: The id of the sentence that describes it; `nil` without one.
  ///   - dismiss: What happened when it is left without a choice.
  ///   - content: What is in it.
  func modalSheet(
    _ key: Text, title: StaticString, text: StaticString? = nil, dismiss: Event,
    @MarkupBuilder content: () -> Elements
  ) {
    dialog(
      key: key, .class("sheet"), .aria("labelledby", title), .aria("describedby", text), .modal,
      .dismiss(dismiss)
    ) {
      content()
      let offered = takeOffered()
      div(key: "sheet-said", .live) { if let offered { offered(self) } }
    }
  }

  /// A sheet with its title.
  func sheetDialog(
    _ key: StaticString, _ title: String, dismiss: Event, @MarkupBuilder content: () -> Elements
  ) {
    modalSheet("\(key)", title: "match-sheet-title", dismiss: dismiss) {
      h2(.id("match-sheet-title"), .class("sheet-title"), .dir("auto"), .live) { title }
      content()
    }
  }

  func closeButton(_ label: String, _ event: Event) {
    secondaryButton(key: "close", .tap(event)) { label }
  }
}
