extension Squad {
  /// The latest gather in which at least two of these players were in opposite teams, each in the
  /// team that they were in last; `nil` when there is none.
  public func lastGather(dividing players: [Player.ID]) -> Gather? {
    let players = Set(players.map { $0.raw })
    return latestFirst.first { gather in
      let teams = gather.appearances.filter { players.contains($0.id.raw) }.map { $0.team }
      return teams.contains(.teamA) && teams.contains(.teamB)
    }
  }

  /// What the teams of the latest gather were called and wore.
  public var lastTeamDetails: (teamA: TeamDetails, teamB: TeamDetails) {
    let last = latestFirst.first
    return (last?.teamA ?? TeamDetails(), last?.teamB ?? TeamDetails())
  }

  private var latestFirst: [Gather] { gathers.sorted(byNumber: { -$0.startedAt.milliseconds }) }
}
