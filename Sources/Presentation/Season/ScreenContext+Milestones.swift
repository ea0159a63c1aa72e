import Domain
import Texts

extension ScreenContext {
  private static let mostMilestones = 3

  /// What players reached in a gather, in words; the three highest.
  func milestones(of gather: Gather.ID) -> [String] {
    evenings.milestones(of: gather)
      .filter { squad.knownPlayer($0.player) != nil && !isWithheld($0.player) }
      .prefix(Self.mostMilestones).map { milestone in
        let name = nameInResults(of: milestone.player)
        return switch milestone.subject {
        case .matches: texts.matchMilestone(name, milestone.number)
        case .goals: texts.goalMilestone(name, milestone.number)
        }
      }
  }

  /// What players reach by playing one more match, in one line; `nil` when it is nothing.
  func milestonesToday(of players: [Player.ID]) -> String? {
    let reached = players.compactMap { player -> String? in
      let number = matches[player, default: 0] + 1
      guard Milestone.next(after: number - 1) == number else { return nil }
      return texts.matchMilestone(nameInResults(of: player), number)
    }
    guard !reached.isEmpty else { return nil }
    return texts.milestonesToday(texts.row(Array(reached.prefix(Self.mostMilestones))))
  }
}
