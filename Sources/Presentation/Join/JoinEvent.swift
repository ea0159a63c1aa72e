/// An event of the screen on which a device gets into an account by a code.
package enum JoinEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)

  package enum Plain: String, EventName {
    case codeSubmitted, joinTapped
    /// What becomes of the squad that is here: it gets a name, or is kept as a file, or goes.
    case nameTapped, fileTapped, removeTapped
  }

  package enum Input: String, EventName { case codeTyped }
}

extension JoinEvent {
  package static var scope: String { "join" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.input(Self.input) else { return nil }
    self = event
  }
}

extension Event {
  package static func join(_ event: JoinEvent) -> Self { Self(event) }
  package static func join(_ name: JoinEvent.Plain) -> Self { .join(.plain(name)) }
  package static func join(_ name: JoinEvent.Input, _ text: String = "") -> Self {
    .join(.input(name, text))
  }
}
