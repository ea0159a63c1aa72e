import Markup

/// What is shown in place of a list that has nothing in it.
func emptyState(_ title: String, _ advice: String?, drawing: some Markup) -> Element {
  div(key: "empty", .class("empty")) {
    drawing
    p(.class("empty-title")) { title }
    if let advice { p(.class("empty-advice")) { advice } }
  }
}
