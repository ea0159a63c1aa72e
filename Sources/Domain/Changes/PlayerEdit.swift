/// A new value for one field of a player.
///
/// An edit changes a single field, so that edits of different fields on two devices both count.
public enum PlayerEdit: Hashable, Sendable {
  /// The player's new name.
  case name(ShortText)
  /// The player's new age; `nil` when it is unknown from now on.
  case age(Age?)
  /// The player's new skill; `nil` when it is unknown from now on.
  case skill(Skill?)
  /// The player's new preferred position; `nil` when it is unknown from now on.
  case preferredPosition(Position?)
  /// The player's new favourite team; `nil` when it is unknown from now on.
  case favouriteTeam(ShortText?)
}
