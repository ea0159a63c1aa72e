package import Domain

/// A team, or the bench, with its players.
package struct TeamSection: Equatable, Sendable {
  package let team: Team
  package let title: String
  /// "3 players".
  package let count: String
  /// The text of an empty team; `nil` when it has players.
  package let emptyHint: String?
  package let rows: [TeamRow]
}
