extension Gather {
  /// The milliseconds within which two devices may mean the same goal.
  static let doubleWindow: Int64 = 10_000

  /// The goals of one side that may be the same one, recorded by two people.
  ///
  /// All devices agree on which of the two is the later one, so that never both are taken back. A
  /// later goal that a user confirmed is none of them.
  package var possibleDoubles: [(earlier: Goal, later: Goal)] {
    let byTime = goals.sorted {
      ($0.scoredAt, $0.id.high, $0.id.low) < ($1.scoredAt, $1.id.high, $1.id.low)
    }
    return byTime.indices.compactMap { index in
      let goal = byTime[index]
      guard !goal.isConfirmed else { return nil }
      return byTime[..<index].last { $0.mayBe(goal) }.map { (earlier: $0, later: goal) }
    }
  }
}

extension Goal {
  /// Whether a later goal may be this one, recorded by another person.
  fileprivate func mayBe(_ later: Goal) -> Bool {
    side == later.side && recorder != later.recorder
      && scoredAt.milliseconds(until: later.scoredAt) <= Gather.doubleWindow
  }
}
