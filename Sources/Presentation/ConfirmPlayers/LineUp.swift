package import Domain

/// The teams that are being put together before a match.
package struct LineUp: Hashable, Sendable {
  /// The selected players with their teams, in order of selection; a player who moves becomes last.
  package var places: [Spot]

  /// A player's place in the line-up.
  package struct Spot: Hashable, Sendable {
    package let player: Player.ID
    package var team: Team

    package init(player: Player.ID, team: Team) {
      self.player = player
      self.team = team
    }
  }

  /// Puts these players on the bench.
  package init(benched players: [Player.ID]) {
    places = players.map { Spot(player: $0, team: .bench) }
  }

  package init(places: [Spot]) {
    self.places = places
  }
}
