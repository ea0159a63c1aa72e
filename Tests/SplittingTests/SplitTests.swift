import Domain
import Splitting
import TestSupport
import Testing

struct SplitTests {
  @Test func `two players are a team each`() throws {
    let split = try Split.best(SplitRequest(players: [80, 30].map(Self.player)))
    #expect(split.teams == [[0], [1]])
    #expect(split.strengths.tenths == [80, 30])
    #expect(split.isBest && split.isComplete)
    #expect([split.possible, split.equallyGood] == [1, 1])
  }

  @Test func `ten on each side can be split in 92,378 ways`() throws {
    var numbers = SplitMix64(seed: 5)
    let split = try Split.best(Self.request(20, &numbers))
    #expect(split.possible == 92_378)
    #expect(split.isBest && split.isComplete)
  }

  @Test(arguments: [(2, 352_716), (3, 0), (4, 0)])
  func `of players who are all the same every split is as good`(teams: Int, count: Int64) throws {
    let players = Array(repeating: SplitPlayer(level: .average), count: 22)
    let split = try Split.best(SplitRequest(players: players, teamCount: teams, seed: 3))
    #expect(split.equallyGood == split.possible)
    #expect(split.isComplete)
    #expect(count == 0 || split.possible == count)
  }

  @Test(arguments: [(50, 2), (200, 2), (200, 4), (61, 3)])
  func `many players are split well, and nothing is claimed that is not so`(
    players: Int, teams: Int
  ) throws {
    var numbers = SplitMix64(seed: UInt64(players * teams))
    var request = Self.request(players, teams: teams, &numbers)
    request.together = [[0, 1, 2], [3, 4]]
    request.apart = [[0, 3], [5, 6]]
    let split = try Split.best(request)
    #expect(split.bound <= split.strengths.gap)
    #expect(split.strengths.gapTenths <= 10)
    #expect(split.teams.flatMap(\.self).sorted() == Array(0..<players))
    let sizes = split.teams.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) == (players % teams == 0 ? 0 : 1))
    for rule in request.together {
      #expect(split.teams.contains { Set(rule).isSubset(of: $0) })
    }
    for rule in request.apart {
      #expect(!split.teams.contains { Set(rule).isSubset(of: $0) })
    }
  }

  @Test(arguments: 3...4, [10...100, 10...20])
  func `of 200 players with 50 goalkeepers, strong or weak, each team gets its share`(
    teams: Int, goalkeeperLevels: ClosedRange<Int>
  ) throws {
    var numbers = SplitMix64(seed: 200)
    for _ in 0..<3 {
      let players = (0..<200).map { _ in
        let isGoalkeeper = numbers.chance(25)
        let levels = isGoalkeeper ? goalkeeperLevels : Level.range
        return SplitPlayer(
          level: Level(clamping: numbers.number(levels)),
          position: isGoalkeeper ? .goalkeeper : .defender)
      }
      let split = try Split.best(SplitRequest(players: players, teamCount: teams))
      let goalkeepers = split.teams.map { $0.count { players[$0].position == .goalkeeper } }
      #expect((goalkeepers.max() ?? 0) - (goalkeepers.min() ?? 0) <= 1)
    }
  }

  @Test func `with 50 players the least gap is proved`() throws {
    var numbers = SplitMix64(seed: 50)
    for _ in 0..<5 { #expect(try Split.best(Self.request(50, &numbers)).isBest) }
  }

  @Test(arguments: 2...4)
  func `the same request gives the same split, however it is cut into slices`(teams: Int) throws {
    var numbers = SplitMix64(seed: 8)
    for players in [7, 12, 15] {
      let request = Self.request(players, teams: teams, &numbers)
      let split = try Split.best(request)
      let search = try SplitSearch(request)
      while !search.isFinished {
        search.run(steps: numbers.number(1...3_000))
        let soFar = search.split
        #expect(soFar.teams.flatMap(\.self).count == players)
      }
      #expect(search.split == split)
    }
  }

  @Test(arguments: 2...4)
  func `another visits each of the equally good splits once, and then the first again`(
    teams: Int
  ) throws {
    var request = SplitRequest(
      players: [30, 30, 30, 55, 55, 55, 80, 80].map(Self.player), teamCount: teams, seed: 4)
    let first = try Split.best(request)
    #expect(first.equallyGood > 5)
    var seen: Set<[[Int]]> = []
    for choice in 0..<Int(first.equallyGood) {
      request.choice = choice
      let split = try Split.best(request)
      seen.insert(split.teams)
      #expect(split.quality == first.quality)
      #expect(split.strengths.gap == first.strengths.gap)
    }
    #expect(seen.count == Int(first.equallyGood))
    request.choice = Int(first.equallyGood)
    #expect(try Split.best(request) == first)
    request.choice = -Int(first.equallyGood)
    #expect(try Split.best(request) == first)
  }

  @Test(arguments: [50, 24])
  func `another of very many is another, too`(players: Int) throws {
    var request = SplitRequest(
      players: Array(repeating: SplitPlayer(level: .average), count: players),
      teamCount: players == 24 ? 4 : 2)
    var seen: Set<[[Int]]> = []
    for choice in 0..<10 {
      request.choice = choice
      seen.insert(try Split.best(request).teams)
    }
    #expect(seen.count == 10)
  }

  @Test func `the seed chooses among equally good splits`() throws {
    var request = SplitRequest(players: Array(repeating: Self.player(55), count: 10))
    var seen: Set<[[Int]]> = []
    for seed in 0..<60 {
      request.seed = UInt64(seed)
      seen.insert(try Split.best(request).teams)
    }
    #expect(seen.count > 30)
  }

  @Test func `the two best are in different teams where the sums allow it`() throws {
    // Given two of 10.0 and two of 1.0, who are as strong together as four of 5.5
    let request = SplitRequest(players: [100, 100, 10, 10, 55, 55, 55, 55].map(Self.player))
    // Then
    let split = try Split.best(request)
    #expect(split.strengths.gap == 0)
    #expect(split.teams.allSatisfy { $0.contains(0) != $0.contains(1) })
  }

  @Test func `an extra player is worth 2.5, and the others their mean`() {
    let levels = [[60, 60, 60], [50, 40]].map { $0.map { Level(clamping: $0) } }
    let strengths = TeamStrengths(of: levels)
    #expect(strengths.tenths == [145, 90])
    #expect(strengths.gapTenths == 55)
  }

  static func player(_ tenths: Int) -> SplitPlayer { SplitPlayer(level: Level(clamping: tenths)) }

  private static func request(
    _ players: Int, teams: Int = 2, _ numbers: inout SplitMix64
  ) -> SplitRequest {
    SplitRequest(
      players: (0..<players).map { _ in player(numbers.number(Level.range)) }, teamCount: teams,
      seed: numbers.next())
  }
}
