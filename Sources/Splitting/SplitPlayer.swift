public import Domain

/// A player who is to be put into a team.
public struct SplitPlayer: Hashable, Sendable {
  /// How strong the player is.
  public let level: Level
  /// Where the player plays, if that is known.
  public let position: Position?
  /// The team that the player was fixed to beforehand, counted from 0.
  public internal(set) var team: Int?

  /// Creates a player.
  public init(level: Level, position: Position? = nil, team: Int? = nil) {
    self.level = level
    self.position = position
    self.team = team
  }

  var isGoalkeeper: Bool {
    if case .goalkeeper = position { true } else { false }
  }
}
