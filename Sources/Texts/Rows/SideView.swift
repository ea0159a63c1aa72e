package import Domain

/// A side of a gather, ready to show.
package struct SideView: Equatable, Sendable {
  package let side: Side
  /// The colour that the side wears; `nil` for its usual one.
  package let color: TeamColor?
  package let name: String
  package let goals: Int
  /// The goals as the score shows them; a dash when only the winner is known.
  package let shownGoals: String
  /// "Team A plus".
  package let plusLabel: String
  /// "Team A minus".
  package let minusLabel: String
  package let canAdd: Bool
  package let canTakeBack: Bool

  /// Creates what is shown of a side; without a gather, nothing can be changed.
  package init(_ side: Side, in game: Game?, of gather: Gather?, _ texts: Strings) {
    self.side = side
    color = gather?[side].color
    name = gather.map { texts.name(of: side.team, in: $0) } ?? texts.side(side)
    goals = game?.goals(of: side) ?? 0
    shownGoals = game?.isScoreKnown == false ? "–" : "\(goals)"
    plusLabel = texts.plus(name)
    minusLabel = texts.minus(name)
    canAdd = game?.canAddGoal(for: side) ?? false
    canTakeBack = goals > 0
  }
}
