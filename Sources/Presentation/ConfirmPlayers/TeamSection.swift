package import Domain

/// A team with those who stand in it.
package struct TeamSection: Equatable, Sendable {
  /// Which one.
  package let team: Team
  /// What it is called.
  package let title: String
  /// "3 players".
  package let count: String
  /// What is said when nobody stands here; `nil` when somebody does.
  package let emptyHint: String?
  /// Who stands here.
  package let rows: [TeamRow]
}
