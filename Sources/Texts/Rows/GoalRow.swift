package import Domain

/// A goal of a match, ready to show.
package struct GoalRow: Equatable, Sendable {
  package let id: Goal.ID
  /// The side that the goal counts for.
  package let side: Side
  /// The colour that the side wears; `nil` for its usual one.
  package let color: TeamColor?
  /// The side's name.
  package let team: String
  /// The minute of the match: `7′`; `nil` before kick-off.
  package let minute: String?
  /// The score after the goal.
  package let score: String
  /// Who scored it, and who passed: "Ann (Ben)"; `nil` when unknown.
  package let scorer: String?
  /// The scorekeeper who recorded it: "by Min"; `nil` for the organiser.
  package let recorder: String?
}

extension Gather {
  /// The goals of a game by time, each with the score after it.
  package func goalRows(of game: Game, _ texts: Strings) -> [GoalRow] {
    let names = shownNames
    var goals = (home: 0, away: 0)
    return game.goals.sorted { $0.scoredAt < $1.scoredAt }.map { goal in
      if goal.side == game.pairing.home { goals.home += 1 } else { goals.away += 1 }
      return GoalRow(
        id: goal.id, side: goal.side, color: self[goal.side].color,
        team: texts.name(of: goal.side.team, in: self),
        minute: minute(of: goal, in: game, texts),
        score: texts.scoreText(goals.home, goals.away),
        scorer: scorer(of: goal, names, texts),
        recorder: scorekeeper(on: goal.recorder).map { texts.recorded(by: $0.name.text) })
    }
  }

  /// The minute of a goal by the clock; `nil` in a game whose clock was never started, and in a match that was entered
  /// afterwards.
  package func minute(of goal: Goal, in game: Game, _ texts: Strings) -> String? {
    guard !isEntered else { return nil }
    let clock = game.clock
    return clock.minute(at: goal.scoredAt).map {
      texts.matchMinute($0, periods: max(clock.format.periods, clock.periods.count))
    }
  }

  private func scorer(of goal: Goal, _ names: ShownNames, _ texts: Strings) -> String? {
    let scorer = goal.credit.scorer.flatMap { appearance(of: $0) }.map { names.text($0) }
    switch goal.credit {
    case .ownGoal: return scorer.map { texts.ownGoalBy(of: $0) } ?? texts.ownGoal
    case .scored(_, let assist):
      let assist = assist.flatMap { appearance(of: $0) }.map { names.text($0) }
      guard let assist else { return scorer }
      return texts.scorerAndAssist(scorer ?? texts.unset, assist: assist)
    }
  }
}
