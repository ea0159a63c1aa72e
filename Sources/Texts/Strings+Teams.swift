package import Domain

// What teams are called.
extension Strings {
  /// The name that users gave a team, or "Team A".
  @inline(never)
  package func name(of side: Side, _ details: TeamDetails) -> String {
    details.name?.text ?? self.side(side)
  }

  /// What a team of a gather is called, or "Bench".
  @inline(never)
  package func name(of team: Team, in gather: Gather) -> String {
    team.side.map { name(of: $0, gather[$0]) } ?? self.team(team)
  }

  /// The score as a sentence, for screen readers: "Bibs 2, Skins 1".
  package func scoreAnnouncement(_ game: Game, of gather: Gather) -> String {
    let names = names(in: game, of: gather)
    return Phrase("\(names[0]) \(game.score.home), \(names[1]) \(game.score.away)").text
  }

  /// The names of the teams that play.
  package func names(in game: Game, of gather: Gather) -> [String] {
    game.pairing.sides.map { name(of: $0.team, in: gather) }
  }

  /// All teams: "Bibs v Skins".
  package func opponents(in gather: Gather) -> String {
    gather.sides.map { name(of: $0.team, in: gather) }.joined(separator: say(" v ", " 대 "))
  }

  /// The teams of a game: "Bibs v Skins".
  package func opponents(_ pairing: Pairing, in gather: Gather) -> String {
    pairing.sides.map { name(of: $0.team, in: gather) }.joined(separator: say(" v ", " 대 "))
  }

  /// The winner of a gather, as a label: "Bibs won".
  package func winner(of gather: Gather) -> String {
    guard let winner = gather.winner else {
      return gather.isRowOfGames ? say("Level at the top", "공동 1위") : say("Draw", "무승부")
    }
    let name = name(of: winner.team, in: gather)
    return say("\(name) won", "\(name) 승")
  }

  package func name(of preset: TeamPreset, for side: Side) -> String {
    switch preset {
    case .usual: self.side(side)
    case .bibs: say("Bibs", "조끼팀")
    case .skins: say("Skins", "노조끼팀")
    case .reds: say("Reds", "빨강팀")
    case .blues: say("Blues", "파랑팀")
    case .greens: say("Greens", "초록팀")
    }
  }

  package func color(_ color: TeamColor) -> String {
    switch color {
    case .red: say("Red", "빨강")
    case .orange: say("Orange", "주황")
    case .yellow: say("Yellow", "노랑")
    case .green: say("Green", "초록")
    case .blue: say("Blue", "파랑")
    case .purple: say("Purple", "보라")
    case .pink: say("Pink", "분홍")
    case .white: say("White", "하양")
    case .black: say("Black", "검정")
    }
  }
}

// Putting teams together.
extension Strings {
  package var startGather: String { say("Start gather", "경기 시작") }
  package var sameTeams: String { say("Same teams as last time", "지난번 팀 그대로") }
  /// The same in few words, which the label above contains.
  package var sameTeamsShort: String { say("Same teams", "지난번 팀") }
  package var shuffle: String { say("Shuffle", "섞기") }
  package var shuffled: String { say("Teams shuffled", "팀을 섞었습니다") }
  package var evenOut: String { say("Even out", "인원 맞추기") }
  package var evenedOut: String { say("Teams evened out", "팀 인원을 맞췄습니다") }
  package var color: String { say("Colour", "색") }
  package var teamCount: String { say("Teams", "팀 수") }
  package func teams(_ count: Int) -> String { say("\(count) teams", "\(count)팀") }
  package func teamsNeedPlayers(_ count: Int) -> String {
    count == 2
      ? say("Both teams need at least one player.", "두 팀 모두 선수가 1명 이상 있어야 합니다.")
      : say("Each team needs at least one player.", "모든 팀에 선수가 1명 이상 있어야 합니다.")
  }
  package var noPlayersYet: String { say("No players yet", "아직 없음") }

  package func sizes(_ sizes: [Int]) -> String {
    sizes.map { String($0) }.joined(separator: say(" v ", " 대 "))
  }
  package func editTeam(_ name: String) -> String {
    say("Name and colour of \(name)", "\(name)의 이름과 색")
  }
  package func moveLabel(_ name: String, to team: String) -> String {
    say("Move \(name) to \(team)", "\(name) 선수를 \(team)\(team.towards) 옮기기")
  }
  package func moved(_ name: String, to team: String) -> String {
    say("\(name) moved to \(team)", "\(name) 선수를 \(team)\(team.towards) 옮겼습니다")
  }
  package func letter(of team: Team) -> String {
    switch team {
    case .bench: say("Bench", "벤치")
    case .teamA: "A"
    case .teamB: "B"
    case .teamC: "C"
    case .teamD: "D"
    }
  }
}
