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
  /// What Team A is called and wears.
  public internal(set) var teamA: TeamDetails
  /// What Team B is called and wears.
  public internal(set) var teamB: TeamDetails
  /// The participants with their stints, in the order in which they were added.
  public internal(set) var appearances: [Appearance]
  /// The goals that were not taken back, in the order in which they were applied.
  public internal(set) var goals: [Goal]
  /// The people who keep the score by a link, in the order in which they said their names.
  public internal(set) var scorekeepers: [Scorekeeper]
  /// The links by which the gather is shared.
  public internal(set) var sharing: Sharing
  /// Whether the gather was deleted; it is kept, so that the deletion can be undone and explained.
  public internal(set) var isDeleted: Bool
  /// Whether the players' levels leave the gather out, as a friendly.
  public internal(set) var isExcluded: Bool

  /// Creates a gather that was read from storage; `Squad.apply(_:at:)` starts new ones.
  public init(
    id: ID,
    startedAt: Instant,
    endedAt: Instant? = nil,
    clock: MatchClock = MatchClock(),
    teamA: TeamDetails = TeamDetails(),
    teamB: TeamDetails = TeamDetails(),
    appearances: [Appearance],
    goals: [Goal] = [],
    scorekeepers: [Scorekeeper] = [],
    sharing: Sharing = Sharing(),
    isDeleted: Bool = false,
    isExcluded: Bool = false
  ) {
    self.id = id
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.clock = clock
    self.teamA = teamA
    self.teamB = teamB
    self.appearances = appearances
    self.goals = goals
    self.scorekeepers = scorekeepers
    self.sharing = sharing
    self.isDeleted = isDeleted
    self.isExcluded = isExcluded
  }

  /// The participants, each in the team that they are in, or were in last.
  public var participants: [Participant] { appearances.map { $0.participant } }

  /// What a side is called and wears.
  public subscript(side: Side) -> TeamDetails {
    switch side {
    case .teamA: teamA
    case .teamB: teamB
    }
  }

  /// The score, counted from the goals.
  public var score: Score {
    var score = Score()
    for goal in goals { score.count(for: goal.side) }
    return score
  }

  /// The milliseconds that a participant played for a side up to an instant.
  ///
  /// By the clock; in a gather whose clock was never started, from its start to its end.
  public func played(_ appearance: Appearance, for side: Side, until now: Instant) -> Int64 {
    let stints = appearance.stints
    return stints.indices.reduce(0) { sum, index in
      guard stints[index].team == side.team else { return sum }
      let next = index + 1 < stints.count ? stints[index + 1].since : .latest
      let end = min(next, endedAt ?? now)
      let start = stints[index].since
      let played =
        clock.periods.isEmpty
        ? start.milliseconds(until: end) : clock.played(from: start, until: end)
      return sum + max(0, played)
    }
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
