/// How strong a player is, 1.0…10.0 in steps of 0.1.
///
/// A level comes from results, or a user sets it. Kept in tenths, so that sums of levels are exact
/// and equal on every device.
public struct Level: Hashable, Comparable, Sendable {
  /// The levels that there are, in tenths: 10…100.
  public static let range = 10...100
  /// The level when nothing is known of a player: 5.5.
  public static let average = Level(clamping: 55)
  /// What each player is worth that a team has more than the smallest one, in tenths of a level.
  ///
  /// A team's strength is the mean level of its players times the size of the smallest team, plus
  /// this for each further player: less than half of an average player, because a larger team has
  /// no more room to play in.
  public static let extraPlayer = 25

  /// The level in tenths, 10…100.
  public let tenths: Int

  /// Creates a level; `nil` when it is outside `range`.
  public init?(tenths: Int) {
    guard Self.range.contains(tenths) else { return nil }
    self.tenths = tenths
  }

  /// Creates the level nearest to a number of tenths.
  public init(clamping tenths: Int) {
    self.tenths = min(max(tenths, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The level with one decimal: `5.4`.
  public var text: String { Self.text(tenths: tenths) }

  /// A number of tenths with one decimal: `27.1`, `-0.3`.
  public static func text(tenths: Int) -> String {
    let sign = tenths < 0 ? "-" : ""
    let size = abs(tenths)
    return "\(sign)\(size / 10).\(size % 10)"
  }

  /// Orders levels from weak to strong.
  public static func < (one: Self, other: Self) -> Bool { one.tenths < other.tenths }
}
