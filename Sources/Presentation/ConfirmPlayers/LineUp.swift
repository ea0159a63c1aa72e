package import Domain

/// Who plays in the next match, and in which teams: ticked on the list, then put together.
package struct LineUp: Hashable, Sendable {
  /// The selected players with their teams, in order of selection; a player who moves becomes last.
  package var places: [Spot]
  /// What Team A and Team B will be called and wear.
  ///
  /// NB: Two elements, in an array because moving one reference takes less code.
  private var teams: [TeamDetails]

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
    self.init(places: players.map { Spot(player: $0, team: .bench) })
  }

  package init(
    places: [Spot], teamA: TeamDetails = TeamDetails(), teamB: TeamDetails = TeamDetails()
  ) {
    self.places = places
    teams = [teamA, teamB]
  }

  /// The line-up that a user begins with: the regulars on the bench, for teams as they were called
  /// last time.
  init(forNextGatherOf squad: Squad) {
    self.init(benched: squad.regulars)
    guard let gather = squad.lastGather else { return }
    teams = [gather.teamA, gather.teamB]
  }

  package subscript(side: Side) -> TeamDetails {
    get { teams[side == .teamA ? 0 : 1] }
    set { teams[side == .teamA ? 0 : 1] = newValue }
  }
}

extension LineUp {
  /// The same line-up with more players on the bench.
  func adding(_ players: [Player.ID]) -> LineUp {
    with(places + LineUp(benched: players).places)
  }

  /// The same line-up without this player, or with them on the bench.
  func toggling(_ player: Player.ID) -> LineUp {
    let others = places.filter { $0.player != player }
    return others.count < places.count ? with(others) : adding([player])
  }

  /// The same line-up with this player last in a team.
  func moving(_ player: Player.ID, to team: Team) -> LineUp {
    with(places.filter { $0.player != player } + [Spot(player: player, team: team)])
  }

  /// The same teams with these players.
  func with(_ places: [Spot]) -> LineUp {
    var lineUp = self
    lineUp.places = places
    return lineUp
  }
}
