package import Domain

extension LineUp {
  /// The number of players in a team, or on the bench.
  package func count(in team: Team) -> Int { places.count { $0.team == team } }

  /// The difference from which moving a player makes the teams more even.
  package static let unevenDifference = 2

  /// Whether one team has at least two players more than another.
  package var isUneven: Bool {
    count(in: largest.team) - count(in: smallest.team) >= Self.unevenDifference
  }

  /// The same line-up with as few players as possible moved out of larger teams, their last ones.
  package func evenedOut() -> LineUp {
    var even = self
    while even.isUneven {
      let largest = even.largest.team
      guard let last = even.places.last(where: { $0.team == largest }) else { return even }
      even = even.moving(last.player, to: even.smallest.team)
    }
    // Those who moved stay in the order in which they were.
    return even.with(
      even.places.filter { places.contains($0) }
        + places.compactMap { place in
          even.places.first { $0.player == place.player && $0.team != place.team }
        })
  }

  /// All players in random teams of the same size; the first teams have one more where the number
  /// does not allow it.
  package func shuffled(using generator: inout some RandomNumberGenerator) -> LineUp {
    with(
      places.shuffled(using: &generator).enumerated().map { index, place in
        Spot(player: place.player, team: sides[index % teamCount].team)
      })
  }

  /// As many teams as a gather had, and players in those that they were in last; each of the others
  /// in the team that is then smallest.
  package func divided(as gather: Gather) -> LineUp {
    var divided = with([])
    divided.teamCount = gather.teamCount
    var others: [Player.ID] = []
    for place in places {
      let team = gather.appearances.first { $0.id == place.player }?.team ?? .bench
      if team == .bench {
        others.append(place.player)
      } else {
        divided.places.append(Spot(player: place.player, team: team))
      }
    }
    for player in others {
      divided.places.append(Spot(player: player, team: divided.smallest.team))
    }
    return divided
  }

  /// The first of the teams with the fewest players.
  var smallest: Side {
    sides.reduce(.teamA) { count(in: $1.team) < count(in: $0.team) ? $1 : $0 }
  }

  /// The first of the teams with the most players.
  private var largest: Side {
    sides.reduce(.teamA) { count(in: $1.team) > count(in: $0.team) ? $1 : $0 }
  }
}
