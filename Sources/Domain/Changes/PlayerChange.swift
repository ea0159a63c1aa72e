/// Something that a user did to a player.
public enum PlayerChange: Hashable, Sendable {
  /// The player was added to the squad.
  case added(PlayerDetails)
  /// One field of the player got a new value.
  case edited(PlayerEdit)
  /// The player was removed from the squad.
  case removed
  /// The player's removal was undone.
  case restored
  /// The player, who no longer plays, was put away and stays in past gathers.
  case archived
  /// The archived player came back to the list.
  case unarchived
  /// Pages that people see by a link leave out the player's name from now on.
  case hidden
  /// Such pages show the player's name again.
  case shown
  /// A user said how strong the player is; `nil` when their results are to tell it.
  case levelSet(Level?)
}

extension PlayerChange {
  /// The field that the change sets.
  var field: Player.Field? {
    switch self {
    case .added: nil
    case .edited(let edit): .detail(edit.field)
    case .removed, .restored: .removed
    case .archived, .unarchived: .archived
    case .hidden, .shown: .hidden
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
    case .removed: isRemoved = true
    case .restored: isRemoved = false
    case .archived: isArchived = true
    case .unarchived: isArchived = false
    case .hidden: isHidden = true
    case .shown: isHidden = false
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
