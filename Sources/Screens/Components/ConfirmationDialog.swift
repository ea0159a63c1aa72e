import Markup
import Presentation

extension Page {
  /// A question with two or three buttons; one that removes something never has the focus at first.
  func confirmationDialog(
    _ confirmation: Confirmation, confirm: Event, alternative: Event? = nil, cancel: Event
  ) {
    modalSheet("question", title: "question-title", text: "question-text", dismiss: cancel) {
      h2(.id("question-title"), .class("sheet-title")) { confirmation.title }
      p(.id("question-text"), .class("sheet-text")) { confirmation.text }
      div(.class("sheet-actions")) {
        button(
          .type("button"), .class("button"),
          .class(confirmation.isDestructive ? "danger" : "primary"),
          .flag("autofocus", !confirmation.isDestructive), .tap(confirm)
        ) { confirmation.confirmLabel }
        if let alternative, let label = confirmation.alternativeLabel {
          button(
            .type("button"), .class("button"),
            .class(confirmation.isAlternativeDestructive ? "danger-quiet" : "secondary"),
            .tap(alternative)
          ) {
            if confirmation.isAlternativeDestructive { icon(.trash) }
            span { label }
          }
        }
        secondaryButton(.flag("autofocus", confirmation.isDestructive), .tap(cancel)) {
          confirmation.cancelLabel
        }
      }
    }
  }
}
