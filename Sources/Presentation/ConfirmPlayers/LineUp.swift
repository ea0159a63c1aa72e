public import Domain

/// The teams that are being put together before a match.
public struct LineUp: Hashable, Sendable {
  /// Who was selected, and where they stand, in order of selection.
  public var places: [Spot]

  /// Somebody's place.
  public struct Spot: Hashable, Sendable {
    /// The player.
    public let player: Player.ID
    /// The team.
    public var team: Team

    /// Puts a player into a team.
    public init(player: Player.ID, team: Team) {
      self.player = player
      self.team = team
    }
  }

  /// Puts these players on the bench, where everybody starts.
  public init(benched players: [Player.ID]) {
    places = players.map { Spot(player: $0, team: .bench) }
  }

  /// Describes teams.
  public init(places: [Spot]) {
    self.places = places
  }
}
