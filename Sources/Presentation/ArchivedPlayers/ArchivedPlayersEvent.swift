package import Domain

/// An event of the list of archived players.
package enum ArchivedPlayersEvent: ScreenEvent {
  case bringBackTapped(Player.ID)
}

extension ArchivedPlayersEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .bringBackTapped(let player): text.append("bringBackTapped", player)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.event("bringBackTapped", Self.bringBackTapped) else { return nil }
    self = event
  }
}
