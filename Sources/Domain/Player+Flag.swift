extension Player {
  /// What can be true of a player.
  public enum Flag: Hashable, Sendable {
    /// The player was removed; kept, so that the removal can be undone and explained.
    case removed
    /// The player is kept for past gathers, and not offered for new ones.
    case archived
    /// Pages that people see by a link leave the player's name out.
    case hidden
  }

  mutating func set(_ flag: Flag, to isSet: Bool) {
    switch flag {
    case .removed: isRemoved = isSet
    case .archived: isArchived = isSet
    case .hidden: isHidden = isSet
    }
  }
}

extension Player.Flag {
  var field: Player.Field {
    switch self {
    case .removed: .removed
    case .archived: .archived
    case .hidden: .hidden
    }
  }
}
