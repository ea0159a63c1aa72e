/// The level of a player, and how it is known.
public struct PlayerLevel: Hashable, Sendable {
  /// Where a level comes from.
  public enum Source: Hashable, Sendable {
    /// From results, or from the skill that a user chose; within `deviation` tenths of a level two
    /// times out of three.
    case estimated(deviation: Int)
    /// Nothing is known of the player yet; the level is the average.
    case guessed(deviation: Int)
    /// A user set it.
    case setByUser
  }

  /// The level.
  public let level: Level
  /// Where it comes from.
  public let source: Source
  /// What is believed of the player, from which chances are worked out.
  public let rating: Rating
  /// The number of matches that the player's rating comes from.
  public let matches: Int

  init(_ level: Level, _ source: Source, _ rating: Rating, matches: Int) {
    self.level = level
    self.source = source
    self.rating = rating
    self.matches = matches
  }
}
