package import Domain

/// A goal of a past gather, ready to show.
package struct GoalRow: Equatable, Sendable {
  /// The side that scored.
  package let side: Side
  /// The side's name.
  package let team: String
  /// The colour that users chose for the side; `nil` for the usual one.
  package let color: TeamColor?
  /// The minute of the match: `7′`.
  package let minute: String
  /// The score after the goal.
  package let score: String
}
