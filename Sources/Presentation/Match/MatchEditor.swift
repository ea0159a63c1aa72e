import Domain
import Texts

/// Changes the people and goals of a match, while it is played and afterwards.
///
/// Shared by the screens of a gather that is played and of one that is over.
final class MatchEditor {
  let gather: Gather
  /// The game whose goals are changed: the one that is on, or one of the past that a user chose.
  let game: Game
  let context: ScreenContext
  var sheet: MatchSheet?

  init(gather: Gather, game: Game, context: ScreenContext, sheet: MatchSheet?) {
    self.gather = gather
    self.game = game
    self.context = context
    self.sheet = sheet
  }

  func handle(_ event: MatchEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .plain(.sheetDismissed): return closeSheet()
    case .plain(.lateArrivalTapped):
      sheet = .arrival(context.drafts.text(.arrival(gather.id)) ?? "")
    case .plain(.arrivalCancelled):
      sheet = nil
      return [.forgetDraft(.arrival(gather.id))]
    case .input(.arrivalTyped, let text):
      guard case .arrival = sheet else { return [] }
      sheet = .arrival(text)
      return [.keepDraft(.arrival(gather.id), typed: text)]
    case .input(.registrationCodeTyped, let text): type(registrationCode: text)
    case .plain(.arrivalSubmitted): submitArrival(in: moment)
    case .personTapped(let person): openPerson(person)
    case .teamTapped(let team): return move(to: team, at: moment.now)
    case .plain(.leftTapped): return leave(at: moment.now)
    case .goalTapped(let goal):
      if let goal = self.goal(goal) { sheet = .goal(goal.id) }
    case .scorerTapped(let goal, let person): return credit(goal, to: person)
    case .assistTapped(let goal, let person): return assist(goal, by: person)
    case .ownGoalTapped(let goal): return toggleOwnGoal(goal)
    case .plain(.earlierTapped): return moveGoal(byMinutes: -1, now: moment.now)
    case .plain(.laterTapped): return moveGoal(byMinutes: 1, now: moment.now)
    case .input(.minuteChosen, let code): return moveGoal(toMinute: code, now: moment.now)
    case .plain(.goalSideTapped): return moveOpenGoalToOtherSide(in: moment)
    case .plain(.goalTakenBack): return takeBackOpenGoal(in: moment)
    case .oneGoalTapped(let goal): return joinGoals(goal, in: moment)
    case .twoGoalsTapped(let goal): return [.record(.goal(gather.id, goal, .confirmed))]
    case .link(let event): return handleLink(event, in: moment)
    }
    return []
  }

  var texts: Strings { context.texts }

  func close() { sheet = nil }

  /// A participant's name, with a number when others have the same; `nil` for someone else.
  func shownName(of id: Player.ID) -> String? {
    gather.appearance(of: id).map { gather.shownNames.text($0) }
  }

  func goal(_ id: Goal.ID) -> Goal? { gather.goalsOfAllGames.first { $0.id == id } }

  /// The game in which a goal was scored.
  func game(of goal: Goal) -> Game {
    gather.games.first { $0.goals.contains { $0.id == goal.id } } ?? game
  }

  /// The team against which a goal was scored.
  func opponent(for goal: Goal) -> Side { game(of: goal).pairing.opponent(of: goal.side) }
}

// People.
extension MatchEditor {
  /// Opens a participant, or a player who arrives.
  private func openPerson(_ id: Player.ID) {
    let name = gather.appearance(of: id)?.name ?? context.squad.player(id)?.details.name
    if let name { sheet = .person(id, name) }
  }

  /// Takes the player with the name that was typed, archived or not, or a guest, who need not become a player.
  private func submitArrival(in moment: Moment) {
    guard case .arrival(let text) = sheet, let name = try? ShortText(text) else { return }
    let key = SearchKey.folded(name.text)
    let player = context.squad.allPlayers.first {
      !$0.isRemoved && !gather.has($0.id) && SearchKey.folded($0.details.name.text) == key
    }
    sheet = .person(player?.id ?? moment.newID(), player?.details.name ?? name)
  }

  private func move(to team: Team, at now: Instant) -> [ScreenRequest] {
    guard case .person(let id, let name) = sheet else { return [] }
    sheet = nil
    let place = gather.appearance(of: id)?.place
    guard place != team else { return [] }
    let arrival = Participant(id: id, name: name, team: team)
    return [
      .record(
        .gather(gather.id, .participantAssigned(arrival)),
        undo: Undo(
          message: texts.moved(
            shownName(of: id) ?? name.text, to: texts.name(of: team, in: gather)),
          action: .record(putBack(arrival, to: place)), madeAt: now))
    ] + (place == nil ? [.forgetDraft(.arrival(gather.id))] : [])
  }

  private func leave(at now: Instant) -> [ScreenRequest] {
    guard case .person(let id, _) = sheet, let appearance = gather.appearance(of: id) else {
      return []
    }
    sheet = nil
    guard !appearance.hasLeft else { return [] }
    return [
      .record(
        .gather(gather.id, .participantLeft(id)),
        undo: Undo(
          message: texts.personLeft(gather.shownNames.text(appearance)),
          action: .record(.gather(gather.id, .participantAssigned(appearance.participant))),
          madeAt: now))
    ]
  }

  /// The change that brings a participant back to where they were; `nil` stands for not there.
  private func putBack(_ participant: Participant, to team: Team?) -> Change {
    // After the end a participant can be corrected, but not leave.
    guard let team = team ?? (gather.endedAt == nil ? nil : .bench) else {
      return .gather(gather.id, .participantLeft(participant.id))
    }
    return .gather(
      gather.id,
      .participantAssigned(Participant(id: participant.id, name: participant.name, team: team)))
  }
}
