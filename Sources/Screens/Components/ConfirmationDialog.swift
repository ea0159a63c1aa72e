import Markup
import Presentation

/// A question with two buttons; one that removes something never has the focus at first.
func confirmationDialog(_ question: Confirmation, confirm: Event, cancel: Event) -> Element {
  dialog(
    key: "question", .class("sheet"), .aria("labelledby", "question-title"),
    .aria("describedby", "question-text"), .modal, .dismiss(cancel)
  ) {
    h2(.id("question-title"), .class("sheet-title")) { question.title }
    p(.id("question-text"), .class("sheet-text")) { question.text }
    div(.class("sheet-actions")) {
      button(
        .type("button"), .class("button"), .class(question.isDestructive ? "danger" : "primary"),
        .flag("autofocus", !question.isDestructive), .tap(confirm)
      ) { question.confirmLabel }
      button(
        .type("button"), .class("button secondary"), .flag("autofocus", question.isDestructive),
        .tap(cancel)
      ) { question.cancelLabel }
    }
  }
}
