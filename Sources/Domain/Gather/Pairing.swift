/// The two teams of a gather that play a game.
public struct Pairing: Hashable, Sendable {
  /// The team that is named first.
  public let home: Side
  /// The team that is named second.
  public let away: Side

  /// Pairs two teams; `nil` for a team with itself.
  public init?(_ home: Side, _ away: Side) {
    guard home != away else { return nil }
    self.init(home: home, against: away)
  }

  private init(home: Side, against away: Side) {
    self.home = home
    self.away = away
  }

  /// The teams of the first game of each gather.
  public static let first = Pairing(home: .teamA, against: .teamB)

  /// Both teams, the home team first.
  public var sides: [Side] { [home, away] }

  /// Whether a team plays.
  public func contains(_ side: Side) -> Bool { side == home || side == away }

  /// Whether the same teams play, whichever is named first.
  public func isSame(as other: Self) -> Bool { contains(other.home) && contains(other.away) }

  /// The team that plays against a team of the pairing.
  public func opponent(of side: Side) -> Side { side == home ? away : home }
}
