package import Domain
package import Texts

/// An event of the player details.
package enum PlayerDetailsEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A field was tapped, to be edited.
  case rowTapped(PlayerField)
  /// Another player of the record was tapped.
  case companionTapped(Player.ID)
  /// Someone was tapped who is the same person, or one to be kept apart.
  case sameTapped(Player.ID), apartTapped(Player.ID)

  package enum Plain: String, EventName {
    case archiveTapped, bringBackTapped, levelsTapped, allMatchesTapped, pictureTapped
    case deleteTapped, deletionConfirmed, deletionCancelled
    /// Leaves the name out of shared pages, or shows it again.
    case hideTapped
    /// Opens and closes the people who may be the same person.
    case samePersonTapped, sheetDismissed
  }

  package enum Input: String, EventName {
    /// A year, or all time.
    case periodChosen
    /// The player to compare with.
    case companionChosen
  }
}

extension PlayerDetailsEvent {
  package static var scope: String { "playerDetails" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .rowTapped(let field): text.append("rowTapped", field)
    case .companionTapped(let player): text.append("companionTapped", player)
    case .sameTapped(let person): text.append("sameTapped", person)
    case .apartTapped(let person): text.append("apartTapped", person)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("rowTapped", Self.rowTapped)
      ?? text.event("companionTapped", Self.companionTapped)
      ?? text.event("sameTapped", Self.sameTapped)
      ?? text.event("apartTapped", Self.apartTapped)
  }
}

extension Event {
  package static var playerDetails: EventMaker<PlayerDetailsEvent> { EventMaker() }
}
