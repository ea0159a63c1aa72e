import Domain
import TestSupport
import Testing

extension Game.ID {
  static let second = Game.ID.fixed(11)
  static let third = Game.ID.fixed(12)
}

extension Pairing {
  static let aAndC = Pairing(.teamA, .teamC) ?? .first
  static let bAndC = Pairing(.teamB, .teamC) ?? .first
}

extension Squad {
  /// A gather of three teams of one: Ann in Team A, Ben in Team B, Cem in Team C.
  static var threeTeams: Self {
    get throws {
      try Self(
        after: .gather(
          .friday,
          .started([
            .ann(.teamA), .ben(.teamB),
            Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC),
          ])))
    }
  }
}

@Suite("The games of a gather")
struct GameTests {
  private func gather(after changes: [(Change, Int64)]) throws -> Gather {
    var squad = try Squad.threeTeams
    for (change, minute) in changes {
      try squad.apply(change, at: .kickOff(plusMinutes: minute))
    }
    return try #require(squad.gather(.friday))
  }

  @Test func `a gather has as many teams as were ever in it`() throws {
    #expect(try #require(Squad.friday.gather(.friday)).teamCount == 2)
    let gather = try gather(after: [
      (.gather(.friday, .participantAssigned(try .ann(.teamD))), 5),
      (.gather(.friday, .participantAssigned(try .ann(.bench))), 9),
    ])
    #expect(gather.teamCount == 4 && gather.isRowOfGames)
  }

  @Test func `a game has its own teams, clock and goals, and the one before stops`() throws {
    // When
    let gather = try gather(after: [
      (.clock(.friday, nil, .started), 0), (.goal(.friday, .opener, .added(.teamA)), 2),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 7),
      (.clock(.friday, .second, .started), 8),
      (.goal(.friday, .equaliser, .added(.teamC, in: .second)), 9),
    ])
    // Then
    #expect(gather.games.map { $0.id } == [nil, .second])
    #expect(gather.currentGame.pairing == .aAndC && gather.currentGame.score.text == "0-1")
    #expect(gather.firstGame.score.text == "1-0")
    #expect(gather.firstGame.clock.zero == nil, "It is paused.")
    #expect(gather.currentGame.clock.minute(at: .kickOff(plusMinutes: 9))?.minute == 2)
    #expect(gather.goalsOfAllGames.map { $0.id } == [.opener, .equaliser])
  }

  @Test func `a clock change for a game that is not on does nothing, a goal counts`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.second, .aAndC)), 7), (.clock(.friday, nil, .started), 8),
      (.goal(.friday, .opener, .added(.teamB)), 9),
    ])
    #expect(gather.firstGame.clock.periods.isEmpty)
    #expect(gather.firstGame.winner == .teamB)
  }

  @Test func `a team that does not play cannot score, and an unknown game has no goals`() throws {
    #expect(throws: ChangeRejection.teamNotPlaying(.friday, .teamC)) {
      _ = try gather(after: [(.goal(.friday, .opener, .added(.teamC)), 1)])
    }
    #expect(throws: ChangeRejection.gameUnknown(.friday)) {
      _ = try gather(after: [(.goal(.friday, .opener, .added(.teamC, in: .second)), 1)])
    }
    #expect(throws: ChangeRejection.gameUnknown(.friday)) {
      _ = try gather(after: [(.clock(.friday, .second, .started), 1)])
    }
    #expect(throws: ChangeRejection.gameUnknown(.friday)) {
      _ = try gather(after: [(.gather(.friday, .gameTakenBack(.second)), 1)])
    }
  }

  @Test func `a game that is taken back comes back with its goals`() throws {
    let changes: [(Change, Int64)] = [
      (.gather(.friday, .gameStarted(.second, .aAndC)), 7),
      (.goal(.friday, .opener, .added(.teamC, in: .second)), 8),
      (.gather(.friday, .gameTakenBack(.second)), 9),
    ]
    let before = try gather(after: changes)
    #expect(before.games.count == 1 && before.currentGame.pairing == .first)
    let after = try gather(after: changes + [(.gather(.friday, .gameStarted(.second, .aAndC)), 10)])
    #expect(
      after.currentGame.winner == .teamC && after.currentGame.startedAt == .kickOff(plusMinutes: 7))
  }

  @Test func `a game that began earlier comes before one that is known already`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.third, .bAndC)), 20),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 10),
    ])
    #expect(gather.games.map { $0.id } == [nil, .second, .third])
    #expect(gather.currentGame.id == .third)
  }

  @Test func `a game ends when the next begins, the last one with the gather`() throws {
    let gather = try gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1),
      (.gather(.friday, .gameStarted(.second, .bAndC)), 10),
      (.goal(.friday, .equaliser, .added(.teamB, in: .second)), 12), (.gather(.friday, .ended), 30),
    ])
    let played = Side.allCases.prefix(3).map { side in
      gather.played(gather.appearances[side.index], for: side, until: .latest) / 60_000
    }
    #expect(played == [10, 30, 20], "Ann rested in the second game, Cem in the first.")
  }

  @Test func `a game in which nothing happened does not count beside others`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.second, .bAndC)), 1),
      (.goal(.friday, .opener, .added(.teamC, in: .second)), 3),
    ])
    #expect(gather.playedGames.map { $0.id } == [.second])
  }

  @Test func `a gather has at most so many games`() throws {
    var squad = try Squad.threeTeams
    for number in 0..<UInt64(Game.limit) {
      try squad.accept([.gather(.friday, .gameStarted(.fixed(number), .aAndC))])
    }
    #expect(throws: ChangeRejection.tooManyGames(.friday)) {
      try squad.accept([.gather(.friday, .gameStarted(.fixed(1_000), .aAndC))])
    }
    try squad.accept([.gather(.friday, .gameStarted(.fixed(1), .aAndC))])
  }

  @Test func `a team cannot play against itself`() {
    #expect(Pairing(.teamB, .teamB) == nil)
  }

  @Test func `a team stays in the table when its last player is moved afterwards`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.second, .bAndC)), 5),
      (.goal(.friday, .opener, .added(.teamC, in: .second)), 6),
      (.gather(.friday, .ended), 10),
      (
        .gather(
          .friday,
          .participantAssigned(Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamA))
        ), 12
      ),
    ])
    #expect(gather.table.map { $0.side } == [.teamC, .teamA, .teamB])
    // Also on a server to which it is told again.
    var told = Squad()
    let known = try #require(Squad(players: [], gathers: [gather]))
    for (change, instant) in told.additions(from: known) {
      try told.accept(
        StampedChange(id: .fixed(1), device: .fixed(1), madeAt: instant, change: change))
    }
    #expect(told.gather(.friday)?.games == gather.games)
  }

  @Test func `a goal is in one game, also when it is told again in another`() throws {
    let gather = try gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 5),
      (.goal(.friday, .opener, .added(.teamA, in: .second)), 6),
    ])
    #expect(gather.games.map { $0.score.text } == ["1-0", "0-0"])
  }

  @Test func `a game that only a phone without a signal knew keeps its clock until the next began`()
    throws
  {
    // Given a game that another phone started at minute 20
    let gather = try gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1),
      (.gather(.friday, .gameStarted(.third, .bAndC)), 20),
      (.clock(.friday, .third, .started), 20),
      // When the phone brings a game without a goal that began at minute 10
      (.gather(.friday, .gameStarted(.second, .aAndC)), 10),
      (.clock(.friday, .second, .started), 11),
      (.clock(.friday, .second, .paused), 23),
    ])
    // Then
    #expect(gather.playedGames.map { $0.id } == [nil, .second, .third])
    let kept = gather.games[1].clock
    #expect(kept.played(from: .earliest, until: .latest) == 9 * 60_000)
    #expect(gather.currentGame.clock.zero != nil, "The clock of the game that is on runs.")
  }

  @Test func `no clock but that of the last game runs, also when a game comes back`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.second, .aAndC)), 1),
      (.gather(.friday, .gameTakenBack(.second)), 2),
      (.clock(.friday, nil, .started), 3), (.gather(.friday, .gameStarted(.second, .aAndC)), 4),
    ])
    #expect(gather.currentGame.id == .second && gather.firstGame.clock.zero == nil)
    let later = try self.gather(after: [
      (.gather(.friday, .gameStarted(.second, .aAndC)), 1), (.clock(.friday, .second, .started), 1),
      (.gather(.friday, .gameTakenBack(.second)), 2),
      (.gather(.friday, .gameStarted(.third, .bAndC)), 5),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 6),
    ])
    #expect(later.currentGame.id == .third && later.games[1].clock.zero == nil)
  }

  @Test func `a scorekeeper who scored in an earlier game is not idle`() throws {
    // Given
    var squad = try Squad.threeTeams
    for number in 0..<UInt64(Scorekeeper.limit) {
      try squad.apply([
        .sharing(
          .friday,
          .scorekeeperNamed(Scorekeeper(id: .fixed(100 + number), name: try ShortText("S"))))
      ])
    }
    let goal = StampedChange(
      id: .fixed(1), device: .fixed(100), madeAt: .kickOff,
      change: .goal(.friday, .opener, .added(.teamA)))
    try squad.apply(goal)
    try squad.apply([.gather(.friday, .gameStarted(.second, .bAndC))])
    // When
    try squad.apply([.sharing(.friday, .scorekeeperNamed(try .min))])
    // Then
    let gather = try #require(squad.gather(.friday))
    #expect(
      gather.scorekeeper(on: .fixed(100)) != nil && gather.scorekeeper(on: .fixed(101)) == nil)
  }

  @Test func `two goals are possible doubles only within a game`() throws {
    var squad = try Squad.threeTeams
    try squad.apply([
      .sharing(.friday, .scorekeeperNamed(try .min)), .goal(.friday, .opener, .added(.teamA)),
    ])
    try squad.apply([.gather(.friday, .gameStarted(.second, .aAndC))])
    try squad.apply(
      StampedChange(
        id: .fixed(1), device: .fixed(7), madeAt: .kickOff,
        change: .goal(.friday, .equaliser, .added(.teamA, in: .second))))
    #expect(squad.gather(.friday)?.possibleDouble == nil)
  }

  @Test func `a squad that knows a gather gets the games that it lacks`() throws {
    // Given
    var here = try Squad.threeTeams
    var there = here
    try there.apply([
      .gather(.friday, .gameStarted(.second, .aAndC)), .clock(.friday, .second, .started),
      .goal(.friday, .opener, .added(.teamC, in: .second)),
    ])
    // When
    for (change, instant) in here.additions(from: there) { try here.apply(change, at: instant) }
    // Then
    #expect(here == there)
    #expect(here.additions(from: there).isEmpty)
  }

  @Test
  func `a game that was played without a signal keeps its clock when the gather ended elsewhere`()
    throws
  {
    let gather = try gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1), (.gather(.friday, .ended), 30),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 10),
      (.clock(.friday, .second, .started), 11),
      (.clock(.friday, .second, .paused), 20), (.clock(.friday, nil, .started), 12),
    ])
    #expect(gather.playedGames.map { $0.id } == [nil, .second])
    #expect(gather.currentGame.clock.played(from: .earliest, until: .latest) == 19 * 60_000)
    #expect(gather.firstGame.clock.periods.isEmpty, "The clock of a match that is over stands.")
  }

  @Test func `a game that comes back after the end does not run`() throws {
    let gather = try gather(after: [
      (.gather(.friday, .gameStarted(.second, .aAndC)), 1), (.clock(.friday, .second, .started), 2),
      (.gather(.friday, .gameTakenBack(.second)), 3), (.clock(.friday, .second, .started), 4),
      (.gather(.friday, .ended), 10), (.gather(.friday, .gameStarted(.second, .aAndC)), 12),
    ])
    #expect(gather.currentGame.clock.zero == nil)
    #expect(gather.currentGame.clock.played(from: .earliest, until: .latest) == 8 * 60_000)
  }

  @Test func `after the end the last game that was played is shown`() throws {
    let gather = try gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 5),
    ])
    #expect(gather.shownGame.id == .second)
    let over = try self.gather(after: [
      (.goal(.friday, .opener, .added(.teamA)), 1),
      (.gather(.friday, .gameStarted(.second, .aAndC)), 5),
      (.gather(.friday, .ended), 6),
    ])
    #expect(over.shownGame.id == nil)
  }

  @Test func `a late clock change is ignored where the clock has run, or the match is over`() throws
  {
    // Given a clock that ran until the next game began
    let gather = try gather(after: [
      (.clock(.friday, nil, .started), 0), (.gather(.friday, .gameStarted(.second, .aAndC)), 10),
      (.clock(.friday, nil, .started), 5),
    ])
    #expect(gather.firstGame.clock.played(from: .earliest, until: .latest) == 10 * 60_000)
    // And a match that ended without one
    var match = try Squad.friday
    try match.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 30))
    try match.apply(.clock(.friday, nil, .started), at: .kickOff(plusMinutes: 5))
    #expect(match.gather(.friday)?.currentGame.clock.periods.isEmpty == true)
  }
}
