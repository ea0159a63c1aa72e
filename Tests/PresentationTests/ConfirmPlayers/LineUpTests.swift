import Domain
import Presentation
import TestSupport
import Testing

/// Arranging a line-up, with random line-ups.
@Suite("Arranging a line-up")
struct LineUpTests {
  private func lineUp(_ random: inout SplitMix64) -> LineUp {
    let teams = random.number(Gather.teamRange)
    var lineUp = LineUp(
      places: (0..<random.number(0...24)).map { number in
        LineUp.Spot(player: .fixed(UInt64(number)), team: Team.allCases[random.number(0...teams)])
      })
    lineUp.teamCount = teams
    lineUp.teams[.teamA] = TeamDetails(color: .red)
    return lineUp
  }

  private func sizes(_ lineUp: LineUp) -> [Int] {
    lineUp.sides.map { lineUp.count(in: $0.team) }
  }

  /// By how many players the largest team is larger than the smallest.
  private func difference(_ sizes: [Int]) -> Int { (sizes.max() ?? 0) - (sizes.min() ?? 0) }

  /// How many players must change teams: those beyond what an even team has.
  private func surplus(_ sizes: [Int]) -> Int {
    let (even, rest) = sizes.reduce(0, +).quotientAndRemainder(dividingBy: sizes.count)
    return zip(0..., sizes.sorted(by: >)).reduce(0) { sum, size in
      sum + max(0, size.1 - even - (size.0 < rest ? 1 : 0))
    }
  }

  private func players(_ lineUp: LineUp) -> Set<RawIdentifier> {
    Set(lineUp.places.map { $0.player.raw })
  }

  @Test(arguments: UInt64(0)..<100)
  func `evening out moves as few as possible, and none on or off the bench`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let before = lineUp(&random)
    let after = before.evenedOut()
    #expect(!after.isUneven && before.isUneven == (difference(sizes(before)) >= 2))
    #expect(difference(sizes(after)) <= 1)
    let moved = before.places.filter { !after.places.contains($0) }
    #expect(moved.count == (before.isUneven ? surplus(sizes(before)) : 0))
    #expect(moved.allSatisfy { $0.team != .bench })
    #expect(players(after) == players(before) && after[.teamA] == before[.teamA])
  }

  @Test(arguments: UInt64(0)..<100)
  func `shuffling puts everyone into teams of the same size`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let before = lineUp(&random)
    var again = random
    let after = before.shuffled(using: &random)
    #expect(players(after) == players(before) && after.count(in: .bench) == 0)
    #expect(difference(sizes(after)) <= 1 && sizes(after) == sizes(after).sorted(by: >))
    #expect(after == before.shuffled(using: &again) && after[.teamA] == before[.teamA])
  }

  @Test func `shuffling finds all ways to divide four players`() {
    var random = SplitMix64(seed: 1)
    let four = LineUp(benched: (1...4).map { .fixed($0) })
    let ways = (0..<200).map { _ in
      Set(four.shuffled(using: &random).places.filter { $0.team == .teamA }.map { $0.player.raw })
    }
    #expect(Set(ways).count == 6)
  }

  @Test(arguments: UInt64(0)..<100)
  func `teams of a gather are taken over, and the others even them out`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let before = lineUp(&random)
    let former = lineUp(&random)
    let name = try ShortText("P")
    let gather = Gather(
      id: .friday, startedAt: .kickOff,
      appearances: former.places.map {
        Appearance(Participant(id: $0.player, name: name, team: $0.team), since: .kickOff)
      })
    let after = before.divided(as: gather)
    #expect(players(after) == players(before) && after.count(in: .bench) == 0)
    let known = former.places.filter {
      $0.team != .bench && players(before).contains($0.player.raw)
    }
    for place in known { #expect(after.places.contains(place)) }
    #expect(after.teamCount == gather.teamCount)
    #expect(difference(sizes(after)) <= max(difference(sizes(after.with(known))), 1))
  }

  @Test(arguments: UInt64(0)..<50)
  func `players of a team that is no more go to the bench`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let before = lineUp(&random)
    var after = before
    after.teamCount = 2
    #expect(players(after) == players(before) && after.sides == [.teamA, .teamB])
    for (place, earlier) in zip(after.places, before.places) {
      let isLost = earlier.team == .teamC || earlier.team == .teamD
      #expect(place.team == (isLost ? .bench : earlier.team))
    }
  }

  @Test(arguments: [-1, 0, 1, 5, 1_000])
  func `a number of teams that cannot be becomes one that can`(count: Int) {
    var lineUp = LineUp(benched: [.fixed(1)])
    lineUp.teamCount = count
    #expect(Gather.teamRange.contains(lineUp.teamCount))
  }
}
