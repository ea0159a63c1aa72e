import Domain
import Wire

// For clients of the REST API, which report a result but no single goals.
extension Gather {
  /// The changes that end the gather with a result, or correct the result of one that is over.
  func changes(
    toEndWith result: GatherResult, newGoal: () -> Goal.ID
  ) -> [Change] {
    guard let score = result.score else { return endedAt == nil ? [.gather(id, .ended)] : [] }
    let goals = changes(toReach: score, newGoal: newGoal)
    let leavesTrace = score != Score() || !firstGame.clock.periods.isEmpty || isEntered
    let played = leavesTrace ? [] : changesOfClock
    guard let endedAt else { return goals + played + [.gather(id, .ended)] }
    // The clock of a gather that is over does not start.
    return played.isEmpty
      ? goals
      : goals + [.gather(id, .reopened)] + played
        + [.gather(id, .ended), .gather(id, .endMoved(to: endedAt))]
  }

  /// The clock starts and stops at once: a 0-0 without any of its time is a draw, where nothing at all
  /// would be no result.
  private var changesOfClock: [Change] {
    [.clock(id, nil, .started), .clock(id, nil, .periodEnded(firstGame.clock.periods.count + 1))]
  }

  /// The changes that lead to a score: goals added, or the latest goals of a side taken back.
  ///
  /// `newGoal` makes an id for each goal that is added.
  func changes(toReach target: Score, newGoal: () -> Goal.ID) -> [Change] {
    var changes: [Change] = []
    for (side, goals) in [(Side.teamA, target.home), (.teamB, target.away)] {
      let difference = goals - firstGame.goals(of: side)
      if difference > 0 {
        for _ in 0..<difference { changes.append(.goal(id, newGoal(), .added(side))) }
      } else {
        let latest = firstGame.goals.filter { $0.side == side }.suffix(-difference).reversed()
        changes += latest.map { .goal(id, $0.id, .takenBack) }
      }
    }
    return changes
  }
}
