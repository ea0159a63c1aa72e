import Markup
import Presentation

/// Something that the person should know; the box stays, so that what comes into it is read out.
func messageBanner(_ message: Frame.Message?) -> Element {
  div(key: "message", .class("message"), .role("status")) {
    if let message {
      div(.class("message-box")) {
        icon(.notice)
        p(.class("message-text")) { message.text }
        div(.class("message-actions")) {
          if let label = message.reloadLabel {
            button(.type("button"), .class("text-button"), .tap(.frame(.reloadTapped))) { label }
          }
          button(.type("button"), .class("text-button"), .tap(.frame(.noticeDismissed))) {
            message.dismissLabel
          }
        }
      }
    }
  }
}

/// An offer to take something back.
func toast(_ toast: Frame.ToastView?) -> Element {
  div(key: "toast", .class("toast"), .role("status")) {
    if let toast {
      div(key: "toast-\(toast.number)", .class("toast-box")) {
        span(.class("toast-text")) { toast.text }
        button(.type("button"), .class("toast-button"), .tap(.frame(.undoTapped))) {
          toast.undoLabel
        }
      }
    }
  }
}

/// Where what was done is kept.
func statusLine(_ status: Frame.Status) -> Element {
  p(key: "status", .class("status"), .class("is-urgent", when: status.status.isUrgent)) {
    icon(status.status.icon)
    span { status.text }
  }
}

extension SaveStatus {
  fileprivate var icon: Icon {
    switch self {
    case .onThisPhone: .phone
    case .saved: .saved
    case .saving: .saving
    case .offline, .delayed: .offline
    case .loginNeeded: .notice
    }
  }

  fileprivate var isUrgent: Bool {
    if case .loginNeeded = self { true } else { false }
  }
}

/// A question with two answers; the one that removes something never has the focus at first.
func questionDialog(_ question: Question, confirm: Event, cancel: Event) -> Element {
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
