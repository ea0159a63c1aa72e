package import Domain

/// An event of the account's screen.
package enum AccountEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case showSwitched(Bool)
  case endTapped(Session.ID)

  package enum Plain: String, EventName {
    case reloadTapped, endOthersTapped, changeTapped
    case deleteTapped, deleteCancelled, deleteConfirmed
    /// Gives an account without a name a name.
    case nameSubmitted
    /// Shows the code for another phone, or makes another.
    case phoneTapped
    /// Opens the recovery code, makes one, copies it.
    case recoveryTapped, recoveryMade, recoveryCopied
    case sheetDismissed
  }

  package enum Input: String, EventName {
    case currentTyped, newTyped, confirmationTyped, usernameTyped
  }
}

extension AccountEvent {
  package static var scope: String { "account" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    case .showSwitched: text.append("showSwitched")
    case .endTapped(let session): text.append("endTapped", session)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    case .showSwitched(let isOn): isOn.word
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.input(Self.input)
        ?? text.event("endTapped", Self.endTapped)
        ?? text.withValue.event("showSwitched", Self.showSwitched)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func account(_ event: AccountEvent) -> Self { Self(event) }
  package static func account(_ name: AccountEvent.Plain) -> Self { .account(.plain(name)) }
  package static func account(_ name: AccountEvent.Input, _ text: String = "") -> Self {
    .account(.input(name, text))
  }
}
