public import Domain

/// A team with those who stand in it.
public struct TeamSection: Equatable, Sendable {
  /// Which one.
  public let team: Team
  /// What it is called.
  public let title: String
  /// "3 players".
  public let count: String
  /// What is said when nobody stands here; `nil` when somebody does.
  public let emptyHint: String?
  /// Who stands here.
  public let rows: [TeamRow]
}
