/// A game of a gather: which two of its teams play, their clock and their goals.
///
/// A gather of two teams is one game. With more teams it is a row of games; each goes on until the
/// next begins or the gather ends.
public struct Game: Hashable, Sendable {
  /// Identifies a game that is not the first of its gather.
  public typealias ID = Identifier<Game>

  /// The maximum number of games in a gather after the first.
  public static let limit = 60

  /// The id, made on the device that started the game; `nil` for the first game of a gather.
  public let id: ID?
  /// The teams that play.
  public let pairing: Pairing
  /// When the game was started.
  public let startedAt: Instant
  /// The clock, which counts down while the game is played.
  public internal(set) var clock: MatchClock
  /// The goals that were not taken back, in the order in which they were applied.
  public internal(set) var goals: [Goal]
  /// What was entered of the only game of a match that was not played with the app; `nil` for others.
  public let entered: EnteredResult?
  /// Whether the whole game was taken back; it is kept, so that it can come back.
  public internal(set) var isTakenBack: Bool

  /// Creates a game that was read from storage; `Squad.apply(_:at:)` starts new ones.
  public init(
    id: ID? = nil, pairing: Pairing = .first, startedAt: Instant, clock: MatchClock = MatchClock(),
    goals: [Goal] = [], entered: EnteredResult? = nil, isTakenBack: Bool = false
  ) {
    self.id = id
    self.pairing = pairing
    self.startedAt = startedAt
    self.clock = clock
    self.goals = goals
    self.entered = entered
    self.isTakenBack = isTakenBack
  }

  /// The score, counted from the goals.
  public var score: Score {
    var score = Score()
    for goal in goals { score.count(home: goal.side == pairing.home) }
    return score
  }

  /// The goals of a team that plays.
  public func goals(of side: Side) -> Int { side == pairing.home ? score.home : score.away }

  /// How it stands for a team that plays.
  public func outcome(of side: Side) -> Outcome {
    if goals.isEmpty, let winner = entered?.winner { return winner == side ? .won : .lost }
    return Outcome(goals(of: side), against: goals(of: pairing.opponent(of: side)))
  }

  /// Whether the score is known, and not only who won.
  public var isScoreKnown: Bool {
    switch entered {
    case .teamAWon, .teamBWon, .drawn: !goals.isEmpty
    case .score, nil: true
    }
  }

  /// The team that is ahead; `nil` for a draw.
  public var winner: Side? { pairing.sides.first { outcome(of: $0) == .won } }

  /// Whether anything happened: a goal, or the clock ran; or a result was entered.
  public var wasPlayed: Bool {
    if case .some = entered { return true }
    return !goals.isEmpty || !clock.periods.isEmpty
  }
}

extension Game {
  /// Whether a goal of a side would be accepted.
  package func canAddGoal(for side: Side) -> Bool {
    pairing.contains(side) && goals(of: side) < Score.limit
  }
}
