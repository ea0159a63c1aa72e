package import Domain

/// A goal of a past gather, ready to show.
package struct GoalRow: Equatable, Sendable {
  /// For whom it counted.
  package let side: Side
  /// What that side is called.
  package let team: String
  /// When in the match: `7′`.
  package let minute: String
  /// The score that it made.
  package let score: String
}
