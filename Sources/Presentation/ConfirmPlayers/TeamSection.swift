package import Domain

/// A team, or the bench, with its players.
package struct TeamSection: Equatable, Sendable {
  package let team: Team
  package let title: String
  /// The label of the button on the title: "Name and colour of Team A"; `nil` for the bench.
  package let editLabel: String?
  /// The colour that users chose; `nil` for the usual one.
  package let color: TeamColor?
  /// The text of an empty team; `nil` when it has players.
  package let emptyHint: String?
  package let rows: [TeamRow]
}
