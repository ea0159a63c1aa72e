/// One match: its participants and teams, its clock and its goals.
public struct Gather: Identifiable, Hashable, Sendable {
  /// Identifies a gather.
  public typealias ID = Identifier<Gather>

  /// The maximum number of participants in a gather.
  public static let participantLimit = 200

  /// The id, made on the device that started the gather.
  public let id: ID
  /// When the gather was started.
  public let startedAt: Instant
  /// When the gather was ended; `nil` while it goes on.
  public internal(set) var endedAt: Instant?
  /// The clock, which counts down while the match is played.
  public internal(set) var clock: MatchClock
  /// The participants, in the order in which they were added.
  public internal(set) var participants: [Participant]
  /// The goals that were not taken back, in the order in which they were applied.
  public internal(set) var goals: [Goal]
  /// Whether the gather was deleted; it is kept, so that the deletion can be undone and explained.
  public internal(set) var isDeleted: Bool

  /// Creates a gather that was read from storage; `Squad.apply(_:at:)` starts new ones.
  public init(
    id: ID,
    startedAt: Instant,
    endedAt: Instant? = nil,
    clock: MatchClock = MatchClock(),
    participants: [Participant],
    goals: [Goal] = [],
    isDeleted: Bool = false
  ) {
    self.id = id
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.clock = clock
    self.participants = participants
    self.goals = goals
    self.isDeleted = isDeleted
  }

  /// The score, counted from the goals.
  public var score: Score {
    var score = Score()
    for goal in goals { score.count(for: goal.side) }
    return score
  }
}

extension Gather {
  /// The changes that lead to a score: goals added, or the latest goals of a side taken back.
  ///
  /// For a REST client, which reports a result but no single goals. `newGoal` makes an id for each
  /// goal that is added.
  public func changes(toReach target: Score, newGoal: () -> Goal.ID) -> [Change] {
    var changes: [Change] = []
    for side in Side.allCases {
      let difference = target[side] - score[side]
      if difference > 0 {
        for _ in 0..<difference { changes.append(.goalAdded(id, newGoal(), side)) }
      } else {
        let latest = goals.filter { $0.side == side }.suffix(-difference).reversed()
        changes += latest.map { .goalTakenBack(id, $0.id) }
      }
    }
    return changes
  }
}
