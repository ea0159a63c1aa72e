public import Domain

/// A goal of a past gather, ready to show.
public struct GoalRow: Equatable, Sendable {
  /// For whom it counted.
  public let side: Side
  /// What that side is called.
  public let team: String
  /// When in the match: `7′`.
  public let minute: String
  /// The score that it made.
  public let score: String
}
