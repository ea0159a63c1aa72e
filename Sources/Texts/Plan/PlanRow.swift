package import Domain

/// A game of a gather, ready to show.
package struct PlanRow: Equatable, Sendable {
  /// The place in the list, from 0.
  package let index: Int
  package let home: Team
  package let away: Team
  package let score: String
  /// The teams and the score: "Bibs 2-1 Skins".
  package let text: String
  /// Whether the game is being played.
  package let isOn: Bool

  /// A team of the game.
  package struct Team: Equatable, Sendable {
    package let side: Side
    package let name: String
    /// The colour that the team wears; `nil` for its usual one.
    package let color: TeamColor?
    package let hasWon: Bool
  }
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
  package func gameRows(_ texts: Strings) -> [PlanRow] {
    isRowOfGames ? gameRows(playedGames, texts) : []
  }

  package func gameRows(_ games: [Game], _ texts: Strings) -> [PlanRow] {
    games.enumerated().map { index, game in
      let names = texts.names(in: game, of: self)
      let isOn = isOn(game)
      let teams = zip(game.pairing.sides, names).map { side, name in
        PlanRow.Team(
          side: side, name: name, color: self[side].color, hasWon: !isOn && side == game.winner)
      }
      let score = texts.score(game.score)
      return PlanRow(
        index: index, home: teams[0], away: teams[1], score: score,
        text: texts.result(home: names[0], score: score, away: names[1]), isOn: isOn)
    }
  }

  /// The table; none for a gather that is one match, and before a game is over.
  package func tableRows(_ texts: Strings) -> [TableRow] {
    guard isRowOfGames, playedGames.contains(where: { $0.wasPlayed && !isOn($0) }) else {
      return []
    }
    return table.map { standing in
      TableRow(
        standing: standing, name: texts.name(of: standing.side.team, in: self),
        color: self[standing.side].color,
        goals: texts.scoreText(standing.goalsFor, standing.goalsAgainst))
    }
  }
}
