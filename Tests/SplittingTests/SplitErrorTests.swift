import Domain
import Splitting
import Testing

struct SplitErrorTests {
  /// Two groups of rules that can each be worked out, and together have 200 million combinations.
  @Test func `rules that would take too much memory together are refused`() {
    var players: [SplitPlayer] = []
    var together: [[Int]] = []
    var apart: [[Int]] = []
    func add(_ count: Int, _ position: Position? = nil) -> [Int] {
      let first = players.count
      for _ in 0..<count { players.append(SplitPlayer(level: .average, position: position)) }
      return Array(first..<players.count)
    }
    for goalkeeperUnits in [[], [1, 2, 4]] {
      let hub = add(1)[0]
      let units =
        [1, 2, 4, 8, 16, 32].map { add($0) } + goalkeeperUnits.map { add($0, .goalkeeper) }
      for unit in units {
        if unit.count > 1 { together.append(unit) }
        apart.append([hub, unit[0]])
      }
    }
    let request = SplitRequest(
      players: players, teamCount: 4, together: together, apart: apart)
    #expect(throws: SplitError.tooManyRules) { try Split.best(request) }
  }

  @Test(arguments: [(0, 2), (1, 2), (2, 3), (3, 4)])
  func `each team needs a player`(players: Int, teams: Int) {
    #expect(throws: SplitError.tooFewPlayers(players)) {
      try Split.best(Self.request(players, teams: teams))
    }
  }

  @Test func `more than 200 players are refused`() {
    #expect(throws: SplitError.tooManyPlayers(201)) { try Split.best(Self.request(201)) }
  }

  @Test(arguments: [-1, 0, 1, 5, .max])
  func `there are two to four teams`(teams: Int) {
    #expect(throws: SplitError.teamCount(teams)) {
      try Split.best(Self.request(10, teams: teams))
    }
  }

  @Test(arguments: [[5, 4], [5], [5, 5, 0], [10, 0], [11, -1], [.max, .max], []])
  func `sizes must add up, and each be at least one`(sizes: [Int]) {
    var request = Self.request(10)
    request.sizes = sizes
    #expect(throws: SplitError.sizesDoNotAddUp(sizes)) { try Split.best(request) }
  }

  @Test(arguments: [-1, 10, .max, .min])
  func `rules about players who are not there are refused`(player: Int) {
    var request = Self.request(10)
    request.together = [[0, player]]
    #expect(throws: SplitError.unknownPlayer(player)) { try Split.best(request) }
    request.together = []
    request.apart = [[player, 1]]
    #expect(throws: SplitError.unknownPlayer(player)) { try Split.best(request) }
  }

  @Test func `earlier teams of too few or too many players are refused`() {
    var request = Self.request(3)
    request.earlier = [[0, 1, 0], [0, 1]]
    #expect(throws: SplitError.unknownPlayer(2)) { try Split.best(request) }
    request.earlier = [[0, 1, 0, 1]]
    #expect(throws: SplitError.unknownPlayer(3)) { try Split.best(request) }
  }

  @Test func `a player who is named twice by a rule is refused`() {
    var request = Self.request(10)
    request.apart = [[3, 3]]
    #expect(throws: SplitError.repeatedPlayer(3)) { try Split.best(request) }
    request.apart = []
    request.together = [[1, 2, 1]]
    #expect(throws: SplitError.repeatedPlayer(1)) { try Split.best(request) }
  }

  @Test(arguments: [-1, 2, .max])
  func `a player cannot be fixed to a team that is not there`(team: Int) {
    var request = Self.request(4)
    request.players[2] = SplitPlayer(level: .average, team: team)
    #expect(throws: SplitError.unknownTeam(team, player: 2)) { try Split.best(request) }
  }

  @Test func `two who are together and apart are named`() {
    var request = Self.request(6)
    request.together = [[1, 2, 3]]
    request.apart = [[4, 5], [3, 1]]
    #expect(throws: SplitError.togetherAndApart(3, 1, between: [])) { try Split.best(request) }
  }

  @Test func `those who connect two who are apart are named in order`() {
    var request = Self.request(8)
    request.together = [[5, 6], [0, 1], [6, 0], [1, 4]]
    request.apart = [[5, 4]]
    #expect(throws: SplitError.togetherAndApart(5, 4, between: [6, 0, 1])) {
      try Split.best(request)
    }
  }

  @Test func `two who are together but fixed to different teams are named`() {
    var request = Self.request(6)
    request.players[1] = SplitPlayer(level: .average, team: 0)
    request.players[4] = SplitPlayer(level: .average, team: 1)
    request.together = [[1, 2], [2, 4]]
    #expect(throws: SplitError.togetherInDifferentTeams(1, 4, between: [2])) {
      try Split.best(request)
    }
  }

  @Test func `two who are apart but fixed to one team are named`() {
    var request = Self.request(6)
    request.players[1] = SplitPlayer(level: .average, team: 1)
    request.players[4] = SplitPlayer(level: .average, team: 1)
    request.apart = [[1, 4]]
    #expect(throws: SplitError.apartInSameTeam(1, 4)) { try Split.best(request) }
  }

  @Test func `more who are apart than there are teams are named`() throws {
    var request = Self.request(8)
    request.apart = [[7, 2, 4]]
    #expect(throws: SplitError.moreApartThanTeams([7, 2, 4])) { try Split.best(request) }
    request.teamCount = 3
    #expect(try Split.best(request).isBest)
  }

  @Test func `only those whose rules contradict each other are named`() {
    // Given three who are each apart from the others, and more rules that are in no one's way
    var request = Self.request(10)
    request.apart = [[0, 1], [1, 2], [2, 3], [3, 1], [3, 4], [6, 7]]
    // Then
    #expect(throws: SplitError.contradiction([1, 2, 3])) { try Split.best(request) }
  }

  @Test func `players fixed so that a chain of rules cannot hold are named`() {
    var request = Self.request(6)
    request.players[0] = SplitPlayer(level: .average, team: 0)
    request.players[2] = SplitPlayer(level: .average, team: 1)
    request.apart = [[0, 1], [1, 2]]
    #expect(throws: SplitError.contradiction([0, 1, 2])) { try Split.best(request) }
  }

  @Test func `three teams cannot part four who are all apart`() {
    var request = Self.request(9, teams: 3)
    request.apart = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3], [3, 4]]
    #expect(throws: SplitError.contradiction([0, 1, 2, 3])) { try Split.best(request) }
  }

  @Test func `rules that leave a team empty are refused`() {
    var request = Self.request(4)
    request.together = [[0, 1], [2, 3], [1, 2]]
    #expect(throws: SplitError.emptyTeam) { try Split.best(request) }
    request.together = []
    request.players = Array(repeating: SplitPlayer(level: .average, team: 1), count: 4)
    #expect(throws: SplitError.emptyTeam) { try Split.best(request) }
  }

  @Test func `too many rules end the search instead of making it endless`() {
    // Given one who is apart from 60 others in four teams
    var request = Self.request(100, teams: 4)
    request.apart = (1...60).map { [0, $0] }
    // Then
    #expect(throws: SplitError.tooManyRules) { try Split.best(request) }
  }

  private static func request(_ players: Int, teams: Int = 2) -> SplitRequest {
    SplitRequest(
      players: Array(repeating: SplitPlayer(level: .average), count: players), teamCount: teams)
  }
}
