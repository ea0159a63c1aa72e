/// An event of the login screen.
package enum LoginEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case rememberSwitched(Bool)
  case showSwitched(Bool)

  package enum Plain: String, EventName {
    case loginTapped, registerTapped
    /// What becomes of the squad that is here: it is added to the account, gets a name of its own, is
    /// kept as a file, or goes.
    case addTapped, nameTapped, fileTapped, removeTapped, choiceCancelled
  }

  package enum Input: String, EventName {
    case usernameTyped, passwordTyped, codeTyped
  }
}

extension LoginEvent {
  package static var scope: String { "login" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .rememberSwitched(let value): text.append("rememberSwitched", value: value)
    case .showSwitched(let value): text.append("showSwitched", value: value)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.withValue.event("rememberSwitched", Self.rememberSwitched)
      ?? text.withValue.event("showSwitched", Self.showSwitched)
  }
}

extension Event {
  package static var login: EventMaker<LoginEvent> { EventMaker() }
}
