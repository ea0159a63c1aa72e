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

extension PlayerEdit {
  /// What an edit changes of a player, by its name in JSON.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case name, age, skill, preferredPosition, favouriteTeam
  }

  /// The field that the edit changes.
  public var field: Field {
    switch self {
    case .name: .name
    case .age: .age
    case .skill: .skill
    case .preferredPosition: .preferredPosition
    case .favouriteTeam: .favouriteTeam
    }
  }
}
