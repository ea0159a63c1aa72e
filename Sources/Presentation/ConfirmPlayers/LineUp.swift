package import Domain

/// The teams that are being put together before a match.
package struct LineUp: Hashable, Sendable {
  /// Who was selected, and where they stand, in order of selection.
  package var places: [Spot]

  /// Somebody's place.
  package struct Spot: Hashable, Sendable {
    /// The player.
    package let player: Player.ID
    /// The team.
    package var team: Team

    /// Puts a player into a team.
    package init(player: Player.ID, team: Team) {
      self.player = player
      self.team = team
    }
  }

  /// Puts these players on the bench, where everybody starts.
  package init(benched players: [Player.ID]) {
    places = players.map { Spot(player: $0, team: .bench) }
  }

  /// Describes teams.
  package init(places: [Spot]) {
    self.places = places
  }
}
