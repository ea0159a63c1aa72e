public import Domain

/// A side in play, ready to show.
public struct SideView: Equatable, Sendable {
  /// Which one.
  public let side: Side
  /// What it is called.
  public let name: String
  /// Its goals.
  public let goals: Int
  /// "Team A plus".
  public let plusLabel: String
  /// "Team A minus".
  public let minusLabel: String
  /// Whether it can have another goal.
  public let canAdd: Bool
  /// Whether it has a goal to take back.
  public let canTakeBack: Bool
  /// Who plays for it.
  public let players: [String]
}
