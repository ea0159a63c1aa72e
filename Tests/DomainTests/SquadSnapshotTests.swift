import Domain
import TestSupport
import Testing

@Suite("A squad read from a snapshot")
struct SquadSnapshotTests {
  @Test func `a squad is made of all its players and gathers`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.removed, true)), .gather(.friday, .set(.deleted, true))])
    #expect(Squad(players: squad.allPlayers, gathers: squad.allGathers) == squad)
  }

  @Test func `changes apply to it as to the original squad`() throws {
    var squad = try Squad.friday
    var copy = try #require(Squad(players: squad.allPlayers, gathers: squad.allGathers))
    let changes: [Change] = [
      .player(.ben, .edited(.age(nil))), .player(.stranger, .added(try .ann)),
      .goal(.friday, .opener, .added(.teamA)),
    ]

    try squad.apply(changes)
    try copy.apply(changes)

    #expect(copy == squad)
    #expect(copy.player(.stranger)?.number == 3)
  }

  @Test(arguments: [[2], [0], [1, 1], [1, 3], [2, 1]])
  func `players whose numbers are not 1, 2, 3 are refused`(numbers: [Int]) throws {
    let players = try numbers.enumerated().map { index, number in
      Player(id: .fixed(UInt64(index)), number: number, details: try .ann)
    }
    #expect(Squad(players: players, gathers: []) == nil)
  }

  @Test func `repeated ids are refused`() throws {
    let players = [
      Player(id: .ann, number: 1, details: try .ann),
      Player(id: .ann, number: 2, details: try .ben),
    ]
    let gather = Gather(id: .friday, startedAt: .kickOff, appearances: [])

    #expect(Squad(players: players, gathers: []) == nil)
    #expect(Squad(players: [], gathers: [gather, gather]) == nil)
  }
}
