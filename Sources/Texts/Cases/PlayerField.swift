/// A field of a player that can be edited.
package enum PlayerField: String, CaseIterable, Sendable {
  case name
  /// The age in years.
  case age
  /// The position that the player prefers.
  case preferredPosition = "position"
  case skill
  /// How strong the player is.
  case level
  /// The team that the player supports.
  case favouriteTeam = "team"
}
