/// A match as ratings see it: who played for which side for how much of it, and how it ended.
struct Contest {
  /// A participant's part in a match.
  struct Part {
    let player: Player.ID
    /// The part of the match that they played for their side, 0…1.
    let weight: Double
  }

  var teamA: [Part] = []
  var teamB: [Part] = []
  /// How many players each side had on average.
  private var sizeA = 0.0
  private var sizeB = 0.0
  /// The goals of the one side without those of the other; 1 for a win by it is not known how many.
  private let difference: Int

  /// The matches of a gather that tell something; none when it goes on or does not count.
  static func all(of gather: Gather) -> [Contest] {
    guard gather.endedAt != nil, !gather.isExcluded, !gather.isDeleted else { return [] }
    return gather.games.compactMap { Contest($0, of: gather) }
  }

  /// The game that is on, as if it ended at an instant.
  static func ongoing(_ gather: Gather, until now: Instant) -> Contest? {
    var over = gather
    over.endedAt = now
    return Contest(gather.currentGame, of: over)
  }

  /// `nil` for a game without opponents, or that has no goal and no clock that ran.
  private init?(_ game: Game, of gather: Gather) {
    guard game.wasPlayed, let end = gather.endedAt else { return nil }
    let (home, away) = (game.pairing.home, game.pairing.away)
    difference =
      game.isScoreKnown ? game.score.home - game.score.away : game.outcome(of: home).rawValue
    var times: [(a: Int64, b: Int64)] = gather.appearances.map {
      (
        gather.played($0, for: home, in: game, until: end),
        gather.played($0, for: away, in: game, until: end)
      )
    }
    var longest = times.reduce(0) { max($0, $1.a + $1.b) }
    if longest == 0 {
      times = gather.appearances.map {
        ($0.team == home.team ? 1 : 0, $0.team == away.team ? 1 : 0)
      }
      longest = 1
    }
    for (appearance, time) in zip(gather.appearances, times) {
      let a = Double(time.a) / Double(longest)
      let b = Double(time.b) / Double(longest)
      sizeA += a
      sizeB += b
      // Time for the one side and time for the other say opposite things.
      if a > b { teamA.append(Part(player: appearance.id, weight: a - b)) }
      if b > a { teamB.append(Part(player: appearance.id, weight: b - a)) }
    }
    guard !teamA.isEmpty, !teamB.isEmpty else { return nil }
  }

  /// 1 when the one side won, 0 when it lost, 0.5 for a draw.
  var points: Double { difference == 0 ? 0.5 : difference > 0 ? 1 : 0 }

  /// What the result counts: the square root of the difference in goals, from 1 to 2.
  ///
  /// After ClubElo's "Adjustment for Goal Difference", and bounded, because the fifth goal of a win
  /// says little.
  var factor: Double {
    let difference = abs(difference)
    return difference < 2 ? 1 : Double(min(difference, 4)).squareRoot()
  }

  /// What a player's weight is multiplied with, so that the larger side counts as the smaller one.
  var scales: (a: Double, b: Double) {
    let smaller = min(sizeA, sizeB)
    return (smaller / sizeA, smaller / sizeB)
  }

  /// What Team A had more for its further players, in units of a rating's mean.
  var advantage: Double { Rating.advantage(ofFurtherPlayers: sizeA - sizeB) }
}
