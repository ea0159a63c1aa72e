/// An event of the parts around every screen.
package enum ShellEvent: ScreenEvent {
  case plain(Plain)
  case linkTapped(Destination)

  package enum Plain: String, EventName {
    case backTapped, undoTapped, toastTouched, noticeDismissed, reloadTapped
    /// What the user said for a person counts, and not what was said later.
    case keepMineTapped
    /// The text that could not be copied is put away.
    case textDismissed
  }
}

extension ShellEvent {
  package static var scope: String { "shell" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .linkTapped(let destination): text.append("linkTapped", destination)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.event("linkTapped", Self.linkTapped) else {
      return nil
    }
    self = event
  }
}

extension Event {
  package static func shell(_ name: ShellEvent.Plain) -> Self { .shell(.plain(name)) }
}
