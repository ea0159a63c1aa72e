/// How the teams of the next game are chosen in a gather of three or four teams.
public enum Rotation: Hashable, Sendable {
  /// The winner stays on, at most so many times in a row; the team that rested longest comes on.
  case winnerStays(atMost: Int)
  /// Each team plays each other one as often as the others do.
  case everybodyPlays

  /// How many times in a row a winner may be allowed to stay.
  public static let stayRange = 1...9
  /// The rule of a gather until a user chooses another.
  public static let `default` = Rotation.winnerStays(atMost: 2)
}

extension Gather {
  /// The teams that should play next, by the rule of the gather.
  ///
  /// Only teams that have a player now come on, as long as there are two of them.
  public var nextPairing: Pairing { nextPairing(by: rotation) }

  /// The teams that should play next by a rule.
  package func nextPairing(by rotation: Rotation) -> Pairing {
    let present = sides.filter { side in appearances.contains { $0.place == side.team } }
    let history = GameHistory(playedGames.filter { $0.wasPlayed }.map { ($0.pairing, $0.winner) })
    return history.next(rotation, present.count < 2 ? sides : present)
  }
}

/// The games so far, as a rule for the next one sees them.
struct GameHistory {
  private let games: [(pairing: Pairing, winner: Side?)]

  init(_ games: [(pairing: Pairing, winner: Side?)]) { self.games = games }

  /// The next pairing of some teams, of which there are at least two.
  func next(_ rotation: Rotation, _ sides: [Side]) -> Pairing {
    guard let last = games.last else { return pairing(sides[0], sides[1]) }
    return switch rotation {
    case .winnerStays(let most): nextAfter(last, atMost: most, sides)
    case .everybodyPlays: fewestMeetings(sides)
    }
  }

  private func nextAfter(
    _ last: (pairing: Pairing, winner: Side?), atMost most: Int, _ sides: [Side]
  ) -> Pairing {
    let rested = sides.filter { !last.pairing.contains($0) }
      .sorted { rank($0) < rank($1) }
    let stays = staying(after: last).filter { sides.contains($0) }
    guard let first = rested.first else { return last.pairing }
    if let winner = stays.first, streak(of: winner) <= most { return pairing(winner, first) }
    // The winner has stayed often enough, so two come on where two wait.
    if rested.count > 1 { return pairing(first, rested[1]) }
    return pairing(stays.last ?? last.pairing.home, first)
  }

  /// The teams of a game in the order in which they may stay: the winner; after a draw the one that
  /// came on later, and the away team of two that came on together.
  private func staying(after last: (pairing: Pairing, winner: Side?)) -> [Side] {
    if let winner = last.winner { return [winner, last.pairing.opponent(of: winner)] }
    let (home, away) = (last.pairing.home, last.pairing.away)
    return streak(of: home) < streak(of: away) ? [home, away] : [away, home]
  }

  /// How many games in a row a team has played up to now.
  private func streak(of side: Side) -> Int {
    games.reversed().prefix { $0.pairing.contains(side) }.count
  }

  private func fewestMeetings(_ sides: [Side]) -> Pairing {
    var best: (pairing: Pairing, rank: [Int])?
    for (index, home) in sides.enumerated() {
      for away in sides.dropFirst(index + 1) {
        let pairing = pairing(home, away)
        let meetings = games.count { $0.pairing.isSame(as: pairing) }
        let played = games.count { $0.pairing.contains(home) || $0.pairing.contains(away) }
        let rank = [meetings, played, max(lastGame(of: home), lastGame(of: away))]
        if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
        best = (pairing, rank)
      }
    }
    return best?.pairing ?? .first
  }

  /// Orders teams by how long they have rested.
  private func rank(_ side: Side) -> Int { lastGame(of: side) * Side.allCases.count + side.index }

  /// The number of the last game that a team played, 0 when it played none.
  private func lastGame(of side: Side) -> Int {
    (games.lastIndex { $0.pairing.contains(side) } ?? -1) + 1
  }

  private func pairing(_ home: Side, _ away: Side) -> Pairing { Pairing(home, away) ?? .first }
}
