// The games of a gather.
extension Gather {
  /// The games that were not taken back, in the order in which they began.
  public var games: [Game] { [firstGame] + laterGames.filter { !$0.isTakenBack } }

  /// The game that is on, or was last.
  public var currentGame: Game { laterGames.last { !$0.isTakenBack } ?? firstGame }

  /// The game that people see: the one that is on, and after the end the last one that was played.
  public var shownGame: Game {
    endedAt == nil ? currentGame : playedGames.last ?? currentGame
  }

  /// The goals of all games.
  public var goalsOfAllGames: [Goal] {
    laterGames.isEmpty ? firstGame.goals : games.flatMap { $0.goals }
  }

  /// How many teams there are, 2…4: more than two when a participant was ever in a further one, or
  /// when it played.
  public var teamCount: Int {
    var count = Self.teamRange.lowerBound
    for appearance in appearances {
      for stint in appearance.stints {
        if let side = stint.team?.side { count = max(count, side.index + 1) }
      }
    }
    for game in laterGames where !game.isTakenBack {
      for side in game.pairing.sides { count = max(count, side.index + 1) }
    }
    return count
  }

  /// The teams.
  public var sides: [Side] { Side.first(teamCount) }

  /// Whether the gather is a row of games instead of one match.
  public var isRowOfGames: Bool { teamCount > 2 || laterGames.contains { !$0.isTakenBack } }

  /// The games in which something happened; the only game of a gather always counts.
  public var playedGames: [Game] {
    let games = games
    return games.count == 1 ? games : games.filter { $0.wasPlayed }
  }

  /// Whether a game is being played.
  package func isOn(_ game: Game) -> Bool { endedAt == nil && game.id == currentGame.id }

  /// When a game ended: when the next began, or when the gather ended; `nil` while it goes on.
  package func end(of game: Game) -> Instant? {
    let games = games
    let position = games.firstIndex { $0.id == game.id } ?? games.endIndex
    return position + 1 < games.count ? games[position + 1].startedAt : endedAt
  }

  /// The milliseconds that a participant played for a side up to an instant.
  ///
  /// By the clock; in a game whose clock was never started, from its start to its end.
  public func played(_ appearance: Appearance, for side: Side, until now: Instant) -> Int64 {
    playedGames.reduce(0) { sum, game in
      game.pairing.contains(side)
        ? sum + played(appearance, for: side, in: game, until: now) : sum
    }
  }

  /// The milliseconds of a game that a participant was in one of its teams.
  func played(
    _ appearance: Appearance, for side: Side, in game: Game, until now: Instant
  ) -> Int64 {
    let stints = appearance.stints
    let last = end(of: game) ?? now
    return stints.indices.reduce(0) { sum, index in
      guard stints[index].team == side.team else { return sum }
      let next = index + 1 < stints.count ? stints[index + 1].since : .latest
      let end = min(next, last)
      let start = max(stints[index].since, game.startedAt)
      let played =
        game.clock.periods.isEmpty
        ? start.milliseconds(until: end) : game.clock.played(from: start, until: end)
      return sum + max(0, played)
    }
  }
}

// Changes to the games.
extension Gather {
  /// Starts a game, or brings back one that was taken back; the one before it stops.
  mutating func start(_ id: Game.ID, _ pairing: Pairing, at instant: Instant) {
    if let position = laterGames.firstIndex(where: { $0.id == id }) {
      return restoreGame(at: position)
    }
    let startedAt = max(startedAt, instant)
    // A device that had no signal may bring a game that began earlier.
    let position = laterGames.firstIndex { startedAt < $0.startedAt } ?? laterGames.endIndex
    let before = laterGames[..<position].last { !$0.isTakenBack } ?? firstGame
    updateGame(before.id) { $0.clock.pause(at: startedAt) }
    let game = Game(
      id: id, pairing: pairing, startedAt: startedAt,
      clock: MatchClock(format: before.clock.format))
    laterGames.insert(game, at: position)
  }

  /// Brings back a game; the clock of the one before stops, and its own where another game is on.
  private mutating func restoreGame(at position: Int) {
    laterGames[position].isTakenBack = false
    let before = laterGames[..<position].last { !$0.isTakenBack } ?? firstGame
    let startedAt = laterGames[position].startedAt
    updateGame(before.id) { $0.clock.pause(at: startedAt) }
    let next = laterGames[(position + 1)...].first { !$0.isTakenBack }
    if let end = next?.startedAt ?? endedAt { laterGames[position].clock.pause(at: end) }
  }

  mutating func updateGame(_ id: Game.ID?, _ body: (inout Game) -> Void) {
    if let position = laterGames.firstIndex(where: { $0.id == id }) {
      body(&laterGames[position])
    } else {
      body(&firstGame)
    }
  }

  /// Adds a goal to a game, unless a game has it already.
  mutating func add(_ goal: Goal, in game: Game.ID?) {
    guard gameWith(goal.id) == nil else { return }
    updateGame(game) { $0.goals.append(goal) }
  }

  /// A game, taken back or not; `nil` when there is none with this id.
  func anyGame(_ id: Game.ID?) -> Game? {
    id == nil ? firstGame : laterGames.first { $0.id == id }
  }

  /// Changes the game that has a goal; nothing when the goal is gone.
  mutating func updateGame(with goal: Goal.ID, _ body: (inout Game) -> Void) {
    if let game = gameWith(goal) { updateGame(game.id, body) }
  }

  private func gameWith(_ goal: Goal.ID) -> Game? {
    ([firstGame] + laterGames).first { $0.goals.contains { $0.id == goal } }
  }
}
