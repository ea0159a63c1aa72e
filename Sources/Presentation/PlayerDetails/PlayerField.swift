/// A field of a player that can be edited.
package enum PlayerField: String, CaseIterable, Sendable {
  /// What friends call the player.
  case name
  /// The age in years.
  case age
  /// Where the player likes to play.
  case preferredPosition = "position"
  /// How well the player plays.
  case skill
  /// The team that the player supports.
  case favouriteTeam = "team"
}
