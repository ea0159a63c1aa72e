/// A player's level of play.
public enum Skill: String, CaseIterable, Sendable {
  /// A player who plays now and then.
  case beginner
  /// A player who plays often.
  case amateur
  /// A player who is or was paid to play.
  case professional
}
