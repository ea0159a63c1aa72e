package import Domain

/// A side of a gather that is being played, ready to show.
package struct SideView: Equatable, Sendable {
  package let side: Side
  package let name: String
  package let goals: Int
  /// "Team A plus".
  package let plusLabel: String
  /// "Team A minus".
  package let minusLabel: String
  package let canAdd: Bool
  package let canTakeBack: Bool
  /// The names of the side's players.
  package let players: [String]
}
