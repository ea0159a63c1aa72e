import TestSupport
import Testing

@testable import Domain

@Suite("Evenings that follow a squad")
struct EveningsPropertyTests {
  @Test func `after any change they are those that are counted from nothing`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      var evenings = Evenings()
      for step in 0..<250 {
        let change = try changes.change()
        try? squad.apply(change, at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
        evenings.update(for: squad)
        let fresh = Evenings(of: squad)
        #expect(evenings.all == fresh.all, "\(change)")
        #expect(evenings.matches == fresh.matches, "\(change)")
      }
    }
  }

  @Test func `those that are counted some at a time are the same in the end`() throws {
    var slicesSeen = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      var evenings = Evenings()
      for step in 0..<250 {
        try? squad.apply(try changes.change(), at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
        // Most changes come while some are left.
        let isDone = evenings.update(for: squad, counting: step % 3)
        let fresh = Evenings(of: squad)
        if !isDone { slicesSeen += 1 }
        #expect(isDone ? evenings.all == fresh.all : fresh.all.starts(with: evenings.all))
        #expect(evenings.matches == Evenings.matches(in: evenings.all))
      }
    }
    #expect(slicesSeen > 100)
  }

  @Test func `what one side wins the other loses, person by person`() throws {
    var gamesSeen = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      for step in 0..<250 {
        try? squad.apply(try changes.change(), at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
      }
      for game in Evenings(of: squad).all.flatMap({ $0.games }) {
        gamesSeen += 1
        for home in game.home {
          for away in game.away {
            let sum =
              (game.outcome(for: home)?.rawValue ?? 9) + (game.outcome(for: away)?.rawValue ?? 9)
            #expect(sum == 0)
          }
        }
        #expect(Set(game.home).isDisjoint(with: game.away))
      }
    }
    #expect(gamesSeen > 5)
  }

  @Test func `a season is the sum of its parts, in whatever order they are`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      for step in 0..<250 {
        try? squad.apply(try changes.change(), at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
      }
      let evenings = Evenings(of: squad).all
      let rules = TableRules()
      let whole = SeasonTable(of: evenings, in: squad, by: rules)
      let turned = SeasonTable(of: evenings.reversed(), in: squad, by: rules)
      let parts = evenings.map { SeasonTable(of: [$0], in: squad, by: rules) }
      for row in whole.rows {
        let own = parts.flatMap { $0.rows }.filter { $0.id == row.id }
        #expect(row.points == own.reduce(0) { $0 + $1.points })
        #expect(row.contribution == own.reduce(into: Contribution()) { $0 += $1.contribution })
        #expect(row.played == own.count)
        #expect(turned.rows.first { $0.id == row.id }?.place == row.place)
      }
    }
  }
}

extension Evenings {
  /// How many of some evenings each person played, counted one by one.
  fileprivate static func matches(in evenings: [Evening]) -> [Player.ID: Int] {
    evenings.flatMap { $0.records }.reduce(into: [:]) { $0[$1.player, default: 0] += 1 }
  }
}
