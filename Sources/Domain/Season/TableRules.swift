/// By which rules a table is made.
public struct TableRules: Hashable, Sendable {
  /// How many of the matches a person must have played to have a place.
  public enum Share: String, CaseIterable, Hashable, Sendable {
    case any, quarter, third, half
  }

  /// That a clear win counts a point more, and a clear defeat one less.
  public struct ClearWin: Hashable, Sendable {
    /// The lead from which a win is clear.
    public static let range = 2...9
    /// How many points more a clear win counts, and how many less a clear defeat.
    public static let points = 1
    /// The lead from which a win is clear.
    public let goals: Int

    /// Creates the rule; `nil` for a lead out of `range`.
    public init?(from goals: Int) {
      guard Self.range.contains(goals) else { return nil }
      self.goals = goals
    }
  }

  /// What a match counts.
  public static let pointRange = 0...9

  /// The points for a match that was won.
  public private(set) var won = 3
  /// The points for a match that was drawn.
  public private(set) var drawn = 1
  /// The points for a match that was lost.
  public private(set) var lost = 0
  /// Whether clear wins count more; `nil` when they do not.
  public var clearWin: ClearWin?
  /// How many matches it takes to have a place.
  public var share = Share.third

  /// Creates the usual rules: 3, 1 and 0 points, and a place from a third of the matches on.
  public init() {}

  /// Creates rules; `nil` for points out of `pointRange`.
  public init?(
    won: Int, drawn: Int, lost: Int, clearWin: ClearWin? = nil, share: Share = .third
  ) {
    guard [won, drawn, lost].allSatisfy({ Self.pointRange.contains($0) }) else { return nil }
    self.won = won
    self.drawn = drawn
    self.lost = lost
    self.clearWin = clearWin
    self.share = share
  }

  /// How many of some matches it takes to have a place.
  ///
  /// The share, rounded up, but three at least; while there are fewer than three, one is enough.
  public func least(of matches: Int) -> Int {
    let divisor =
      switch share {
      case .any: 0
      case .quarter: 4
      case .third: 3
      case .half: 2
      }
    guard divisor > 0, matches >= 3 else { return 1 }
    return max(3, (matches + divisor - 1) / divisor)
  }

  /// The points of a person for an evening.
  package func points(for record: Evening.Record, of evening: Evening) -> Int {
    let points =
      switch record.outcome {
      case .won: won
      case .drawn: drawn
      case .lost: lost
      }
    guard let clearWin, !evening.isRowOfGames, abs(record.contribution.difference) >= clearWin.goals
    else {
      return points
    }
    return points + ClearWin.points * record.outcome.rawValue
  }
}
