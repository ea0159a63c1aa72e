import Domain
import Texts

// A goal that was recorded for the wrong side or at the wrong time.
extension MatchEditor {
  /// Moves the open goal by a minute of play, within the match.
  func moveGoal(byMinutes minutes: Int64, now: Instant) -> [ScreenRequest] {
    guard let goal = openGoal else { return [] }
    let clock = game(of: goal).clock
    return move(
      goal, to: clock.instant(goal.scoredAt, movedByPlayed: minutes * 60_000), now: now)
  }

  /// Moves the open goal to a minute that was played.
  func moveGoal(toMinute code: String, now: Instant) -> [ScreenRequest] {
    guard let goal = openGoal else { return [] }
    let clock = game(of: goal).clock
    let chosen = minutes(for: goal).first { $0.code.isEqualByBytes(to: code) }
    guard let chosen, let instant = clock.instant(in: chosen, asIn: goal.scoredAt) else {
      return []
    }
    return move(goal, to: instant, now: now)
  }

  private func move(_ goal: Goal, to moved: Instant, now: Instant) -> [ScreenRequest] {
    let game = game(of: goal)
    let instant = min(max(moved, game.startedAt), gather.end(of: game) ?? now)
    return instant == goal.scoredAt ? [] : [.record(.goal(gather.id, goal.id, .moved(to: instant)))]
  }

  /// Lets the open goal count for the other side of its game, in the same minute.
  ///
  /// Who scored an own goal scored for that side. A scorer who did not play for it is asked for at once.
  func moveOpenGoalToOtherSide(in moment: Moment) -> [ScreenRequest] {
    guard let goal = openGoal else { return [] }
    let game = game(of: goal)
    let side = opponent(for: goal)
    guard game.canAddGoal(for: side) else { return [] }
    let moved = Goal(
      id: moment.newID(), side: side, scoredAt: goal.scoredAt, credit: credit(of: goal, for: side),
      recorder: goal.recorder)
    let back = Goal(
      id: moment.newID(), side: goal.side, scoredAt: goal.scoredAt, credit: goal.credit,
      recorder: goal.recorder)
    let undo = Undo(
      message: texts.goalFor(texts.name(of: side.team, in: gather)),
      action: .record(
        [.goal(gather.id, moved.id, .takenBack)]
          + gather.retold(back, in: game.id).map { $0.change }),
      madeAt: goal.scoredAt,
      choices: moved.credit.scorer == nil ? scorerChoices(of: moved.id, for: side) : nil)
    sheet = .goal(moved.id)
    if let lost = goal.credit.scorer, moved.credit.scorer == nil {
      sheet = .movedGoal(moved.id, lost: lost)
    }
    return [
      .record(
        [.goal(gather.id, goal.id, .takenBack)]
          + gather.retold(moved, in: game.id).map { $0.change },
        at: goal.scoredAt, undo: undo)
    ]
  }

  /// What stays of a credit when the goal counts for another side: those who played for it.
  private func credit(of goal: Goal, for side: Side) -> GoalCredit {
    let people = gather.players(for: side)
    let (scorer, assist) = (goal.credit.scorer, goal.credit.assist)
    guard let scorer, people.contains(where: { $0.id == scorer }) else { return .unknown }
    return .scored(by: scorer, assist: people.contains { $0.id == assist } ? assist : nil)
  }

  var openGoal: Goal? { sheet?.goal.flatMap { goal($0) } }

  /// The minutes in which a goal may have been scored; none before kick-off.
  func minutes(for goal: Goal) -> [MatchMinute] {
    let game = game(of: goal)
    return game.clock.minutes(until: gather.end(of: game) ?? context.now)
  }
}

extension MatchMinute {
  /// The value of a control that stands for the minute: `1-20-3`.
  var code: String {
    let added = added.map { "-\($0)" } ?? ""
    return "\(period)-\(minute)\(added)"
  }
}
