package import Domain

/// A game of a gather, ready to show.
package struct GameRow: Equatable, Sendable {
  /// The place in the list, from 0.
  package let index: Int
  /// The teams and the score: "Bibs 2-1 Skins".
  package let text: String
  /// The team that won; `nil` for a draw.
  package let winner: Side?
  /// The colour that the winner wears; `nil` for its usual one.
  package let color: TeamColor?
}

/// A row of the table of a gather with several games.
package struct TableRow: Equatable, Sendable {
  package let standing: TeamStanding
  package let name: String
  package let color: TeamColor?
  /// The goals for and against: "5-3".
  package let goals: String
}

extension Gather {
  /// The games that were played; none for a gather that is one match.
  package func gameRows(_ texts: Strings) -> [GameRow] {
    isRowOfGames ? gameRows(playedGames, texts) : []
  }

  package func gameRows(_ games: [Game], _ texts: Strings) -> [GameRow] {
    games.enumerated().map { index, game in
      let names = texts.names(in: game, of: self)
      return GameRow(
        index: index,
        text: texts.gameResult(home: names[0], score: texts.score(game.score), away: names[1]),
        winner: game.winner, color: game.winner.flatMap { self[$0].color })
    }
  }

  /// The table; none for a gather that is one match, and before a game was played.
  package func tableRows(_ texts: Strings) -> [TableRow] {
    guard isRowOfGames, playedGames.contains(where: { $0.wasPlayed }) else { return [] }
    return table.map { standing in
      TableRow(
        standing: standing, name: texts.name(of: standing.side.team, in: self),
        color: self[standing.side].color,
        goals: texts.scoreText(standing.goalsFor, standing.goalsAgainst))
    }
  }
}
