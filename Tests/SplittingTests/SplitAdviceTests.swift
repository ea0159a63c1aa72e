import Domain
import Splitting
import TestSupport
import Testing

struct SplitAdviceTests {
  @Test func `a swap that makes the gap less is found, and is the best of all`() throws {
    var numbers = SplitMix64(seed: 1)
    var mended = 0
    for _ in 0..<500 {
      let teams = numbers.number(2...4)
      let request = SplitRequests.random(&numbers, players: 4...12, teams: teams)
      var made = Array(repeating: [Int](), count: teams)
      for player in request.players.indices where numbers.chance(95) {
        made[numbers.number(0...(teams - 1))].append(player)
      }
      let advice: SplitAdvice
      do { advice = try SplitAdvice(request, teams: made) } catch { continue }
      let gap = Self.gap(advice.strengths)
      let best = Self.changes(of: made).filter { Self.isAllowed($0, after: made, request) }
        .map { Self.gap(Self.strengths($0, request)) }.min()
      guard let best, best < gap - 1e-9 else {
        #expect(advice.mend == nil, "\(request) \(made)")
        continue
      }
      mended += 1
      let swap = try #require(advice.mend)
      #expect(abs(Self.gap(swap.strengths) - best) < 1e-9, "\(request) \(made)")
      #expect(Self.isAllowed(Self.teams(made, after: swap), after: made, request))
    }
    #expect(mended > 100)
  }

  @Test func `a move by hand costs what the gap grows by`() throws {
    let request = SplitRequest(players: [10, 20, 30, 40].map(Self.player))
    #expect(try Split.best(request).strengths.gapTenths == 0)
    #expect(try SplitAdvice(request, teams: [[0, 1], [2, 3]]).strengths.gapTenths == 40)
  }

  @Test func `the swap that helps a team is worth it and leaves the least gap`() throws {
    // Given 9, 6, 4 against 7, 5, 4
    let request = SplitRequest(players: [90, 60, 40, 70, 50, 40].map(Self.player))
    let advice = try SplitAdvice(request, teams: [[0, 1, 2], [3, 4, 5]])
    // Then the stronger team gets a level, not a player who is as good
    let helped = try #require(advice.swap(helping: 0))
    #expect(helped.strengths.gapTenths == 50)
    // And the weaker one what makes the teams the closest
    let mended = try #require(advice.swap(helping: 1))
    #expect(mended.strengths.gapTenths == advice.mend?.strengths.gapTenths)
  }

  @Test func `no swap helps a team of equals`() throws {
    let request = SplitRequest(players: [50, 50, 50, 51].map(Self.player))
    #expect(try SplitAdvice(request, teams: [[0, 1], [2, 3]]).swap(helping: 0) == nil)
  }

  @Test func `two who are together are not torn apart to mend a gap`() throws {
    var request = SplitRequest(players: [80, 70, 30, 40].map(Self.player))
    #expect(try SplitAdvice(request, teams: [[0, 1], [2, 3]]).mend?.other != nil)
    request.together = [[0, 1]]
    #expect(try SplitAdvice(request, teams: [[0, 1], [2, 3]]).mend == nil)
  }

  @Test func `who left leaves a gap that the move of another mends`() throws {
    // Given five against three, because a player of the second team went home
    let request = SplitRequest(players: Array(repeating: Self.player(50), count: 8))
    let advice = try SplitAdvice(request, teams: [[0, 1, 2, 3, 4], [5, 6, 7]])
    // Then
    let swap = try #require(advice.mend)
    #expect([swap.player, swap.team] == [0, 1])
    #expect(swap.other == nil)
    #expect(swap.strengths.gap == 0)
  }

  @Test func `players who are not there or in two teams are refused`() {
    let request = SplitRequest(players: [80, 70, 30, 40].map(Self.player))
    #expect(throws: SplitError.unknownPlayer(4)) {
      try SplitAdvice(request, teams: [[0, 4], [2, 3]])
    }
    #expect(throws: SplitError.unknownPlayer(-1)) {
      try SplitAdvice(request, teams: [[0, -1], [2, 3]])
    }
    #expect(throws: SplitError.repeatedPlayer(2)) {
      try SplitAdvice(request, teams: [[0, 2], [2, 3]])
    }
    #expect(throws: SplitError.teamCount(3)) {
      try SplitAdvice(request, teams: [[0], [2], [1, 3]])
    }
  }

  private static func player(_ tenths: Int) -> SplitPlayer {
    SplitPlayer(level: Level(clamping: tenths))
  }

  private static func gap(_ strengths: TeamStrengths) -> Double {
    Double(strengths.gap) / Double(strengths.scale)
  }

  private static func strengths(_ teams: [[Int]], _ request: SplitRequest) -> TeamStrengths {
    TeamStrengths(of: teams.map { $0.map { request.players[$0].level } })
  }

  /// All teams that a swap, or a move out of a larger team, makes of some.
  private static func changes(of teams: [[Int]]) -> [[[Int]]] {
    var changes: [[[Int]]] = []
    for one in teams.indices {
      for other in teams.indices where other != one {
        for player in teams[one] {
          var moved = teams
          moved[one].removeAll { $0 == player }
          moved[other].append(player)
          if teams[one].count > max(1, teams[other].count) { changes.append(moved) }
          for second in teams[other] {
            var swapped = moved
            swapped[other].removeAll { $0 == second }
            swapped[one].append(second)
            changes.append(swapped)
          }
        }
      }
    }
    return changes
  }

  private static func teams(_ teams: [[Int]], after swap: SplitAdvice.Swap) -> [[Int]] {
    var after = teams.map { $0.filter { $0 != swap.player && $0 != swap.other } }
    after[swap.team].append(swap.player)
    if let other = swap.other, let own = teams.firstIndex(where: { $0.contains(swap.player) }) {
      after[own].append(other)
    }
    return after
  }

  /// Whether no pair breaks a rule that it kept before, and goalkeepers are no less apart.
  private static func isAllowed(
    _ after: [[Int]], after before: [[Int]], _ request: SplitRequest
  ) -> Bool {
    let wasBroken = broken(before, request)
    return broken(after, request).isSubset(of: wasBroken)
      && goalkeepers(after, request) <= goalkeepers(before, request)
  }

  private static func goalkeepers(_ teams: [[Int]], _ request: SplitRequest) -> Int {
    teams.reduce(0) { sum, team in
      let count = team.count { request.players[$0].position == .goalkeeper }
      return sum + count * count
    }
  }

  private static func broken(_ teams: [[Int]], _ request: SplitRequest) -> Set<String> {
    var broken: Set<String> = []
    func team(_ player: Int) -> Int? { teams.firstIndex { $0.contains(player) } }
    for (player, details) in request.players.enumerated() {
      if let fixed = details.team, let team = team(player), team != fixed {
        broken.insert("fixed \(player)")
      }
    }
    for (rules, areTogether) in [(request.together, true), (request.apart, false)] {
      for rule in rules {
        for one in rule {
          for other in rule where one < other {
            guard let first = team(one), let second = team(other) else { continue }
            if (first == second) != areTogether { broken.insert("\(areTogether) \(one) \(other)") }
          }
        }
      }
    }
    return broken
  }
}
