import Domain
import TestSupport
import Testing

@testable import API

/// What a server takes for the memory of a squad and of a change.
@Suite("The weight of squads in memory")
struct MemoryWeightTests {
  @Test func `all games of an evening weigh`() throws {
    // Given
    var squad = try Squad.friday
    let before = squad.memoryWeight
    // When
    for game in UInt64(1)...60 { try squad.play(.fixed(game)) }
    // Then
    let games = try #require(squad.gather(.friday)).laterGames
    #expect(games.count == 60 && games.allSatisfy { $0.goals.count == 9 })
    #expect(squad.memoryWeight - before > 60 * (9 * 128 + 200))
    #expect(squad.memoryWeight > heapBytes(of: squad))
  }

  @Test func `a game that was taken back weighs what it weighed`() throws {
    // Given
    var squad = try Squad.friday
    try squad.play(.fixed(1))
    let before = squad.memoryWeight
    // When
    try squad.apply(.gather(.friday, .gameTakenBack(.fixed(1))), at: .kickOff(plusMinutes: 9))
    // Then
    #expect(squad.memoryWeight == before)
  }

  @Test(arguments: try Change.examples)
  func `a squad weighs at least what a change added`(_ change: Change) throws {
    // Given
    let before = try Squad.ready(for: change)
    // When
    var after = before
    try after.apply(example: change)
    // Then
    let added = heapBytes(of: after) - heapBytes(of: before)
    #expect(added <= 0 || after.memoryWeight - before.memoryWeight >= added)
    #expect(after.memoryWeight >= heapBytes(of: after))
  }

  @Test(arguments: try Change.examples)
  func `a change weighs at least itself and what it adds to its squad`(_ change: Change) throws {
    // Given
    let sequenced = SequencedChange(
      sequence: 1, author: .fixed(1), stamped: .numbered(1, change))
    let before = try Squad.ready(for: change)
    // When
    var after = before
    try after.apply(example: change)
    // Then
    #expect(sequenced.memoryWeight >= after.memoryWeight - before.memoryWeight)
    #expect(sequenced.memoryWeight >= heapBytes(of: [sequenced]) - 32)
  }

  @Test(arguments: UInt64(0)..<5)
  func `a squad of random changes weighs at least what it takes`(seed: UInt64) throws {
    var generator = try ChangeGenerator(seed: seed)
    var squad = Squad()
    for minute in 0..<Int64(2_000) {
      try? squad.apply(try generator.change(), at: .kickOff(plusMinutes: minute))
    }
    #expect(squad.memoryWeight >= heapBytes(of: squad))
  }
}

extension Squad {
  /// Plays a game of nine goals on Friday.
  fileprivate mutating func play(_ game: Game.ID) throws {
    try apply([.gather(.friday, .gameStarted(game, .first)), .clock(.friday, game, .started)])
    for goal in UInt64(1)...9 {
      try apply([.goal(.friday, Goal.ID(high: game.low, low: goal), .added(.teamA, in: game))])
    }
    try apply([.clock(.friday, game, .paused)])
  }
}
