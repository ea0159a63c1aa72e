package import Domain

// A gather of three or four teams: its games and its table.
extension Strings {
  package func rotation(_ rotation: Rotation) -> String {
    switch rotation {
    case .winnerStays(let most): winnerStays(atMost: most)
    case .everybodyPlays: everyTeamPlays
    }
  }
}

extension Strings {
  /// "Goals", of one of several games with its teams and score.
  package func goalsTitle(of game: Game, in gather: Gather) -> String {
    guard gather.isRowOfGames else { return goals }
    let names = names(in: game, of: gather)
    return "\(goals) · \(result(home: names[0], score: score(game.score), away: names[1]))"
  }
}
