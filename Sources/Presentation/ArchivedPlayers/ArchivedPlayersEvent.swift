package import Domain

/// An event of the list of archived players.
package enum ArchivedPlayersEvent: ScreenEvent {
  case bringBackTapped(Player.ID)
}

extension ArchivedPlayersEvent {
  package static var scope: String { "archivedPlayers" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .bringBackTapped(let player): text.append("bringBackTapped", player)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("bringBackTapped", Self.bringBackTapped)
  }
}

extension Event {
  package static var archivedPlayers: EventMaker<ArchivedPlayersEvent> { EventMaker() }
}
