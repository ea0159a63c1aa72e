/// How a match changes the ratings of those who played, by Weng and Lin's Bradley–Terry model.
///
/// From "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research
/// 12 (2011), algorithm 1, with the constants of OpenSkill. It computes with the basic operations
/// of IEEE 754 alone, which every device rounds in the same way; see `docs/decisions/`.
public enum WengLin {
  /// A player in a match.
  public struct Member: Sendable {
    /// What is believed of the player; after `update`, with what the match tells.
    public var rating: Rating
    /// The part of the match that the player played for their team, 0…1.
    public let weight: Double

    /// Creates a member of a team.
    public init(_ rating: Rating, weight: Double = 1) {
      self.rating = rating
      self.weight = weight
    }
  }

  /// The standard deviation of what a player shows in one match.
  public static let beta = Rating.unknown.deviation / 2
  /// How much a rating may change between two matches, as a standard deviation.
  public static let drift = Rating.unknown.mean / 300
  /// The least part of the variance that a match leaves.
  static let kappa = 0.0001

  /// Updates the ratings of two teams after a match.
  /// - Parameters:
  ///   - teamA: The players of one team.
  ///   - teamB: The players of the other.
  ///   - advantage: What Team A had more than its players' ratings, in units of the mean.
  ///   - points: 1 when Team A won, 0 when it lost, 0.5 for a draw.
  ///   - factor: What the result counts, 1 or more: a clear win tells more.
  public static func update(
    _ teamA: inout [Member], _ teamB: inout [Member],
    advantage: Double = 0, points: Double, factor: Double = 1
  ) {
    let match = Expectation(teamA, teamB, advantage: advantage)
    let surprise = (points - match.winA) * factor
    match.update(&teamA, variance: match.varianceA, surprise: surprise)
    match.update(&teamB, variance: match.varianceB, surprise: -surprise)
  }

  /// The probability that Team A wins, 0…1, where a draw counts half.
  public static func probability(
    of teamA: [Member], against teamB: [Member], advantage: Double = 0
  ) -> Double {
    Expectation(teamA, teamB, advantage: advantage).winA
  }

  /// The standard deviation of the difference between two teams, as far as their players are known.
  static func uncertainty(of teamA: [Member], _ teamB: [Member]) -> Double {
    let match = Expectation(teamA, teamB, advantage: 0)
    return (match.varianceA + match.varianceB).squareRoot()
  }

  /// What the ratings of two teams let expect.
  private struct Expectation {
    let varianceA: Double
    let varianceB: Double
    /// The standard deviation of the difference that the teams show: `c` in the paper.
    let deviation: Double
    let winA: Double

    init(_ teamA: [Member], _ teamB: [Member], advantage: Double) {
      varianceA = Self.variance(of: teamA)
      varianceB = Self.variance(of: teamB)
      deviation = (varianceA + varianceB + 2 * beta * beta).squareRoot()
      let difference = Self.strength(of: teamB) - Self.strength(of: teamA) - advantage
      winA = 1 / (1 + exponential(difference / deviation))
    }

    private static func strength(of team: [Member]) -> Double {
      team.reduce(0) { $0 + $1.weight * $1.rating.mean }
    }

    private static func variance(of team: [Member]) -> Double {
      team.reduce(0) { sum, member in
        let deviation = member.weight * member.rating.deviation
        return sum + deviation * deviation
      }
    }

    func update(_ team: inout [Member], variance: Double, surprise: Double) {
      let gamma = variance.squareRoot() / deviation
      let certainty = gamma * winA * (1 - winA) / (deviation * deviation)
      for index in team.indices {
        let member = team[index]
        let own = member.rating.deviation * member.rating.deviation
        let left = max(1 - member.weight * member.weight * own * certainty, kappa)
        team[index].rating.mean += member.weight * own / deviation * surprise
        team[index].rating.deviation *= left.squareRoot()
      }
    }
  }
}

extension Rating {
  /// The rating before the next match: a little less sure, because players change.
  var drifted: Rating {
    let variance = deviation * deviation + WengLin.drift * WengLin.drift
    return Rating(mean: mean, deviation: min(variance.squareRoot(), Rating.unknown.deviation))
  }
}
