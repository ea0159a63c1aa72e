package import Domain

/// A player in a team, with the moves to other teams.
package struct TeamRow: Equatable, Sendable {
  package let id: Player.ID
  package let name: String
  /// The short form of the position and the level, as far as they are set and shown: `DEF · 5.4`.
  package let detail: String?
  /// The moves to Team A, Team B and the bench, without the one to where the player is.
  package let moves: [Move]

  /// A move to another team.
  package struct Move: Equatable, Sendable {
    package let team: Team
    /// "Move Ann to Team A".
    package let label: String
    /// The first letter of the team's name, or that of "Team A" alone.
    package let shortLabel: String
    /// The colour that users chose for the team; `nil` for the usual one.
    package let color: TeamColor?
  }
}
