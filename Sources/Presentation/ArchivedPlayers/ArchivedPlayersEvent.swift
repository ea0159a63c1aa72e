package import Domain

/// An event of the list of archived players.
package enum ArchivedPlayersEvent: ScreenEvent {
  case bringBackTapped(Player.ID)
}

extension ArchivedPlayersEvent {
  package static var scope: String { "archivedPlayers" }

  package func write(to text: inout String) {
    switch self {
    case .bringBackTapped(let player): text.append("bringBackTapped", player)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.event("bringBackTapped", Self.bringBackTapped) else { return nil }
    self = event
  }
}

extension Event {
  package static func archivedPlayers(_ event: ArchivedPlayersEvent) -> Self { Self(event) }
}
