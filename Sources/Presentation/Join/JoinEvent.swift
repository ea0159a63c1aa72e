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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    }
  }
}

extension Event {
  package static var join: EventMaker<JoinEvent> { EventMaker() }
}
