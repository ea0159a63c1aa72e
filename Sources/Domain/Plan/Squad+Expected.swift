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
    let answered = Set(game.people.map { $0.raw })
    return peopleExpected(at: game, asOf: .latest).filter { !answered.contains($0.raw) }
  }

  /// The people who are expected to answer a planned game, whether they did or not, as far as answers told it at an
  /// instant.
  func peopleExpected(at game: PlannedGame, asOf instant: Instant) -> [Player.ID] {
    var seen: Set<RawIdentifier> = []
    let unlisted = Set(allPlayers.filter { $0.isRemoved || $0.isArchived }.map { $0.id.raw })
    return (regulars + peopleOfGames(before: game, asOf: instant)).filter {
      !unlisted.contains($0.raw) && seen.insert($0.raw).inserted
    }
  }

  /// By their days alone, because to find what all games of some years are like would take too long for a tap.
  private func peopleOfGames(before game: PlannedGame, asOf instant: Instant) -> [Player.ID] {
    let earlier = plans.allPlans.map { (plan: $0, day: $0.lastDay) }
      .filter { $0.day <= game.day && $0.plan.id != game.id }
      .sorted { $1.day < $0.day }
    return earlier.prefix(Self.gamesLookedBack).flatMap { $0.plan.people(asOf: instant) }
      .map { plans.replies.resolved($0) }
  }
}

extension Plan {
  /// The people who had answered at an instant, in the order in which they first did, perhaps more than once.
  fileprivate func people(asOf instant: Instant) -> [Player.ID] {
    entries.lazy.filter { $0.place.acceptedAt <= instant }.compactMap { entry in
      if case .answered(let answer) = entry.change { answer.person } else { nil }
    }
  }
}
