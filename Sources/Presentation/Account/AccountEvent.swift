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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .showSwitched(let value): text.append("showSwitched", value: value)
    case .endTapped(let session): text.append("endTapped", session)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("endTapped", Self.endTapped)
      ?? text.withValue.event("showSwitched", Self.showSwitched)
  }
}

extension Event {
  package static var account: EventMaker<AccountEvent> { EventMaker() }
}
