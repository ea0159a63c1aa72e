/// A match: who played in which team, when, and how it went.
public struct Gather: Identifiable, Hashable, Sendable {
  /// Names a gather.
  public typealias ID = Identifier<Gather>

  /// The most people that a gather can list.
  public static let participantLimit = 200

  /// Names this gather.
  public let id: ID
  /// When it was started.
  public let startedAt: Instant
  /// When it was ended; `nil` while it goes on.
  public internal(set) var endedAt: Instant?
  /// Counts down while the match is played.
  public internal(set) var clock: MatchClock
  /// Who takes part, in the order in which they were added.
  public internal(set) var participants: [Participant]
  /// The goals that stand, in the order in which they became known.
  public internal(set) var goals: [Goal]
  /// Whether it was deleted; kept so that the deletion can be undone and explained.
  public internal(set) var isDeleted: Bool

  /// Makes a gather as read from storage; `Squad.apply(_:at:)` is what starts one.
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

  /// The score: the goals, counted.
  public var score: Score {
    var score = Score()
    for goal in goals { score.count(for: goal.side) }
    return score
  }
}

/// Somebody's part in a gather.
public struct Participant: Identifiable, Hashable, Sendable {
  /// The player, who may since have been removed.
  public let id: Player.ID
  /// The player's name as it was, so that later edits never change history.
  public let name: ShortText
  /// Where the player stands.
  public internal(set) var team: Team

  /// Describes somebody's part in a gather.
  public init(id: Player.ID, name: ShortText, team: Team) {
    self.id = id
    self.name = name
    self.team = team
  }
}

/// One goal: a thing with an id, not part of a number that two phones could overwrite.
public struct Goal: Identifiable, Hashable, Sendable {
  /// Names a goal.
  public typealias ID = Identifier<Goal>

  /// Names this goal.
  public let id: ID
  /// The side that it counts for.
  public let side: Side
  /// When it was recorded.
  public let scoredAt: Instant

  /// Describes a goal.
  public init(id: ID, side: Side, scoredAt: Instant) {
    self.id = id
    self.side = side
    self.scoredAt = scoredAt
  }
}

extension Gather {
  /// The changes that lead to a score: goals added, or the latest goals of a side taken back.
  ///
  /// For whoever knows a result but not its goals; `newGoal` names each goal that is added.
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
