/// An event of the parts around every screen.
package enum ShellEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case linkTapped(Destination)

  package enum Input: String, EventName {
    /// What the group calls itself was typed.
    case groupNameTyped
  }

  package enum Plain: String, EventName {
    case backTapped, undoTapped, toastTouched, noticeDismissed, reloadTapped
    /// What the user said for a person counts, and not what was said later.
    case keepMineTapped
    /// The text that could not be copied is put away.
    case textDismissed
    /// The user does not name the group now.
    case groupNameDeclined
  }
}

extension ShellEvent {
  package static var scope: String { "shell" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .linkTapped(let destination): text.append("linkTapped", destination)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("linkTapped", Self.linkTapped)
  }
}

extension Event {
  package static func shell(_ name: ShellEvent.Plain) -> Self { .shell(.plain(name)) }
  package static func shell(_ name: ShellEvent.Input, _ value: String = "") -> Self {
    .shell(.input(name, value))
  }
}
