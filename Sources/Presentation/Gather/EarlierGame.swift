package import Domain
package import Texts

/// Which earlier game of a gather that goes on is open to be corrected.
enum EarlierGame: Equatable {
  case none
  /// The game with an id; without one, the first.
  case game(Game.ID?)
}

/// An earlier game that is corrected, ready to show.
package struct GameCorrection {
  /// "Goals · Bibs 2-1 Skins".
  package let title: String
  package let sides: [SideView]
  package let goals: [GoalRow]
  /// The label of the button that takes the game back; `nil` for the first.
  package let takeBackLabel: String?
}

// The games before the one that is on.
extension GatherViewModel {
  /// The games so far; none for a gather that is one match.
  package var games: [PlanRow] {
    gather.map { $0.isRowOfGames ? $0.gameRows(listedGames(of: $0), texts) : [] } ?? []
  }

  /// The place among the games of the one that is open; `nil` when none is.
  package var shownGame: Int? {
    guard let gather, let game = openGame else { return nil }
    return listedGames(of: gather).firstIndex { $0.id == game.id }
  }

  /// The earlier game that is corrected; `nil` when none is open.
  package var correction: GameCorrection? {
    guard let gather, let game = openGame else { return nil }
    return GameCorrection(
      title: texts.goalsTitle(of: game, in: gather),
      sides: game.pairing.sides.map { SideView($0, in: game, of: gather, texts) },
      goals: gather.goalRows(of: game, texts),
      takeBackLabel: game.id.map { _ in texts.takeBackGame })
  }

  mutating func handleEarlierGame(_ event: GatherEvent, in moment: Moment) -> [ScreenRequest] {
    guard let gather = ongoing else { return [] }
    switch event {
    case .gameTapped(let index):
      let games = listedGames(of: gather)
      guard games.indices.contains(index), !gather.isOn(games[index]) else { return [] }
      let game = EarlierGame.game(games[index].id)
      earlierGame = earlierGame == game ? .none : game
    case .gamePlusTapped(let side):
      guard let editor = earlierEditor else { return [] }
      return editor.addGoal(for: side, at: gather.end(of: editor.game), in: moment)
    case .gameMinusTapped(let side):
      return earlierEditor?.takeBackGoal(of: side, in: moment) ?? []
    case .plain(.gameTakenBack): return takeBackGame(of: gather)
    default: break
    }
    return []
  }

  private mutating func takeBackGame(of gather: Gather) -> [ScreenRequest] {
    guard let game = openGame, let gameID = game.id else { return [] }
    earlierGame = .none
    let undo = Undo(
      message: texts.gameTakenBack, action: .record(.gather(id, .gameStarted(gameID, game.pairing)))
    )
    return [.record(.gather(id, .gameTakenBack(gameID)), undo: undo)]
  }

  private var openGame: Game? {
    guard case .game(let open) = earlierGame, let gather = ongoing else { return nil }
    return gather.games.first { $0.id == open && !gather.isOn($0) }
  }

  private var earlierEditor: MatchEditor? {
    guard let gather, let game = openGame else { return nil }
    return MatchEditor(gather: gather, game: game, context: context, sheet: nil)
  }

  /// The games that were played, and the one that is open, whose last goal may have been taken back.
  private func listedGames(of gather: Gather) -> [Game] {
    let (played, open) = (gather.playedGames, openGame)
    return gather.games.filter { game in
      game.id == open?.id && open != nil || played.contains { $0.id == game.id }
    }
  }
}
