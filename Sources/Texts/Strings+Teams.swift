package import Domain

// What teams are called.
extension Strings {
  /// The name that users gave a team, or "Team A".
  package func name(of side: Side, _ details: TeamDetails) -> String {
    details.name?.text ?? self.side(side)
  }

  /// What a team of a gather is called, or "Bench".
  package func name(of team: Team, in gather: Gather) -> String {
    team.side.map { name(of: $0, gather[$0]) } ?? self.team(team)
  }

  /// The score as a sentence, for screen readers: "Bibs 2, Skins 1"; who won, when no more is known.
  package func scoreAnnouncement(_ game: Game, of gather: Gather) -> String {
    guard game.isScoreKnown else { return winner(of: gather) }
    let names = names(in: game, of: gather)
    return spokenScore(names[0], game.score.home, names[1], game.score.away)
  }

  /// The names of the teams that play.
  package func names(in game: Game, of gather: Gather) -> [String] {
    game.pairing.sides.map { name(of: $0.team, in: gather) }
  }

  /// All teams: "Bibs v Skins".
  package func opponents(in gather: Gather) -> String {
    opponents(gather.sides.map { name(of: $0.team, in: gather) })
  }

  /// The teams of a game: "Bibs v Skins".
  package func opponents(_ pairing: Pairing, in gather: Gather) -> String {
    opponents(pairing.sides.map { name(of: $0.team, in: gather) })
  }

  private func opponents(_ names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { twoOpponents($0, $1) }
  }

  /// The winner of a gather, as a label: "Bibs won".
  package func winner(of gather: Gather) -> String {
    guard let winner = gather.winner else {
      return gather.isRowOfGames ? levelAtTop : draw
    }
    return winnerIs(name: name(of: winner.team, in: gather))
  }

  package func name(of preset: TeamPreset, for side: Side) -> String {
    switch preset {
    case .usual: self.side(side)
    case .bibs: teamBibs
    case .skins: teamSkins
    case .reds: teamReds
    case .blues: teamBlues
    case .greens: teamGreens
    }
  }

  package func color(_ color: TeamColor) -> String {
    switch color {
    case .red: colorRed
    case .orange: colorOrange
    case .yellow: colorYellow
    case .green: colorGreen
    case .blue: colorBlue
    case .purple: colorPurple
    case .pink: colorPink
    case .white: colorWhite
    case .black: colorBlack
    }
  }
}

// Putting teams together.
extension Strings {
  package func teamsNeedPlayers(_ count: Int) -> String {
    count == 2
      ? bothTeamsNeedPlayers
      : eachTeamNeedsPlayer
  }

  package func sizes(_ sizes: [Int]) -> String {
    opponents(sizes.map { String($0) })
  }
  package func letter(of team: Team) -> String {
    switch team {
    case .bench: bench
    case .teamA: letterA
    case .teamB: letterB
    case .teamC: letterC
    case .teamD: letterD
    }
  }
}
