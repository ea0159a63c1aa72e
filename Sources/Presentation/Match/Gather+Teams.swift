import Domain

extension Gather {
  func names(in team: Team) -> [String] {
    present.filter { $0.team == team }.map { $0.name.text }
  }

  func canAddGoal(for side: Side) -> Bool { score[side] < Score.limit }

  /// The participants, without those who were added by mistake.
  var present: [Appearance] { appearances.filter { !$0.wasTakenBack } }
}

extension Appearance {
  /// The team that the participant is in now, or the bench; `nil` after they left.
  var place: Team? { hasLeft ? nil : team }

  /// Whether an arrival was undone.
  fileprivate var wasTakenBack: Bool {
    hasLeft && stints.count == 2 && stints[0].since == stints[1].since
  }
}
