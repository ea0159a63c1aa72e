public import Domain

/// Somebody in a team, and where they can go from there.
public struct TeamRow: Equatable, Sendable {
  /// Who it is.
  public let id: Player.ID
  /// The name.
  public let name: String
  /// Two or three letters that help the eye.
  public let avatar: String
  /// Where the player can be moved.
  public let moves: [Move]

  /// A move to another team.
  public struct Move: Equatable, Sendable {
    /// Where to.
    public let team: Team
    /// "Move Ann to Team A".
    public let label: String
    /// The team's letter, where there is little room.
    public let shortLabel: String
  }
}
