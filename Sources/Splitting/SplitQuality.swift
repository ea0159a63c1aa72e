/// What is compared between splits whose gaps are the same, the first first; less is better.
public struct SplitQuality: Comparable, Sendable {
  /// How unevenly the strongest players are spread; 0 when each team has as many of them.
  public let spread: Int
  /// How unevenly the positions are spread: for each, the difference between the teams that have
  /// most and fewest of it.
  public let positions: Int
  /// How many pairs are in one team that were in one team lately, the later the more it counts.
  public let repeats: Int

  /// Compares spread, then positions, then repeats.
  public static func < (one: Self, other: Self) -> Bool {
    if one.spread != other.spread { return one.spread < other.spread }
    if one.positions != other.positions { return one.positions < other.positions }
    return one.repeats < other.repeats
  }
}
