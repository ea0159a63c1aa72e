extension Squad {
  /// How many games before a planned one tell who is expected to answer it.
  private static let gamesLookedBack = 8

  /// The people who are expected to answer a planned game and have not.
  ///
  /// They are the regulars, and those who answered one of the last eight games planned before this one, whatever
  /// they said; archived and removed players are not asked.
  /// - Parameter game: The planned game.
  /// - Returns: The regulars in order of creation, then the others, those of the latest game first.
  public func peopleWithoutAnswer(to game: PlannedGame) -> [Player.ID] {
    var seen = Set(game.people.map { $0.raw })
    let unlisted = Set(allPlayers.filter { $0.isRemoved || $0.isArchived }.map { $0.id.raw })
    return (regulars + peopleOfGames(before: game)).filter {
      !unlisted.contains($0.raw) && seen.insert($0.raw).inserted
    }
  }

  private func peopleOfGames(before game: PlannedGame) -> [Player.ID] {
    let earlier = plans.allPlans.compactMap { plans.game($0.key) }
      .filter { $0.start < game.start && $0.id != game.id }
      .sorted { $1.start < $0.start }
    return earlier.prefix(Self.gamesLookedBack).flatMap { $0.people }
  }
}
