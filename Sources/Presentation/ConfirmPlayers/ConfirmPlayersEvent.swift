package import Domain

/// An event of the teams screen.
package enum ConfirmPlayersEvent: ScreenEvent {
  case plain(Plain)
  /// A player was moved to a team, by a button or by dragging.
  case moved(Player.ID, Team)

  package enum Plain: String, EventName { case startTapped, addTapped }
}

extension ConfirmPlayersEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .moved(let player, let team): text.append("moved", player, team)
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.event("moved", Self.moved)
        ?? text.withValue.event("dropped", { Self.moved($1, $0) })
    else { return nil }
    self = event
  }
}

extension Event {
  package static func confirmPlayers(_ name: ConfirmPlayersEvent.Plain) -> Self {
    .confirmPlayers(.plain(name))
  }

  /// The text of an element on which players are dropped; the value is the player's id.
  package static func dropText(_ team: Team) -> String {
    Phrase("\(EventScope.confirmPlayers.rawValue).dropped \(team.word)").text
  }
}
