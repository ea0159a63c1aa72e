package import Domain

/// Who plays in the next match, and in which teams: ticked on the list, then put together.
package struct LineUp: Hashable, Sendable {
  /// The selected players with their teams, in order of selection; a player who moves becomes last.
  package var places: [Spot]
  /// What Team A will be called and wear.
  package var teamA: TeamDetails
  /// What Team B will be called and wear.
  package var teamB: TeamDetails

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
    self.teamA = teamA
    self.teamB = teamB
  }

  /// The line-up that a user begins with: the regulars on the bench, for teams as they were called
  /// last time.
  init(forNextGatherOf squad: Squad) {
    self.init(benched: squad.regulars)
    (teamA, teamB) = squad.lastTeamDetails
  }

  package subscript(side: Side) -> TeamDetails {
    get {
      switch side {
      case .teamA: teamA
      case .teamB: teamB
      }
    }
    set {
      switch side {
      case .teamA: teamA = newValue
      case .teamB: teamB = newValue
      }
    }
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
  func with(_ places: [Spot]) -> LineUp { LineUp(places: places, teamA: teamA, teamB: teamB) }
}
