package import Domain

/// Who plays in the next match, and in which teams: ticked on the list, then put together.
package struct LineUp: Hashable, Sendable {
  /// The selected players with their teams, in order of selection; a player who moves becomes last.
  package var places: [Spot]
  /// Who is to be in which team, when fair teams are made.
  package var fixed: [Spot] = []
  /// What the teams will be called and wear.
  package var teams: TeamDetailsTable
  /// Whether the app made it and the user changed nothing, so that leaving it loses nothing; not stored.
  var isUntouched = false
  /// How many teams there will be, 2…4; a player in a further one goes to the bench.
  package var teamCount: Int {
    didSet {
      let range = Gather.teamRange
      teamCount = min(max(teamCount, range.lowerBound), range.upperBound)
      for index in places.indices where !sides.contains(where: { $0.team == places[index].team }) {
        places[index].team = .bench
      }
    }
  }

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

  package init(places: [Spot], teams: TeamDetailsTable = TeamDetailsTable()) {
    self.places = places
    self.teams = teams
    teamCount = Gather.teamRange.lowerBound
  }

  /// The line-up that a user begins with: the regulars on the bench, for teams as they were called
  /// last time.
  init(forNextGatherOf squad: Squad) {
    self.init(benched: squad.regulars)
    guard let gather = squad.lastGather else { return }
    teams = gather.teams
    teamCount = gather.teamCount
  }

  package subscript(side: Side) -> TeamDetails { teams[side] }

  /// The teams that there will be.
  package var sides: [Side] { Side.first(teamCount) }
  /// The selected players, in order of selection.
  var players: [Player.ID] { places.map { $0.player } }
}

extension LineUp {
  /// The same line-up, in which a user did something.
  var touched: LineUp {
    var lineUp = self
    lineUp.isUntouched = false
    return lineUp
  }

  /// The same line-up with more players: each in the smallest team, or on the bench while a team is empty.
  func adding(_ players: [Player.ID]) -> LineUp {
    players.reduce(self) { lineUp, player in
      let hasTeams = lineUp.sides.allSatisfy { lineUp.count(in: $0.team) > 0 }
      let team = hasTeams ? lineUp.smallest.team : .bench
      return lineUp.with(lineUp.places + [Spot(player: player, team: team)])
    }
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

  /// The same line-up with these players in a team, now and in fair teams.
  func fixing(_ players: [Player.ID], in team: Team) -> LineUp {
    var next = players.reduce(self) { $0.moving($1, to: team) }
    next.fixed = fixed.filter { !players.contains($0.player) }
    next.fixed += players.map { Spot(player: $0, team: team) }
    return next
  }

  /// The team in which a player is to be; `nil` when any will do.
  func fixedTeam(of player: Player.ID) -> Side? {
    let side = fixed.first { $0.player == player }?.team.side
    return side.flatMap { sides.contains($0) ? $0 : nil }
  }

  /// The same teams with these players.
  package func with(_ places: [Spot]) -> LineUp {
    var lineUp = self
    lineUp.places = places
    return lineUp
  }
}
