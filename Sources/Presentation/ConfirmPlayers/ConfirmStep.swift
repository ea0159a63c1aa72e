import Domain
import Texts

/// What the primary button does while players are put into teams.
enum ConfirmStep {
  /// Puts the players into the teams of the last gather.
  case sameTeams
  case fairTeams
  case start
  /// Leads to the match of these people that is running already.
  case resume
}

extension ConfirmPlayersViewModel {
  /// While the teams are empty, the way in which the group made teams last time.
  var step: ConfirmStep {
    guard running == nil else { return .resume }
    guard lineUp.sides.allSatisfy({ present.count(in: $0.team) == 0 }) else { return .start }
    if context.hasKeptTeams(of: present) { return .sameTeams }
    return canMakeFair ? .fairTeams : .start
  }

  /// The gather that goes on with at least half of these people, which another window or phone may have started.
  var running: Gather.ID? {
    let people = present.players
    let gathers = context.runningGathers.filter { gather in
      !people.isEmpty && 2 * people.count { gather.has($0) } >= people.count
    }
    return gathers.max { $0.startedAt < $1.startedAt }?.id
  }

  /// That a match of these people is running; `nil` when none is.
  package var runningNote: String? { running.map { _ in texts.matchOfThesePeopleRuns } }

  /// What the primary button says.
  package var primaryLabel: String {
    switch step {
    case .sameTeams: texts.sameTeams
    case .fairTeams: texts.fairTeams
    case .start: texts.startGather
    case .resume: texts.resumeGather
    }
  }

  /// The event of the primary button.
  package var primaryEvent: ConfirmPlayersEvent.Plain {
    switch step {
    case .sameTeams: .sameTeamsTapped
    case .fairTeams: .fairTapped
    case .start: .startTapped
    case .resume: .resumeTapped
    }
  }

  package var canTapPrimary: Bool {
    switch step {
    case .sameTeams, .resume: true
    case .fairTeams: !isSearching
    case .start: canStart && settling.left(at: context.uptime) == nil
    }
  }

  /// Whether "Same teams" and "Fair teams" are offered beside the primary button.
  package var offersSameTeams: Bool { canRepeatTeams && step != .sameTeams }
  package var offersFairTeams: Bool { canMakeFair && step != .fairTeams }
}
