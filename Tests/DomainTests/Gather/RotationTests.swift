import Domain
import TestSupport
import Testing

@Suite("Who plays next")
struct RotationTests {
  /// Teams that play by a rule; each game has a goal of the winner, if there is one.
  private struct Evening {
    var squad: Squad
    private var games: UInt64 = 0

    init(teams: Int, _ rotation: Rotation) throws {
      let participants = try Side.first(teams).map {
        Participant(id: .fixed(UInt64($0.index + 1)), name: try ShortText("P"), team: $0.team)
      }
      squad = try Squad(
        after: .gather(.friday, .started(participants)), .gather(.friday, .rotationSet(rotation)))
    }

    var next: Pairing {
      get throws { try #require(squad.gather(.friday)).nextPairing }
    }

    /// Plays what is proposed; returns the teams.
    @discardableResult
    mutating func play(_ winner: Side? = nil) throws -> Set<Side> {
      games += 1
      let pairing = try next
      let (game, minute) = (Game.ID.fixed(games), Int64(games) * 10)
      try apply(.gather(.friday, .gameStarted(game, pairing)), minute)
      try apply(.clock(.friday, game, .started), minute)
      if let winner {
        try apply(.goal(.friday, .fixed(games), .added(winner, in: game)), minute + 1)
      }
      return Set(pairing.sides)
    }

    mutating func apply(_ change: Change, _ minute: Int64) throws {
      try squad.apply(change, at: .kickOff(plusMinutes: minute))
    }
  }

  @Test func `the winner stays against the team that rested longest`() throws {
    var evening = try Evening(teams: 4, .winnerStays(atMost: 9))
    #expect(try evening.play(.teamB) == [.teamA, .teamB])
    #expect(try evening.play(.teamB) == [.teamB, .teamC])
    #expect(try evening.play(.teamD) == [.teamB, .teamD])
    #expect(try evening.play() == [.teamD, .teamA])
  }

  @Test func `a winner stays only so many times, and then rests`() throws {
    var evening = try Evening(teams: 3, .winnerStays(atMost: 2))
    #expect(try evening.play(.teamA) == [.teamA, .teamB])
    #expect(try evening.play(.teamA) == [.teamA, .teamC])
    #expect(try evening.play(.teamA) == [.teamA, .teamB])
    #expect(try evening.play() == [.teamB, .teamC], "Team A stayed twice.")
  }

  @Test func `of four teams two come on when the winner stayed often enough`() throws {
    var evening = try Evening(teams: 4, .winnerStays(atMost: 1))
    try evening.play(.teamA)
    #expect(try evening.play(.teamA) == [.teamA, .teamC])
    #expect(try evening.play() == [.teamB, .teamD])
  }

  @Test func `after a draw the team stays that came on later`() throws {
    var evening = try Evening(teams: 3, .winnerStays(atMost: 2))
    try evening.play(.teamA)
    #expect(try evening.play() == [.teamA, .teamC])
    #expect(try evening.play() == [.teamC, .teamB], "Team C came on later than Team A.")
  }

  @Test func `of two that came on together the away team stays after a draw`() throws {
    var evening = try Evening(teams: 3, .winnerStays(atMost: 2))
    try evening.play()
    #expect(try evening.play() == [.teamB, .teamC])
  }

  @Test(arguments: [3, 4], [1, 2, 3])
  func `all play each other equally often`(teams: Int, rounds: Int) throws {
    var evening = try Evening(teams: teams, .everybodyPlays)
    let pairs = teams * (teams - 1) / 2
    var meetings: [Set<Side>: Int] = [:]
    for game in 0..<(rounds * pairs) {
      let winner = try evening.next.sides[game % 2]
      meetings[try evening.play(winner), default: 0] += 1
    }
    #expect(meetings.count == pairs && meetings.values.allSatisfy { $0 == rounds })
  }

  @Test func `teams without players rest as long as two have some`() throws {
    var evening = try Evening(teams: 3, .everybodyPlays)
    try evening.apply(.gather(.friday, .participantLeft(.fixed(2))), 1)
    #expect(try Set(evening.next.sides) == [.teamA, .teamC])
    try evening.apply(.gather(.friday, .participantLeft(.fixed(3))), 2)
    #expect(try Set(evening.next.sides) == [.teamA, .teamB])
  }

  @Test(arguments: [1, 2, 5], [2, 3, 4])
  func `no team rests for more than twice as many games as there are teams`(
    most: Int, teams: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(most * 10 + teams))
    var evening = try Evening(teams: teams, .winnerStays(atMost: most))
    var rests: [Side: Int] = [:]
    for _ in 0..<40 {
      let next = try evening.next
      let playing = try evening.play(random.chance(70) ? random.oneOf(next.sides) : nil)
      for side in Side.first(teams) {
        rests[side] = playing.contains(side) ? 0 : rests[side, default: 0] + 1
        #expect(rests[side, default: 0] <= 2 * teams)
      }
    }
  }
}
