package import Domain

/// An event of the list of players.
package enum PlayersEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A player was tapped, to be opened or ticked.
  case rowTapped(Player.ID)
  /// A gather that is being played was tapped.
  case gatherTapped(Gather.ID)
  /// A planned game is shared.
  case planShareTapped(PlanKey)
  /// The user of this device comes to a planned game, or does not.
  case planInTapped(PlanKey)
  case planOutTapped(PlanKey)

  package enum Plain: String, EventName {
    case newGatherTapped, allTapped, editTapped, cancelTapped, addTapped, confirmTapped
    case archiveTapped, deleteTapped, deletionConfirmed
    /// Opens the gather that is being played, the latest when there are several.
    case resumeTapped
    /// Prepares a gather although one is being played.
    case anotherConfirmed
    case questionCancelled
    /// The offer to install the app was taken or declined.
    case installTapped, installDeclined
    /// The offer to give the account a name was taken or declined.
    case nameTapped, nameDeclined
    /// The end of the rows that are shown comes near.
    case endReached
  }

  package enum Input: String, EventName {
    case searchTyped
  }
}

extension PlayersEvent {
  package static var scope: String { "players" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .rowTapped(let player): text.append("rowTapped", player)
    case .gatherTapped(let gather): text.append("gatherTapped", gather)
    case .planShareTapped(let key): text.append("planShareTapped", key)
    case .planInTapped(let key): text.append("planInTapped", key)
    case .planOutTapped(let key): text.append("planOutTapped", key)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("rowTapped", Self.rowTapped)
      ?? text.event("gatherTapped", Self.gatherTapped)
      ?? text.event("planShareTapped", Self.planShareTapped)
      ?? text.event("planInTapped", Self.planInTapped)
      ?? text.event("planOutTapped", Self.planOutTapped)
  }
}

extension Event {
  package static var players: EventMaker<PlayersEvent> { EventMaker() }
}
