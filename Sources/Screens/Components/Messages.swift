import Components
import Markup
import Presentation
import Texts

extension Page {
  /// A message to the user; the element stays when there is none, because screen readers announce
  /// what is added to it.
  func messageBanner(_ message: AppShell.Message?, _ texts: Strings) {
    div(key: "message", .class("message"), .live) {
      if let message {
        div(.class("message-box"), .role("status")) {
          icon(.notice)
          p(.class("message-text")) { message.text }
          div(.class("message-actions")) {
            remedy(message.remedy, texts)
            button(.type("button"), .class("text-button"), .tap(.shell(.noticeDismissed))) {
              texts.dismiss
            }
          }
        }
      }
    }
  }

  private func remedy(_ remedy: AppShell.Remedy?, _ texts: Strings) {
    switch remedy {
    case .reload:
      button(.type("button"), .class("text-button"), .tap(.shell(.reloadTapped))) { texts.reload }
    case .keepMine:
      button(.type("button"), .class("text-button"), .tap(.shell(.keepMineTapped))) {
        texts.keepMine
      }
    case .address(let address, let destination):
      a(.class("text-button"), .href("\(address)/#\(destination.path)")) {
        texts.openAddress(address)
      }
    case nil: break
    }
  }

  /// A text that the browser did not let the app copy, ready for the user to do it.
  func textToSelect(_ text: String?, _ texts: Strings) {
    if let text {
      dialog(
        key: "text-to-select", .class("sheet"), .aria("labelledby", "text-title"), .modal,
        .dismiss(.shell(.textDismissed))
      ) {
        h2(.id("text-title"), .class("sheet-title")) { texts.copy }
        div(.class("form")) {
          p(.id("text-note"), .class("note")) { texts.copyYourself }
          textarea(
            key: "text", .class("input text-to-select"), .name("text"), .flag("readonly"),
            .flag("autofocus"), .attribute("rows", "5"), .dir("auto"),
            .aria("labelledby", "text-title"), .aria("describedby", "text-note")
          ) { text }
        }
        div(.class("sheet-actions")) {
          button(
            .type("button"), .class("button primary"), .tap(.shell(.textDismissed))
          ) { texts.done }
        }
      }
    }
  }

  /// A sentence with an offer to undo, which has a place of its own in the dock.
  func toast(_ toast: AppShell.ToastView) {
    div(key: "toast", .class("toast")) {
      div(key: "toast-\(toast.number)", .class("toast-box"), .touch(.shell(.toastTouched))) {
        // Said by `announcement`.
        if let choices = toast.choices {
          offered(choices)
        } else {
          span(.class("toast-text"), .aria("hidden", true)) { toast.text }
        }
        if let label = toast.undoLabel { undoButton("toast-button", label) }
      }
    }
  }

  /// A sentence with an offer to undo while a sheet is open, above it, so that it covers nothing of it.
  func toastInSheet(_ toast: AppShell.ToastView) {
    div(
      key: "said-\(toast.number)", .class("toast-box in-sheet"), .role("status"),
      .touch(.shell(.toastTouched))
    ) {
      p(.class("toast-text")) { toast.text }
      if let label = toast.undoLabel { undoButton("toast-button", label) }
    }
  }

  private func undoButton(_ className: StaticString, _ label: String) {
    button(
      .type("button"), .class(className), .aria("describedby", "announcement"),
      .aria("keyshortcuts", "Backspace"), .tap(.shell(.undoTapped))
    ) { label }
  }

  /// Who may have scored, or passed: all of them at once, in the place of the line-ups, which have the
  /// same names.
  func peopleOffered(_ toast: AppShell.ToastView, _ choices: UndoChoices, _ texts: Strings) {
    section(
      key: "who", .class("who offered"), .role("group"), .aria("labelledby", "who-title"),
      .touch(.shell(.toastTouched))
    ) {
      h2(.id("who-title"), .class("who-title")) { choices.prompt }
      div(key: "who-\(toast.number)", .class("who-names")) {
        each(choices.list) { choiceButton($0) }
      }
      if let label = toast.undoLabel { undoButton("who-undo", label) }
    }
  }

  private func choiceButton(_ choice: UndoChoices.Choice) {
    button(.type("button"), .class("choice-chip"), .dir("auto"), .tap(choice.event)) {
      choice.label
    }
  }

  /// What may be said about something in one tap.
  private func offered(_ choices: UndoChoices) {
    div(.class("offered"), .role("group"), .aria("label", choices.prompt)) {
      span(.class("offered-prompt"), .aria("hidden", true)) { choices.prompt }
      each(choices.list) { choice in
        choiceButton(choice)
      }
    }
  }

  /// The save status; no live region, because it changes twice at each tap.
  func statusLine(_ status: AppShell.Status) {
    p(key: "status", .class("status"), .class("is-urgent", when: status.status.isUrgent)) {
      icon(status.status.icon)
      span { status.text }
    }
  }

  /// The icon of a status that waits; it leads to the settings, which say more.
  ///
  /// Its place stays when nothing waits, so that a tap that is stored changes it alone.
  func waitingLink(_ status: AppShell.Status?) {
    span(key: "waiting") {
      if let status {
        a(
          .class("icon-button waiting"), .class("is-urgent", when: status.status.isUrgent),
          .class("is-brief", when: status.status.isBrief),
          .href("#\(Destination.settings.path)"), .tap(.shell(.linkTapped(.settings)))
        ) {
          icon(status.status.icon)
          span(.class("spoken")) { status.text }
        }
      }
    }
  }
}

extension SaveStatus {
  fileprivate var icon: Icon {
    switch self {
    // One symbol, so that a quick disk changes no more than words.
    case .onThisDevice, .storing: .device
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
