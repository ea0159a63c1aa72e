package import Domain
import Texts

/// Two goals that may be the same one, recorded on two devices.
package struct DoubleNotice: Equatable, Sendable {
  /// The later of the two.
  package let goal: Goal.ID
  package let text: String
}

extension MatchEditor {
  /// The first two goals that may be the same one; `nil` when there are none.
  var doubleNotice: DoubleNotice? {
    gather.possibleDouble.map { goal in
      let team = texts.name(of: goal.side.team, in: gather)
      return DoubleNotice(goal: goal.id, text: texts.possibleDouble(team))
    }
  }

  /// Takes the later of two goals back; what is known of it alone goes to the earlier one.
  func joinGoals(_ id: Goal.ID, in moment: Moment) -> [ScreenRequest] {
    guard let later = goal(id), let earlier = gather.earlierDouble(of: later) else { return [] }
    let keepsCredit = earlier.credit == .unknown && later.credit != .unknown
    let credited = keepsCredit ? [Change.goal(gather.id, earlier.id, .credited(later.credit))] : []
    let back = keepsCredit ? [Change.goal(gather.id, earlier.id, .credited(.unknown))] : []
    return takeBack(later, and: credited, undoneBy: back, in: moment)
  }
}
