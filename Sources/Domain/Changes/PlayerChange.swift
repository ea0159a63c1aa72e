/// Something that a user did to a player.
public enum PlayerChange: Hashable, Sendable {
  /// The player was added to the squad.
  case added(PlayerDetails)
  /// One field of the player got a new value.
  case edited(PlayerEdit)
  /// A flag of the player was set, or taken away.
  case set(Player.Flag, Bool)
  /// A user said how strong the player is; `nil` when their results are to tell it.
  case levelSet(Level?)
}

extension PlayerChange {
  /// The field that the change sets.
  var field: Player.Field? {
    switch self {
    case .added: nil
    case .edited(let edit): .detail(edit.field)
    case .set(let flag, _): flag.field
    case .levelSet: .level
    }
  }
}

extension Squad {
  mutating func apply(_ change: PlayerChange, to id: Player.ID) throws(ChangeRejection) {
    if case .added(let details) = change { return try addPlayer(id, details) }
    guard let position = playerTable.position(of: id) else { throw .playerUnknown(id) }
    // Two devices may remove and archive a player in either order.
    if case .edited = change, allPlayers[position].isRemoved { throw .playerRemoved(id) }
    playerTable.update(at: position) { $0.apply(change) }
  }

  private mutating func addPlayer(
    _ id: Player.ID, _ details: PlayerDetails
  ) throws(ChangeRejection) {
    guard !playerTable.contains(id) else { throw .playerExists(id) }
    playerTable.append(Player(id: id, number: allPlayers.count + 1, details: details))
  }
}

extension Player {
  /// Sets what the change says; an addition changes no player who is here.
  public mutating func apply(_ change: PlayerChange) {
    switch change {
    case .added: break
    case .edited(let edit): details.apply(edit)
    case .set(let flag, let isSet): set(flag, to: isSet)
    case .levelSet(let level): ownLevel = level
    }
  }
}

extension Squad {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: PlayerChange, to id: Player.ID) -> ChangeRejection? {
    guard case .added = change, !playerTable.contains(id) else { return nil }
    return allPlayers.count >= Self.playerLimit ? .tooManyPlayers : nil
  }
}
