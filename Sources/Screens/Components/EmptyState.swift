import Markup

extension Page {
  /// The text and drawing in place of an empty list.
  func emptyState(
    _ title: String, _ advice: String?, @MarkupBuilder drawing: () -> Elements
  ) {
    div(key: "empty", .class("empty")) {
      drawing()
      p(.class("empty-title")) { title }
      if let advice { p(.class("empty-advice")) { advice } }
    }
  }
}
