package import Domain

extension LineUp {
  /// The number of players in a team, or on the bench.
  package func count(in team: Team) -> Int { places.count { $0.team == team } }

  /// The difference from which moving a player makes the teams more even.
  package static let unevenDifference = 2

  /// Whether one team has at least two players more than the other.
  package var isUneven: Bool {
    abs(count(in: .teamA) - count(in: .teamB)) >= Self.unevenDifference
  }

  /// The same line-up with as few players as possible moved from the larger team, its last ones.
  package func evenedOut() -> LineUp {
    let (larger, smaller): (Team, Team) =
      count(in: .teamA) > count(in: .teamB) ? (.teamA, .teamB) : (.teamB, .teamA)
    let surplus = (count(in: larger) - count(in: smaller)) / 2
    let moving = places.filter { $0.team == larger }.suffix(surplus)
    return moving.reduce(self) { $0.moving($1.player, to: smaller) }
  }

  /// All players in random teams of the same size; Team A has one more when their number is odd.
  package func shuffled(using generator: inout some RandomNumberGenerator) -> LineUp {
    with(
      places.shuffled(using: &generator).enumerated().map { index, place in
        Spot(player: place.player, team: index % 2 == 0 ? .teamA : .teamB)
      })
  }

  /// Players in the teams that they were in last in a gather; each of the others in the team that
  /// is then smaller.
  package func divided(as gather: Gather) -> LineUp {
    var divided = with([])
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
      let isSmaller = divided.count(in: .teamB) < divided.count(in: .teamA)
      divided.places.append(Spot(player: player, team: isSmaller ? .teamB : .teamA))
    }
    return divided
  }
}
