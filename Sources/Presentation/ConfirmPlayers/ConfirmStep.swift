import Domain
import Texts

/// What the primary button does while players are put into teams.
enum ConfirmStep {
  /// Puts the players into the teams of the last gather.
  case sameTeams
  case fairTeams
  case start
}

extension ConfirmPlayersViewModel {
  /// While the teams are empty, the way in which the group made teams last time.
  var step: ConfirmStep {
    guard lineUp.sides.allSatisfy({ present.count(in: $0.team) == 0 }) else { return .start }
    if hasKeptTeams { return .sameTeams }
    return canMakeFair ? .fairTeams : .start
  }

  /// Whether the last gather that divided these players did it as the one before; the only one counts
  /// as one to repeat.
  private var hasKeptTeams: Bool {
    let players = present.places.map { $0.player }
    let last = context.squad.latestGathers(2) { $0.divides(players) }
    guard let first = last.first, let second = last.last else { return false }
    return present.divided(as: first).hasTeams(of: present.divided(as: second))
  }

  /// What the primary button says.
  package var primaryLabel: String {
    switch step {
    case .sameTeams: texts.sameTeams
    case .fairTeams: texts.fairTeams
    case .start: texts.startGather
    }
  }

  /// The event of the primary button.
  package var primaryEvent: ConfirmPlayersEvent.Plain {
    switch step {
    case .sameTeams: .sameTeamsTapped
    case .fairTeams: .fairTapped
    case .start: .startTapped
    }
  }

  package var canTapPrimary: Bool {
    switch step {
    case .sameTeams: true
    case .fairTeams: !isSearching
    case .start: canStart && settling.left(at: context.uptime) == nil
    }
  }

  /// Whether "Same teams" and "Fair teams" are offered beside the primary button.
  package var offersSameTeams: Bool { canRepeatTeams && step != .sameTeams }
  package var offersFairTeams: Bool { canMakeFair && step != .fairTeams }
}
