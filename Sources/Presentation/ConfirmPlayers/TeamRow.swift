package import Domain

/// A player in a team, with the moves to other teams.
package struct TeamRow: Equatable, Sendable {
  package let id: Player.ID
  package let name: String
  /// The initials in place of a picture.
  package let avatar: String
  /// The short form of the position: `DEF`; `nil` when it is not set.
  package let position: String?
  package let moves: [Move]

  /// A move to another team.
  package struct Move: Equatable, Sendable {
    package let team: Team
    /// "Move Ann to Team A".
    package let label: String
    /// The team's letter, or "Bench", for narrow buttons.
    package let shortLabel: String
  }
}
