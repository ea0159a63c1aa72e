/// Who scored a goal, by the ids of participants.
public enum GoalCredit: Hashable, Sendable {
  /// A participant of the side that the goal counts for scored, perhaps after another's pass.
  case scored(by: Player.ID?, assist: Player.ID?)
  /// A participant of the other side scored it.
  case ownGoal(by: Player.ID?)

  /// No user has said who scored.
  public static let unknown = Self.scored(by: nil, assist: nil)

  /// The participant who scored; `nil` when unknown.
  public var scorer: Player.ID? {
    switch self {
    case .scored(let scorer, _), .ownGoal(let scorer): scorer
    }
  }

  /// The participant who passed to the scorer; `nil` when unknown or there was none.
  public var assist: Player.ID? {
    if case .scored(_, let assist) = self { assist } else { nil }
  }

  /// Whether it was an own goal.
  public var isOwnGoal: Bool {
    if case .ownGoal = self { true } else { false }
  }
}
