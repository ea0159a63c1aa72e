package import Domain

/// Two goals that may be the same one, recorded by two people.
package struct DoubleNotice: Equatable, Sendable {
  /// The later of the two.
  package let goal: Goal.ID
  package let text: String
}

extension MatchEditor {
  /// The first two goals that may be the same one; `nil` when there are none.
  var doubleNotice: DoubleNotice? {
    gather.possibleDoubles.first.map { double in
      let team = texts.name(of: double.later.side.team, in: gather)
      return DoubleNotice(goal: double.later.id, text: texts.possibleDouble(team))
    }
  }

  /// Takes the later of two goals back; what is known of it alone goes to the earlier one.
  func joinGoals(_ id: Goal.ID, in moment: Moment) -> [ScreenRequest] {
    guard let double = gather.possibleDoubles.first(where: { $0.later.id == id }) else { return [] }
    let (earlier, later) = double
    guard earlier.credit == .unknown, later.credit != .unknown else {
      return takeBack(later, in: moment)
    }
    let credited = Change.goalCredited(gather.id, earlier.id, later.credit)
    return [.record([credited])] + takeBack(later, in: moment)
  }
}
