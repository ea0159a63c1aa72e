import Domain
import Texts

extension MatchEditor {
  /// Adds a goal and offers the names of those who may have scored it.
  func addGoal(for side: Side, at instant: Instant? = nil, in moment: Moment) -> [ScreenRequest] {
    guard game.canAddGoal(for: side) else { return [] }
    let goal: Goal.ID = moment.newID()
    let undo = Undo(
      message: texts.goalFor(texts.name(of: side.team, in: gather)),
      action: .record(.goal(gather.id, goal, .takenBack)),
      choices: scorerChoices(of: goal, for: side))
    return [.record(.goal(gather.id, goal, .added(side, in: game.id)), at: instant, undo: undo)]
  }

  /// Takes back the last goal of a side.
  func takeBackGoal(of side: Side, in moment: Moment) -> [ScreenRequest] {
    let goals = game.goals.filter { $0.side == side }
      .sorted { $0.scoredAt < $1.scoredAt }
    return goals.last.map { takeBack($0, in: moment) } ?? []
  }

  func takeBackOpenGoal(in moment: Moment) -> [ScreenRequest] {
    guard let goal = openGoal else { return [] }
    close()
    return takeBack(goal, in: moment)
  }

  func takeBack(
    _ goal: Goal, and others: [Change] = [], undoneBy othersBack: [Change] = [],
    in moment: Moment
  ) -> [ScreenRequest] {
    let again = Goal(
      id: moment.newID(), side: goal.side, scoredAt: goal.scoredAt, credit: goal.credit,
      recorder: goal.recorder)
    let changes = gather.retold(again, in: game(of: goal).id).map { $0.change }
    let undo = Undo(
      message: texts.goalTakenBack(texts.name(of: goal.side.team, in: gather)),
      action: .record(changes + othersBack), madeAt: goal.scoredAt)
    return [.record(others + [.goal(gather.id, goal.id, .takenBack)], undo: undo)]
  }

  /// A participant of the side scored it, or of the other side if it was an own goal; a second tap
  /// on the scorer makes it unknown.
  func credit(_ id: Goal.ID, to person: Player.ID) -> [ScreenRequest] {
    guard let goal = goal(id), let name = shownName(of: person) else {
      return []
    }
    let scorer = goal.credit.scorer == person ? nil : person
    switch goal.credit {
    case .ownGoal:
      return credit(goal, .ownGoal(by: scorer), message: texts.ownGoalBy(of: name))
    case .scored(_, let assist):
      return credit(
        goal, .scored(by: scorer, assist: assist == scorer ? nil : assist),
        message: texts.scored(name), choices: scorer.map { assistChoices(of: goal, for: $0) })
    }
  }

  func assist(_ id: Goal.ID, by person: Player.ID) -> [ScreenRequest] {
    guard let goal = goal(id), case .scored(let scorer, let before) = goal.credit,
      scorer != person, let name = shownName(of: person)
    else { return [] }
    let assist = before == person ? nil : person
    return credit(
      goal, .scored(by: scorer, assist: assist), message: texts.assisted(name))
  }

  func toggleOwnGoal(_ id: Goal.ID) -> [ScreenRequest] {
    guard let goal = goal(id) else { return [] }
    if goal.credit.isOwnGoal {
      return credit(
        goal, .unknown, message: texts.goalFor(texts.name(of: goal.side.team, in: gather)))
    }
    return credit(
      goal, .ownGoal(by: nil), message: texts.ownGoal,
      choices: UndoChoices(
        prompt: texts.whoScored,
        list: choices(on: opponent(for: goal)) { .scorerTapped(goal.id, $0) }, arePeople: true))
  }

  /// Credits a goal; while its sheet is open, a second tap there takes it back.
  private func credit(
    _ goal: Goal, _ credit: GoalCredit, message: String, choices: UndoChoices? = nil
  ) -> [ScreenRequest] {
    let changes: [Change] = [.goal(gather.id, goal.id, .credited(credit))]
    guard sheet == nil else { return [.record(changes)] }
    let undo = Undo(
      message: message, action: .record(.goal(gather.id, goal.id, .credited(goal.credit))),
      choices: choices)
    return [.record(changes, undo: undo)]
  }
}

// Who is offered.
extension MatchEditor {
  func scorerChoices(of goal: Goal.ID, for side: Side) -> UndoChoices {
    let ownGoal = UndoChoices.Choice(label: texts.ownGoal, event: .match(.ownGoalTapped(goal)))
    return UndoChoices(
      prompt: texts.whoScored,
      list: choices(on: side) { .scorerTapped(goal, $0) } + [ownGoal], arePeople: true)
  }

  private func assistChoices(of goal: Goal, for scorer: Player.ID) -> UndoChoices {
    UndoChoices(
      prompt: texts.whoAssisted,
      list: choices(on: goal.side, without: scorer) { .assistTapped(goal.id, $0) },
      arePeople: true)
  }

  private func choices(
    on side: Side, without person: Player.ID? = nil, _ event: (Player.ID) -> MatchEvent
  ) -> [UndoChoices.Choice] {
    let names = gather.shownNames
    return gather.appearances.filter { $0.place == side.team && $0.id != person }.map {
      UndoChoices.Choice(label: names.text($0), event: .match(event($0.id)))
    }
  }
}
