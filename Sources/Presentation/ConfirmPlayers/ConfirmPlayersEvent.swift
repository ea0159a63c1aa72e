package import Domain

/// An event of the teams screen.
package enum ConfirmPlayersEvent: ScreenEvent {
  case plain(Plain)
  /// A player was moved to a team, by a button or by dragging.
  case moved(Player.ID, Team)

  package enum Plain: String, EventName { case startTapped }
}

extension ConfirmPlayersEvent {
  package var words: String {
    switch self {
    case .plain(let name): name.word
    case .moved(let player, let team): "moved \(player.word) \(team.word)"
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
    EventScope.confirmPlayers.text("dropped \(team.word)")
  }
}
