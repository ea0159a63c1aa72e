import Domain
import Presentation
import TestSupport
import Testing

/// Arranging a line-up, with random line-ups.
@Suite("Arranging a line-up")
struct LineUpTests {
  private func lineUp(_ random: inout SplitMix64) -> LineUp {
    LineUp(
      places: (0..<random.number(0...24)).map { number in
        LineUp.Spot(player: .fixed(UInt64(number)), team: Team.allCases[random.number(0...2)])
      },
      teamA: TeamDetails(color: .red))
  }

  private func sizes(_ lineUp: LineUp) -> [Int] {
    [Team.teamA, .teamB].map { lineUp.count(in: $0) }
  }

  private func players(_ lineUp: LineUp) -> Set<RawIdentifier> {
    Set(lineUp.places.map { $0.player.raw })
  }

  @Test(arguments: UInt64(0)..<100)
  func `evening out moves as few as possible, and none on or off the bench`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let before = lineUp(&random)
    let after = before.evenedOut()
    let difference = abs(sizes(before)[0] - sizes(before)[1])
    #expect(!after.isUneven && before.isUneven == (difference >= 2))
    #expect(abs(sizes(after)[0] - sizes(after)[1]) == difference % 2)
    let moved = before.places.filter { !after.places.contains($0) }
    #expect(moved.count == difference / 2)
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
    #expect((0...1).contains(sizes(after)[0] - sizes(after)[1]))
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
    let difference = { (places: [LineUp.Spot]) in
      abs(places.count { $0.team == .teamA } - places.count { $0.team == .teamB })
    }
    #expect(difference(after.places) <= max(difference(known), 1))
  }
}
