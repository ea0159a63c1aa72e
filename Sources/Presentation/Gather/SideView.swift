package import Domain

/// A side in play, ready to show.
package struct SideView: Equatable, Sendable {
  /// Which one.
  package let side: Side
  /// What it is called.
  package let name: String
  /// Its goals.
  package let goals: Int
  /// "Team A plus".
  package let plusLabel: String
  /// "Team A minus".
  package let minusLabel: String
  /// Whether it can have another goal.
  package let canAdd: Bool
  /// Whether it has a goal to take back.
  package let canTakeBack: Bool
  /// Who plays for it.
  package let players: [String]
}
