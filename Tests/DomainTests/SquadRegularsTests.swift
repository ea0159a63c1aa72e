import Domain
import TestSupport
import Testing

@Suite("Squad: regulars")
struct SquadRegularsTests {
  /// A squad of numbered players, and one gather a week in which these players take part.
  private func squad(of count: UInt64 = 6, playing weeks: [[UInt64]]) throws -> Squad {
    var squad = Squad()
    for number in 1...count { try squad.apply(.numbered(number)) }
    for (week, players) in zip(Int64(1)..., weeks) {
      try squad.start(.fixed(UInt64(week)), players, at: .kickOff(plusMinutes: week * 10_080))
    }
    return squad
  }

  @Test(
    arguments: [
      // Before the first gather, everyone may be meant.
      ([], [1, 2, 3, 4, 5, 6]),
      ([[2, 4]], [2, 4]),
      ([[1, 2, 3], [2, 3, 4]], [2, 3]),
      ([[1], [2], [3], [4]], []),
      ([[1], [2, 6], [3], [6, 1]], [1, 6]),
      // Only the last four count.
      ([[5], [5], [1, 2], [2], [3], [1]], [1, 2]),
      ([[1, 2], [], [], []], []),
    ] as [([[UInt64]], [UInt64])])
  func `regulars took part in two of the last four gathers`(
    _ weeks: [[UInt64]], _ regulars: [UInt64]
  ) throws {
    #expect(try squad(playing: weeks).regulars == regulars.map { .fixed($0) })
  }

  @Test func `the latest gathers count, in whichever order they arrived`() throws {
    var squad = try squad(playing: [[1], [1], [2], [2], [3]])
    try squad.start(.fixed(9), [1], at: .kickOff)
    #expect(squad.regulars == [.fixed(2)])
  }

  @Test func `the bench counts like a team`() throws {
    var squad = try squad(playing: [[1]])
    let name = try ShortText("Player 2")
    try squad.apply(
      .gather(.fixed(8), .started([Participant(id: .fixed(2), name: name, team: .bench)])),
      at: .kickOff)
    try squad.apply(
      .gather(.fixed(9), .started([Participant(id: .fixed(2), name: name, team: .teamB)])),
      at: .kickOff)
    #expect(squad.regulars == [.fixed(2)])
  }

  @Test func `deleted gathers and removed players do not count`() throws {
    var squad = try squad(playing: [[1, 2], [1, 2], [3], [3, 4], [4]])
    try squad.apply([
      .gather(.fixed(4), .set(.deleted, true)), .player(.fixed(2), .set(.removed, true)),
    ])
    #expect(squad.regulars == [.fixed(1)])
    try squad.apply([.player(.fixed(2), .set(.removed, false))])
    #expect(squad.regulars == [.fixed(1), .fixed(2)])
  }

  @Test func `an archived player is no regular`() throws {
    var squad = try squad(playing: [[1, 2], [1, 2]])
    try squad.apply([.player(.fixed(2), .set(.archived, true))])
    #expect(squad.regulars == [.fixed(1)])
  }

  @Test func `a participant from another squad is no regular`() throws {
    #expect(try squad(of: 1, playing: [[1, 77], [1, 77]]).regulars == [.fixed(1)])
  }

  @Test func `before the first gather, no one is meant when there are too many players`() throws {
    #expect(try squad(of: 36, playing: []).regulars.count == 36)
    #expect(try squad(of: 37, playing: []).regulars == [])
    #expect(Squad().regulars == [])
  }
}

extension Squad {
  fileprivate mutating func start(
    _ id: Gather.ID, _ players: [UInt64], at instant: Instant
  ) throws {
    let participants = try players.enumerated().map { index, number in
      Participant(
        id: .fixed(number), name: try ShortText("Player \(number)"),
        team: index % 2 == 0 ? .teamA : .teamB)
    }
    try apply(.gather(id, .started(participants)), at: instant)
  }
}
