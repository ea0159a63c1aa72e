/// Deals the strongest of very many players to two teams, one after the other to where strength is
/// lacking, so that the others can still make the teams right.
struct TwoTeamDeal {
  private(set) var first = TwoTeamItem.Group()
  private(set) var second = TwoTeamItem.Group()

  /// Deals a number of items.
  init(_ items: [TwoTeamItem], count: Int, ends: [SplitCensus]) {
    let census = TwoTeamCensus(items, ends: ends)
    // A team is behind when its players are weaker than so many players are on average.
    let players = items.reduce(0) { $0 + $1.groups.0.players.count + $1.groups.1.players.count }
    let total = items.reduce(0) { $0 + $1.groups.0.surplus + $1.groups.1.surplus }
    var ahead = 0
    for (place, item) in items[..<count].enumerated() {
      let (one, other) = (item.groups.0, item.groups.1)
      let lead =
        (one.surplus - other.surplus) * players
        - (one.players.count - other.players.count) * total
      let wish = abs(ahead + lead) > abs(ahead - lead)
      for swapped in [wish, !wish] {
        let group = item.group(swapped: swapped)
        guard item.allows(swapped: swapped),
          census.canGive(
            players: first.players.count + group.players.count,
            goalkeepers: first.goalkeepers + group.goalkeepers, after: place)
        else { continue }
        ahead += swapped ? -lead : lead
        first.add(group)
        second.add(item.group(swapped: !swapped))
        break
      }
    }
  }
}

/// Which numbers of players and goalkeepers the items after each item can still add to those of the
/// first team to make a good split.
private struct TwoTeamCensus {
  private let players: Int
  private let goalkeepers: Int
  private var canEnd: [[Bool]]

  init(_ items: [TwoTeamItem], ends: [SplitCensus]) {
    players = ends.map { $0.players(0) }.max() ?? 0
    goalkeepers = ends.map { $0.goalkeepers(0) }.max() ?? 0
    let empty = [Bool](repeating: false, count: (players + 1) * (goalkeepers + 1))
    canEnd = Array(repeating: empty, count: items.count + 1)
    for end in ends {
      canEnd[items.count][end.players(0) * (goalkeepers + 1) + end.goalkeepers(0)] = true
    }
    for (place, item) in items.enumerated().reversed() {
      for had in 0...players {
        for kept in 0...goalkeepers {
          canEnd[place][had * (goalkeepers + 1) + kept] = [false, true].contains { swapped in
            let group = item.group(swapped: swapped)
            return item.allows(swapped: swapped)
              && canGive(
                players: had + group.players.count,
                goalkeepers: kept + group.goalkeepers, after: place)
          }
        }
      }
    }
  }

  /// Whether a good split can follow when the first team has this much after an item.
  func canGive(players had: Int, goalkeepers kept: Int, after place: Int) -> Bool {
    guard had <= players, kept <= goalkeepers else { return false }
    return canEnd[place + 1][had * (goalkeepers + 1) + kept]
  }
}
