package import Domain

/// Somebody in a team, and where they can go from there.
package struct TeamRow: Equatable, Sendable {
  /// Who it is.
  package let id: Player.ID
  /// The name.
  package let name: String
  /// Two or three letters that help the eye.
  package let avatar: String
  /// Where the player can be moved.
  package let moves: [Move]

  /// A move to another team.
  package struct Move: Equatable, Sendable {
    /// Where to.
    package let team: Team
    /// "Move Ann to Team A".
    package let label: String
    /// The team's letter, where there is little room.
    package let shortLabel: String
  }
}
