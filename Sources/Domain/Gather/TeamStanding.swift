/// How a team stands in a gather: a row of its table.
public struct TeamStanding: Hashable, Sendable {
  /// The points of a win; a draw gives one.
  public static let pointsOfWin = 3

  /// The team.
  public let side: Side
  /// How its games ended.
  public private(set) var tally = Tally()
  /// The goals that count for it.
  public private(set) var goalsFor = 0
  /// The goals that count against it.
  public private(set) var goalsAgainst = 0

  init(_ side: Side, in games: [Game]) {
    self.side = side
    for game in games where game.pairing.contains(side) {
      goalsFor += game.goals(of: side)
      goalsAgainst += game.goals(of: game.pairing.opponent(of: side))
      tally.add(game.outcome(of: side))
    }
  }

  /// How many games it played.
  public var played: Int { tally.count }
  /// The points: three for a win, one for a draw.
  public var points: Int { Self.pointsOfWin * tally.won + tally.drawn }
  /// The goals for it without those against it.
  public var difference: Int { goalsFor - goalsAgainst }

  /// Whether it stands before another: by points, then the difference of goals, then goals.
  func isBefore(_ other: Self) -> Bool {
    if points != other.points { return points > other.points }
    if difference != other.difference { return difference > other.difference }
    return goalsFor > other.goalsFor
  }
}

extension Gather {
  /// The table of all games that are over, the best team first; level teams in their order.
  public var table: [TeamStanding] {
    let games = playedGames.filter { $0.wasPlayed && !isOn($0) }
    var table: [TeamStanding] = []
    for side in sides {
      let standing = TeamStanding(side, in: games)
      let position = table.firstIndex { standing.isBefore($0) } ?? table.endIndex
      table.insert(standing, at: position)
    }
    return table
  }

  /// The team that won: the match, or the row of games; `nil` where two are level.
  public var winner: Side? {
    guard isRowOfGames else { return currentGame.winner }
    let table = table
    return table[0].isBefore(table[1]) ? table[0].side : nil
  }
}
