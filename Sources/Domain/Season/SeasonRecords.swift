/// The most that was reached on some evenings.
///
/// The first to reach it holds a record; others who reached as much have equalled it.
public struct SeasonRecords: Hashable, Sendable {
  /// The most of something, and who reached it.
  public struct Best<Holder: Hashable & Sendable>: Hashable, Sendable {
    /// How much it was.
    public let value: Int
    /// Those who reached it, the first first, each once.
    public private(set) var holders: [Holder]

    /// The best of a value and the best before.
    fileprivate static func best(
      of value: Int, by holder: Holder, _ before: Self?, isSame: (Holder, Holder) -> Bool
    ) -> Self? {
      guard var best = before, value <= best.value else {
        return Self(value: value, holders: [holder])
      }
      guard value == best.value, !best.holders.contains(where: { isSame($0, holder) }) else {
        return best
      }
      best.holders.append(holder)
      return best
    }
  }

  /// A person, and the evening on which they reached it.
  public struct Feat: Hashable, Sendable {
    /// The person.
    public let player: Player.ID
    /// The evening.
    public let evening: Gather.ID
  }

  /// A game.
  public struct Match: Hashable, Sendable {
    /// The evening.
    public let evening: Gather.ID
    /// The score.
    public let score: Score
  }

  /// The goals by which a game was won.
  public private(set) var biggestWin: Best<Match>?
  /// The goals of a game.
  public private(set) var mostGoals: Best<Match>?
  /// The goals of one person on an evening; from two on.
  public private(set) var mostGoalsOfOne: Best<Feat>?
  /// The evenings that a person won one after the other; from two on, like all runs.
  public private(set) var longestWinningRun: Best<Feat>?
  /// The evenings that a person did not lose one after the other.
  public private(set) var longestUnbeatenRun: Best<Feat>?
  /// The evenings that a person played one after the other.
  public private(set) var mostInARow: Best<Feat>?

  /// Finds the records of a squad's players on some evenings, the oldest first; guests hold none.
  public init(of evenings: [Evening], in squad: Squad) {
    var streaks: [Player.ID: Streak] = [:]
    for (index, evening) in evenings.enumerated() {
      for game in evening.games { add(game, of: evening.id) }
      for record in evening.records where squad.playerTable.contains(record.player) {
        var streak = streaks[record.player] ?? Streak()
        streak.add(record.outcome, on: index)
        streaks[record.player] = streak
        let feat = Feat(player: record.player, evening: evening.id)
        Self.add(record.contribution.goals, feat, to: &mostGoalsOfOne)
        Self.add(streak.won.now, feat, to: &longestWinningRun)
        Self.add(streak.unbeaten.now, feat, to: &longestUnbeatenRun)
        Self.add(streak.there.now, feat, to: &mostInARow)
      }
    }
  }

  private mutating func add(_ game: Evening.PlayedGame, of evening: Gather.ID) {
    guard let score = game.score else { return }
    let match = Match(evening: evening, score: score)
    let isSame = { (first: Match, second: Match) in first.evening == second.evening }
    let lead = abs(score.home - score.away)
    if lead > 0 { biggestWin = .best(of: lead, by: match, biggestWin, isSame: isSame) }
    let goals = score.home + score.away
    if goals > 0 { mostGoals = .best(of: goals, by: match, mostGoals, isSame: isSame) }
  }

  private static func add(_ value: Int, _ feat: Feat, to best: inout Best<Feat>?) {
    guard value >= 2 else { return }
    best = .best(of: value, by: feat, best) { $0.player == $1.player }
  }
}

/// What has held for a person up to an evening that they played.
private struct Streak {
  private(set) var won = Run()
  private(set) var unbeaten = Run()
  private(set) var there = Run()
  private var last: Int?

  mutating func add(_ outcome: Outcome, on evening: Int) {
    won.add(outcome == .won)
    unbeaten.add(outcome != .lost)
    if let last, last + 1 < evening { there.add(false) }
    there.add(true)
    last = evening
  }
}
