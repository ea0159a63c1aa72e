import TestSupport
import Testing

@testable import Domain

@Suite("A game whose clock hardly ran")
struct ShortClockTests {
  /// Ann against Ben for as long as the clock runs, with Cem for the end of it; the gather ends a minute later.
  private func evening(clock: Int64, cemFor played: Int64) throws -> Evening? {
    let end = Instant.kickOff.advanced(byMilliseconds: clock)
    let cem = Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamA)
    var squad = Squad()
    let changes: [(Change, Instant)] = [
      (.gather(.friday, .started(try [.ann(.teamA), .ben(.teamB)])), .kickOff),
      (.clock(.friday, nil, .started), .kickOff),
      (
        .gather(.friday, .participantAssigned(cem)),
        end.advanced(byMilliseconds: -played)
      ),
      (.clock(.friday, nil, .paused), end),
      (.goal(.friday, .opener, .added(.teamA)), end),
      (.gather(.friday, .ended), end.advanced(byMilliseconds: 60_000)),
    ]
    for (change, instant) in changes { try squad.apply(change, at: instant) }
    return Evening(try #require(squad.gather(.friday)))
  }

  @Test func `under a minute of clock the line-ups count, else each person's minute`() throws {
    for vector in try SeasonVectors.read().clocks {
      let evening = try #require(try evening(clock: vector.clock, cemFor: vector.played))
      let game = try #require(evening.games.first)
      let side = game.home.contains(.fixed(3)) ? "A" : game.away.contains(.fixed(3)) ? "B" : nil
      #expect(side == vector.side, "\(vector)")
      #expect(game.home.contains(.ann) && game.away.contains(.ben))
      #expect(game.times.isEmpty == (vector.clock < 60_000))
    }
  }

  @Test func `such a game is one without a clock in everyone's record`() throws {
    let evening = try #require(try evening(clock: 33_000, cemFor: 0))
    #expect(evening.records.map(\.player) == [.ann, .ben, .fixed(3)])
    #expect(
      evening.records.allSatisfy {
        $0.contribution.clockedGames == 0 && $0.contribution.milliseconds == 0
      })
    #expect(evening.record(of: .ann)?.contribution.cleanSheets == 1)
  }

  @Test(arguments: [(played: Int64(300_000), cleanSheets: 1), (299_999, 0), (240_000, 0)])
  func `a person who played half of a game has its clean sheet`(
    played: Int64, cleanSheets: Int
  ) throws {
    let evening = try #require(try evening(clock: 600_000, cemFor: played))
    #expect(evening.record(of: .fixed(3))?.contribution.cleanSheets == cleanSheets)
  }

  @Test(arguments: [
    (GoalCredit.scored(by: .ann, assist: nil), false), (.scored(by: .fixed(3), assist: nil), true),
    (.scored(by: .ann, assist: .fixed(3)), true), (.ownGoal(by: .fixed(3)), true),
  ])
  func `a person who came at the end played if they had a part in a goal`(
    credit: GoalCredit, played: Bool
  ) throws {
    var squad = Squad()
    let cem = Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamA)
    let end = Instant.kickOff(plusMinutes: 10)
    let changes: [(Change, Instant)] = [
      (.gather(.friday, .started(try [.ann(.teamA), .ben(.teamB)])), .kickOff),
      (.clock(.friday, nil, .started), .kickOff), (.clock(.friday, nil, .paused), end),
      (.gather(.friday, .participantAssigned(cem)), end),
      (.goal(.friday, .opener, .added(.teamA)), end),
      (.goal(.friday, .opener, .credited(credit)), end), (.gather(.friday, .ended), end),
    ]
    for (change, instant) in changes { try squad.apply(change, at: instant) }
    let gather = try #require(squad.gather(.friday))
    let evening = try #require(Evening(gather))
    #expect((evening.record(of: .fixed(3)) != nil) == played)
  }
}
