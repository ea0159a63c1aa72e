/// A gather that is over, as tables see it: for which side each person played in which game, and how it ended.
///
/// A function of the gather alone.
public struct Evening: Identifiable, Hashable, Sendable {
  /// A game with people on both sides and a result.
  public struct PlayedGame: Hashable, Sendable {
    /// Its number among the games of the gather, from 1.
    public let number: Int
    /// The people of the one side, in the order in which they joined the gather.
    public let home: [Player.ID]
    /// The people of the other side.
    public let away: [Player.ID]
    /// The score; `nil` when only the winner is known.
    public let score: Score?
    /// How it ended for the one side.
    public let homeOutcome: Outcome
    /// Who scored its goals, and who helped, as far as it is known.
    public let credits: [GoalCredit]
    /// How many milliseconds people played by its clock; empty when no clock ran.
    public let times: [Player.ID: Int64]
  }

  /// What a person did.
  public struct Record: Hashable, Sendable {
    /// The person; a guest has the id of no player.
    public let player: Player.ID
    /// How the games ended that they played.
    public fileprivate(set) var games = Tally()
    /// What they added to their sides in these games.
    public fileprivate(set) var contribution = Contribution()
    /// Whether it is known who scored each goal of their sides in these games.
    public fileprivate(set) var areScorersKnown = true

    /// How the evening ended for them.
    public var outcome: Outcome { games.outcome }
  }

  /// The gather.
  public let id: Gather.ID
  /// When it was played.
  public let playedAt: Instant
  /// Whether it was a row of games instead of one match.
  public let isRowOfGames: Bool
  /// The games that count, in the order in which they began.
  public let games: [PlayedGame]
  /// What each person did who played in one of them, in the order in which they joined the gather.
  public let records: [Record]
  /// How many goals the games had.
  public let goalCount: Int
  /// How many of them have a scorer.
  public let creditedGoalCount: Int

  /// What a person did; `nil` when they did not play.
  public func record(of player: Player.ID) -> Record? { records.first { $0.player == player } }
}

extension Evening {
  /// Counts a gather; `nil` for one that does not count, because it goes on, was deleted or is left out of tables, or
  /// because no game has people on both sides and a result.
  ///
  /// One that does not count for levels counts here.
  public init?(_ gather: Gather) {
    guard let end = gather.endedAt, !gather.isDeleted, !gather.isLeftOutOfTables else { return nil }
    var records = gather.appearances.map { Record(player: $0.id) }
    var games: [PlayedGame] = []
    var (goalCount, creditedGoalCount) = (0, 0)
    for (index, game) in gather.games.enumerated() where game.wasPlayed {
      let people = SidedPeople(game.withoutShortClock(until: end), of: gather, until: end)
      guard let played = people.game(number: index + 1) else { continue }
      games.append(played)
      people.add(to: &records)
      goalCount += game.goals.count
      creditedGoalCount += game.goals.count { $0.credit.scorer != nil }
    }
    guard !games.isEmpty else { return nil }
    id = gather.id
    playedAt = gather.playedAt
    isRowOfGames = gather.isRowOfGames
    self.games = games
    self.records = records.filter { $0.games.count > 0 }
    self.goalCount = goalCount
    self.creditedGoalCount = creditedGoalCount
  }
}

/// For which side each participant of a gather played in one of its games.
private struct SidedPeople {
  private let gather: Gather
  private let source: Game
  private let parts: [(side: Side?, time: SideTime)]
  private let length: Int64
  /// For which sides it is known of each goal who scored it.
  private let knownSides: [Side]

  init(_ game: Game, of gather: Gather, until end: Instant) {
    self.gather = gather
    source = game
    let (home, away) = (game.pairing.home, game.pairing.away)
    let times = gather.appearances.map { appearance in
      SideTime(
        home: gather.played(appearance, for: home, in: game, until: end),
        away: gather.played(appearance, for: away, in: game, until: end))
    }
    let hasTimes = times.contains { $0.isSome }
    let clockRan = !game.clock.periods.isEmpty
    parts = zip(gather.appearances, times).map { appearance, time in
      let last = appearance.lastSide(in: game.pairing)
      let isInvolved = game.goals.contains {
        $0.credit.scorer == appearance.id || $0.credit.assist == appearance.id
      }
      let side = time.side(
        in: game.pairing, last: last, clockRan: clockRan, hasTimes: hasTimes,
        isInvolved: isInvolved)
      return (side, time)
    }
    length = times.reduce(0) { max($0, $1.home + $1.away) }
    knownSides =
      game.isScoreKnown
      ? game.pairing.sides.filter { side in
        game.goals.allSatisfy {
          $0.side != side || $0.credit.scorer != nil || $0.credit.isOwnGoal
        }
      } : []
  }

  /// The game; `nil` when a side has no people.
  func game(number: Int) -> Evening.PlayedGame? {
    let (home, away) = (people(of: source.pairing.home), people(of: source.pairing.away))
    guard !home.isEmpty, !away.isEmpty else { return nil }
    return Evening.PlayedGame(
      number: number, home: home, away: away, score: source.isScoreKnown ? source.score : nil,
      homeOutcome: source.outcome(of: source.pairing.home),
      credits: source.goals.map { $0.credit }, times: clockedTimes)
  }

  /// How long each person played who was on a side; empty without a clock.
  private var clockedTimes: [Player.ID: Int64] {
    guard !source.clock.periods.isEmpty else { return [:] }
    var times: [Player.ID: Int64] = [:]
    for (appearance, part) in zip(gather.appearances, parts) {
      guard let side = part.side else { continue }
      times[appearance.id] = part.time.time(for: side, in: source.pairing)
    }
    return times
  }

  private func people(of side: Side) -> [Player.ID] {
    zip(gather.appearances, parts).filter { $0.1.side == side }.map { $0.0.id }
  }

  /// Adds the game to what the people did.
  func add(to records: inout [Evening.Record]) {
    for position in records.indices {
      guard let side = parts[position].side else { continue }
      let time = parts[position].time.time(for: side, in: source.pairing)
      records[position].games.add(source.outcome(of: side))
      records[position].contribution += contribution(
        of: records[position].player, to: side, in: time)
      if !knownSides.contains(side) { records[position].areScorersKnown = false }
    }
  }

  private func contribution(of player: Player.ID, to side: Side, in time: Int64) -> Contribution {
    var contribution = Contribution()
    contribution.goalsFor = source.goals(of: side)
    contribution.goalsAgainst = source.goals(of: source.pairing.opponent(of: side))
    for goal in source.goals {
      if goal.credit.assist == player { contribution.assists += 1 }
      guard goal.credit.scorer == player else { continue }
      if goal.credit.isOwnGoal {
        contribution.ownGoals += 1
      } else {
        contribution.goals += 1
      }
    }
    if contribution.goalsAgainst == 0, source.isScoreKnown, 2 * time >= length {
      contribution.cleanSheets = 1
    }
    if !source.clock.periods.isEmpty {
      contribution.milliseconds = time
      contribution.clockedGames = 1
    }
    return contribution
  }
}

/// The milliseconds that a person was on each side of a game.
struct SideTime: Hashable {
  let home: Int64
  let away: Int64

  /// How long the clock of a game runs at least for its times to count.
  ///
  /// Anyone who was there for a shorter time did not play, unless they had a part in a goal.
  fileprivate static let least: Int64 = 60_000

  var isSome: Bool { home > 0 || away > 0 }

  func time(for side: Side, in pairing: Pairing) -> Int64 { side == pairing.home ? home : away }

  /// The side for which a person counts: the one on which they were longer.
  /// - Parameters:
  ///   - pairing: The sides of the game.
  ///   - last: The side of these on which they were last; `nil` for one who was on neither.
  ///   - clockRan: Whether the game's clock ran, so that times are known.
  ///   - hasTimes: Whether anyone was on a side for any time; without, the teams count.
  ///   - isInvolved: Whether they scored, assisted or scored an own goal in it.
  /// - Returns: The side; `nil` for one who did not play.
  func side(
    in pairing: Pairing, last: Side?, clockRan: Bool, hasTimes: Bool, isInvolved: Bool
  ) -> Side? {
    guard isSome else { return isInvolved || !hasTimes ? last : nil }
    let side = home == away ? last : home > away ? pairing.home : pairing.away
    guard clockRan, !isInvolved, max(home, away) < Self.least else { return side }
    return nil
  }
}

extension Game {
  /// The game without its clock when that ran for less than a minute, as after a try: then the line-ups count.
  fileprivate func withoutShortClock(until end: Instant) -> Game {
    guard clock.played(from: .earliest, until: end) < SideTime.least else { return self }
    var game = self
    game.clock = MatchClock()
    return game
  }
}

extension Appearance {
  /// The last side of a pairing on which a participant was; `nil` for one who was on neither.
  fileprivate func lastSide(in pairing: Pairing) -> Side? {
    stints.reversed().lazy.compactMap { $0.team?.side }.first { pairing.contains($0) }
  }
}
