package import Domain

/// Who plays in the next match, and in which teams: ticked on the list, then put together.
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

  /// The same line-up with more players on the bench.
  func adding(_ players: [Player.ID]) -> LineUp {
    LineUp(places: places + LineUp(benched: players).places)
  }

  /// The same line-up without this player, or with them on the bench.
  func toggling(_ player: Player.ID) -> LineUp {
    let others = places.filter { $0.player != player }
    return others.count < places.count ? LineUp(places: others) : adding([player])
  }
}
