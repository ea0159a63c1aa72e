import Markup
import Presentation

extension Page {
  /// A message to the user; the element stays when there is none, because screen readers announce
  /// what is added to it.
  func messageBanner(_ message: AppShell.Message?, _ texts: Strings) {
    div(key: "message", .class("message"), .role("status")) {
      if let message {
        div(.class("message-box")) {
          icon(.notice)
          p(.class("message-text")) { message.text }
          div(.class("message-actions")) {
            if message.canReload {
              button(.type("button"), .class("text-button"), .tap(.shell(.reloadTapped))) {
                texts.reload
              }
            }
            button(.type("button"), .class("text-button"), .tap(.shell(.noticeDismissed))) {
              texts.dismiss
            }
          }
        }
      }
    }
  }

  /// An offer to undo.
  func toast(_ toast: AppShell.ToastView?, _ texts: Strings) {
    div(key: "toast", .class("toast"), .role("status")) {
      if let toast {
        div(key: "toast-\(toast.number)", .class("toast-box")) {
          span(.class("toast-text")) { toast.text }
          button(.type("button"), .class("toast-button"), .tap(.shell(.undoTapped))) {
            texts.undo
          }
        }
      }
    }
  }

  /// The save status, with an icon; no live region, because it changes twice at each tap.
  func statusLine(_ status: AppShell.Status) {
    p(key: "status", .class("status"), .class("is-urgent", when: status.status.isUrgent)) {
      icon(status.status.icon)
      span { status.text }
    }
  }
}

extension SaveStatus {
  fileprivate var icon: Icon {
    switch self {
    // One symbol, so that a quick disk changes no more than words.
    case .onThisPhone, .storing: .phone
    case .saved: .saved
    case .saving: .saving
    case .offline, .delayed: .offline
    case .loginNeeded, .notStored: .notice
    }
  }

  fileprivate var isUrgent: Bool {
    switch self {
    case .loginNeeded, .notStored: true
    default: false
    }
  }
}
