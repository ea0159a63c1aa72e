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

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    case .rememberSwitched: text.append("rememberSwitched")
    case .showSwitched: text.append("showSwitched")
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    case .rememberSwitched(let isOn), .showSwitched(let isOn): isOn.word
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.input(Self.input)
        ?? text.withValue.event("rememberSwitched", Self.rememberSwitched)
        ?? text.withValue.event("showSwitched", Self.showSwitched)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func login(_ event: LoginEvent) -> Self { Self(event) }
  package static func login(_ name: LoginEvent.Plain) -> Self { .login(.plain(name)) }
  package static func login(_ name: LoginEvent.Input, _ text: String = "") -> Self {
    .login(.input(name, text))
  }
}
