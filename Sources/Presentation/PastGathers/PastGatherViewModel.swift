package import Domain

/// The screen of one past gather.
package struct PastGatherViewModel: ScreenModel {
  var context: ScreenContext
  package let id: Gather.ID
  private(set) var isConfirmingDeletion = false

  init(_ id: Gather.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: PastGatherEvent) -> [ScreenRequest] {
    switch event {
    case .deleteTapped:
      isConfirmingDeletion = gather != nil
      return []
    case .deletionCancelled:
      isConfirmingDeletion = false
      return []
    case .deletionConfirmed:
      guard isConfirmingDeletion, gather != nil else { return [] }
      isConfirmingDeletion = false
      let undo = Undo(message: texts.gatherDeleted, action: .record([.gatherRestored(id)]))
      return [.record([.gatherDeleted(id)], undo: undo), .goBack(to: .pastGathers)]
    }
  }

  private var gather: Gather? { context.squad.gather(id) }
}

extension PastGatherViewModel {
  private var texts: Strings { context.texts }

  /// Why there is no gather to show; `nil` when there is one.
  package var absence: String? { gather == nil ? texts.gatherGoneAdvice : nil }
  /// The date of the gather, or that it is gone.
  package var title: String {
    gather.map { texts.dateAndTime(context.localTimeZone.civil($0.startedAt)) } ?? texts.gatherGone
  }
  /// The score, winner and teams; `nil` when the gather is gone.
  package var summary: GatherRow? { gather.map { GatherRow($0, context) } }
  /// The score as a sentence, for screen readers.
  package var scoreAnnouncement: String { gather.map { texts.scoreAnnouncement($0) } ?? "" }
  /// The label of the delete button; `nil` when the gather is gone.
  package var deleteLabel: String? { gather == nil ? nil : texts.deleteGather }

  /// The teams with their players; the bench only when it has some.
  package var teams: [(team: Team, title: String, color: TeamColor?, players: [String])] {
    guard let gather else { return [] }
    return [Team.teamA, .teamB, .bench].compactMap { team in
      let players = gather.names(in: team)
      guard team != .bench || !players.isEmpty else { return nil }
      return (
        team: team, title: texts.name(of: team, in: gather),
        color: team.side.flatMap { gather[$0].color }, players: players
      )
    }
  }

  /// When the gather was started and ended.
  package var times: [(label: String, value: String)] {
    guard let gather else { return [] }
    var times = [(label: texts.started, value: dateAndTime(gather.startedAt))]
    if let end = gather.endedAt { times.append((label: texts.ended, value: dateAndTime(end))) }
    return times
  }

  /// The text of a gather without goals; `nil` otherwise.
  package var noGoals: String? { gather?.goals.isEmpty == true ? texts.noGoals : nil }
  /// The goals by time, each with the score after it.
  package var goals: [GoalRow] {
    guard let gather else { return [] }
    var goals = (teamA: 0, teamB: 0)
    return gather.goals.sorted(byNumber: { $0.scoredAt.milliseconds }).map { goal in
      switch goal.side {
      case .teamA: goals.teamA += 1
      case .teamB: goals.teamB += 1
      }
      return GoalRow(
        side: goal.side, team: texts.name(of: goal.side.team, in: gather),
        color: gather[goal.side].color,
        minute: minute(of: goal, in: gather),
        score: Phrase("\(goals.teamA)-\(goals.teamB)").text)
    }
  }

  /// By the clock; in a gather whose clock was never started, from its start.
  private func minute(of goal: Goal, in gather: Gather) -> String {
    guard let minute = gather.clock.minute(at: goal.scoredAt) else {
      return texts.matchMinute(gather.startedAt.milliseconds(until: goal.scoredAt))
    }
    let periods = max(gather.clock.format.periods, gather.clock.periods.count)
    return texts.matchMinute(minute, periods: periods)
  }

  /// The question before the gather is deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard isConfirmingDeletion, gather != nil else { return nil }
    return Confirmation(
      title: texts.deleteGather, text: texts.deleteGatherQuestion,
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }

  private func dateAndTime(_ instant: Instant) -> String {
    texts.dateAndTime(context.localTimeZone.civil(instant))
  }
}
