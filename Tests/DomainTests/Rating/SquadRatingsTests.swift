import Domain
import TestSupport
import Testing

@Suite("Ratings of a squad")
struct SquadRatingsTests {
  /// A squad of ten players; the first five always begin in Team A.
  private struct Season {
    var squad = Squad()

    init(players: UInt64 = 10) throws {
      for number in 1...players {
        try squad.apply([.player(.fixed(number), .added(.ann))])
      }
    }

    /// Plays a gather with a result of Team A against Team B.
    mutating func play(
      _ gather: Gather.ID, from minute: Int64, _ goalsA: Int, _ goalsB: Int,
      sizeA: UInt64 = 5, sizeB: UInt64 = 5
    ) throws {
      let name = try ShortText("P")
      let participants = (1...(sizeA + sizeB)).map {
        Participant(id: .fixed($0), name: name, team: $0 <= sizeA ? .teamA : .teamB)
      }
      try apply(.gather(gather, .started(participants)), minute)
      try apply(.clock(gather, nil, .started), minute)
      for goal in 0..<(goalsA + goalsB) {
        let id = Goal.ID.fixed(UInt64(minute) * 1_000 + UInt64(goal))
        try apply(.goal(gather, id, .added(goal < goalsA ? .teamA : .teamB)), minute + 1)
      }
      try apply(.gather(gather, .ended), minute + 60)
    }

    mutating func apply(_ change: Change, _ minute: Int64) throws {
      try squad.apply(change, at: .kickOff(plusMinutes: minute))
    }

    func rating(_ number: Int) throws -> Rating {
      SquadRatings(of: squad).rating(of: try player(number))
    }

    func matches(_ number: Int) throws -> Int {
      SquadRatings(of: squad).matches(of: try player(number))
    }

    func player(_ number: Int) throws -> Player {
      try #require(squad.player(number: number))
    }
  }

  @Test func `each game of a gather is a match of those who played it`() throws {
    // Given three teams of two; Team A wins the first game, Team B and Team C play the second
    var season = try Season()
    let name = try ShortText("P")
    let participants = (1...6).map {
      Participant(id: .fixed($0), name: name, team: Side.allCases[Int($0 - 1) / 2].team)
    }
    try season.apply(.gather(.friday, .started(participants)), 0)
    try season.apply(.goal(.friday, .opener, .added(.teamA)), 1)
    try season.apply(
      .gather(.friday, .gameStarted(.fixed(1), Pairing(.teamB, .teamC) ?? .first)), 10)
    try season.apply(.goal(.friday, .equaliser, .added(.teamC, in: .fixed(1))), 11)
    try season.apply(.gather(.friday, .ended), 20)
    // Then
    #expect(try [1, 3, 5].map { try season.matches($0) } == [1, 2, 1])
    #expect(try season.rating(1).mean > 25 && season.rating(5).mean > 25)
    #expect(try season.rating(3).mean < 25)
  }

  @Test func `winners rise, losers fall, and both are better known`() throws {
    var season = try Season()
    try season.play(.friday, from: 0, 2, 1)
    #expect(try season.rating(1).mean > 26)
    #expect(try season.rating(10).mean < 24)
    #expect(try season.rating(1).deviation < Rating.unknown.deviation)
    #expect(try season.matches(1) == 1)
  }

  @Test func `a draw of equals moves no one`() throws {
    var season = try Season()
    try season.play(.friday, from: 0, 2, 2)
    #expect(try season.rating(1).mean == 25)
  }

  @Test func `a clear win counts more, and one that cannot have been no more than that`() throws {
    var (narrow, clear, absurd) = (try Season(), try Season(), try Season())
    try narrow.play(.friday, from: 0, 1, 0)
    try clear.play(.friday, from: 0, 4, 0)
    try absurd.play(.friday, from: 0, 99, 0)
    #expect(try clear.rating(1).mean > narrow.rating(1).mean)
    #expect(try absurd.rating(1) == clear.rating(1))
  }

  @Test func `what tells nothing does not count`() throws {
    var season = try Season()
    try season.play(.friday, from: 0, 3, 0)
    for change: Change in [
      .gather(.friday, .set(.excluded, true)), .gather(.friday, .set(.deleted, true)),
    ] {
      var other = season
      try other.apply(change, 70)
      #expect(try other.matches(1) == 0)
    }
    try season.apply(.gather(.friday, .reopened), 70)
    #expect(try season.matches(1) == 0, "It is not over.")
    var unplayed = try Season()
    try unplayed.apply(.gather(.friday, .started([.ann(.teamA), .ben(.teamB)])), 0)
    try unplayed.apply(.gather(.friday, .ended), 1)
    #expect(try unplayed.matches(1) == 0, "It has no goal, and its clock never ran.")
  }

  @Test func `an excluded gather counts again when it is included`() throws {
    var season = try Season()
    try season.play(.friday, from: 0, 3, 0)
    let counted = try season.rating(1)
    try season.apply(.gather(.friday, .set(.excluded, true)), 70)
    try season.apply(.gather(.friday, .set(.excluded, false)), 71)
    #expect(try season.rating(1) == counted)
  }

  @Test func `a gather that was never timed counts by its teams`() throws {
    var season = try Season()
    try season.apply(.gather(.friday, .started([.ann(.teamA), .ben(.teamB)])), 0)
    try season.apply(.goal(.friday, .opener, .added(.teamA)), 0)
    try season.apply(.gather(.friday, .ended), 0)
    #expect(try season.rating(1).mean > 25)
    #expect(try season.rating(2).mean < 25)
  }

  @Test func `a player who came for half of the match gains about half`() throws {
    var season = try Season(players: 11)
    let name = try ShortText("P")
    try season.play(.friday, from: 0, 1, 0)
    try season.apply(.gather(.friday, .reopened), 60)
    var late = try Season(players: 11)
    let all = (1...10).map {
      Participant(id: .fixed(UInt64($0)), name: name, team: $0 <= 5 ? .teamA : .teamB)
    }
    try late.apply(.gather(.friday, .started(all)), 0)
    try late.apply(.clock(.friday, nil, .started), 0)
    try late.apply(.gather(.friday, .participantLeft(.fixed(5))), 30)
    try late.apply(
      .gather(.friday, .participantAssigned(Participant(id: .fixed(11), name: name, team: .teamA))),
      30)
    try late.apply(.goal(.friday, .opener, .added(.teamA)), 40)
    try late.apply(.gather(.friday, .ended), 60)
    let whole = try late.rating(1).mean - 25
    for number in [5, 11] {
      #expect(abs(try late.rating(number).mean - 25 - whole / 2) < 1e-9)
    }
  }

  @Test(arguments: [(30, 0), (45, 0.5)])
  func `a player who changed sides gains by how much longer they played for the winners`(
    minute: Int64, share: Double
  ) throws {
    var swapped = try Season()
    let name = try ShortText("P")
    let all = (1...10).map {
      Participant(id: .fixed(UInt64($0)), name: name, team: $0 <= 5 ? .teamA : .teamB)
    }
    try swapped.apply(.gather(.friday, .started(all)), 0)
    try swapped.apply(.clock(.friday, nil, .started), 0)
    try swapped.apply(
      .gather(.friday, .participantAssigned(Participant(id: .fixed(1), name: name, team: .teamB))),
      minute)
    try swapped.apply(.goal(.friday, .opener, .added(.teamA)), 40)
    try swapped.apply(.gather(.friday, .ended), 60)
    let whole = try swapped.rating(2).mean - 25
    #expect(whole > 0)
    #expect(abs(try swapped.rating(1).mean - 25 - share * whole) < 1e-9)
  }

  @Test func `a win of five against six is worth more, and less than six against five would be`()
    throws
  {
    var (even, fewer) = (try Season(players: 11), try Season(players: 11))
    try even.play(.friday, from: 0, 1, 0)
    try fewer.play(.friday, from: 0, 1, 0, sizeA: 5, sizeB: 6)
    #expect(try fewer.rating(1).mean > even.rating(1).mean)
    let byCount = WengLin.probability(
      of: Array(repeating: WengLin.Member(.unknown), count: 5),
      against: Array(repeating: WengLin.Member(.unknown), count: 6))
    let byMean = WengLin.probability(
      of: Array(repeating: WengLin.Member(.unknown), count: 5),
      against: Array(repeating: WengLin.Member(.unknown, weight: 5.0 / 6), count: 6),
      advantage: -Double(Level.extraPlayer) / 1.8)
    #expect(byCount < byMean && byMean < 0.5)
  }

  @Test func `a professional who loses five times stays above a beginner who wins`() throws {
    var season = try Season()
    try season.squad.apply([
      .player(.fixed(1), .edited(.skill(.beginner))),
      .player(.fixed(10), .edited(.skill(.professional))),
    ])
    for match in 0..<5 {
      try season.play(.fixed(UInt64(match + 1)), from: Int64(match) * 100, 3, 0)
    }
    #expect(try season.rating(10).mean > season.rating(1).mean)
  }

  @Test func `a stranger counts in the match and is rated as unknown`() throws {
    var season = try Season()
    let stranger = Participant(id: .stranger, name: try ShortText("S"), team: .teamB)
    try season.apply(.gather(.friday, .started([.ann(.teamA), stranger])), 0)
    try season.apply(.goal(.friday, .opener, .added(.teamA)), 1)
    try season.apply(.gather(.friday, .ended), 60)
    #expect(try season.rating(1).mean > 25)
    let unknown = Player(id: .stranger, number: 99, details: try .ann)
    #expect(SquadRatings(of: season.squad).rating(of: unknown) == .unknown)
  }
}

@Suite("Levels of a squad")
struct SquadLevelTests {
  @Test func `a level says whether it is guessed, estimated or set`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.stranger, .added(.ann))])
    let ratings = SquadRatings(of: squad)
    let ann = try #require(squad.player(.ann))
    let ben = try #require(squad.player(.ben))
    #expect(ratings.level(of: ann).source == .guessed(deviation: 15))
    #expect(ratings.level(of: ben).source == .estimated(deviation: 8))
    try squad.apply([.player(.ann, .levelSet(Level(tenths: 82)))])
    let set = SquadRatings(of: squad).level(of: try #require(squad.player(.ann)))
    #expect(set.source == .setByUser)
    #expect(set.level.text == "8.2")
    try squad.apply([.player(.ann, .levelSet(nil))])
    #expect(
      SquadRatings(of: squad).level(of: try #require(squad.player(.ann))) == ratings.level(of: ann))
  }
}
