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
  private let score: Score

  /// `nil` for a gather that tells nothing: one that goes on, does not count, has no opponents, or
  /// that has no goal and no clock that ran.
  init?(_ gather: Gather) {
    guard let end = gather.endedAt, !gather.isExcluded, !gather.isDeleted,
      !gather.goals.isEmpty || !gather.clock.periods.isEmpty
    else { return nil }
    score = gather.score
    var times: [(a: Int64, b: Int64)] = gather.appearances.map {
      (gather.played($0, for: .teamA, until: end), gather.played($0, for: .teamB, until: end))
    }
    var longest = times.reduce(0) { max($0, $1.a + $1.b) }
    if longest == 0 {
      times = gather.appearances.map { ($0.team == .teamA ? 1 : 0, $0.team == .teamB ? 1 : 0) }
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

  /// 1 when Team A won, 0 when it lost, 0.5 for a draw.
  var points: Double {
    switch score.winner {
    case .teamA?: 1
    case .teamB?: 0
    case nil: 0.5
    }
  }

  /// What the result counts: the square root of the difference in goals, from 1 to 2.
  ///
  /// After ClubElo's "Adjustment for Goal Difference", and bounded, because the fifth goal of a win
  /// says little.
  var factor: Double {
    let difference = abs(score.teamA - score.teamB)
    return difference < 2 ? 1 : Double(min(difference, 4)).squareRoot()
  }

  /// What a player's weight is multiplied with, so that the larger side counts as the smaller one.
  func scale(of side: Side) -> Double {
    min(sizeA, sizeB) / (side == .teamA ? sizeA : sizeB)
  }

  /// What Team A had more for its further players, in units of a rating's mean.
  var advantage: Double { Rating.advantage(ofFurtherPlayers: sizeA - sizeB) }
}
