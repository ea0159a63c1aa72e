import Domain
import RatingSeason
import TestSupport
import Testing

@Suite("Ratings that follow a squad")
struct IncrementalRatingTests {
  private func all(_ ratings: SquadRatings, of squad: Squad) -> [Rating] {
    squad.allPlayers.map { ratings.rating(of: $0) }
  }

  @Test func `after any change they are those that are computed from nothing`() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      var ratings = SquadRatings()
      for step in 0..<250 {
        let change = try changes.change()
        try? squad.apply(change, at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
        ratings.update(for: squad)
        #expect(all(ratings, of: squad) == all(SquadRatings(of: squad), of: squad), "\(change)")
      }
    }
  }

  @Test func `the course of a level ends where it is now, with a step for each match at most`()
    throws
  {
    var stepsSeen = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var changes = try ChangeGenerator(seed: seed)
      var squad = Squad()
      for step in 0..<250 {
        try? squad.apply(try changes.change(), at: .kickOff(plusMinutes: Int64(step * 7 % 100)))
      }
      let ratings = SquadRatings(of: squad)
      for player in squad.allPlayers {
        let course = SquadRatings.course(of: player, in: squad)
        #expect(course.count <= ratings.matches(of: player))
        #expect(course.isEmpty == (ratings.matches(of: player) == 0))
        guard let last = course.last else { continue }
        stepsSeen += course.count
        let rating = ratings.rating(of: player)
        #expect(last == (rating.level.tenths, rating.deviationTenths))
      }
    }
    #expect(stepsSeen > 5)
  }

  @Test func `a player who gets another number keeps their own ratings`() throws {
    // Given a phone that added Ben with no signal, and a match with him
    var device = try Squad.twoMatches(.friday, .sunday)
    var ratings = SquadRatings(of: device)
    let ben = try #require(device.player(.ben))
    let before = (ratings.rating(of: ben), ratings.matches(of: ben))
    // When the server has a stranger in his place, and puts him behind
    device = try Squad.twoMatches(.friday, .sunday, insteadOfBen: .stranger)
    ratings.update(for: device)
    // Then
    let moved = try #require(device.player(.ben))
    let stranger = try #require(device.player(.stranger))
    #expect(moved.number == 3)
    #expect((ratings.rating(of: moved), ratings.matches(of: moved)) == before)
    #expect(ratings.rating(of: stranger) == .unknown)
    #expect(ratings.matches(of: stranger) == 0)
  }

  @Test func `a gather that arrives late is rated where it belongs`() throws {
    var inOrder = try Squad.twoMatches(.friday, .sunday)
    var late = try Squad.twoMatches(.sunday, .friday)
    let expected = all(SquadRatings(of: inOrder), of: inOrder)
    #expect(all(SquadRatings(of: late), of: late) == expected)
    #expect(expected[0].mean != expected[1].mean)
    try inOrder.apply([.goal(.friday, .fixed(1), .takenBack)])
    try late.apply([.goal(.friday, .fixed(1), .takenBack)])
    #expect(
      all(SquadRatings(of: late), of: late) == all(SquadRatings(of: inOrder), of: inOrder))
    #expect(all(SquadRatings(of: late), of: late) != expected, "The result was corrected.")
  }

  /// The browser must compute the same; a test of the browser has this number, too.
  @Test func `a season is pinned bit for bit`() throws {
    let checksum = try RatingSeason.checksum()
    #expect(checksum == 14_937_015_534_056_983_764)
  }
}

extension Squad {
  /// Two matches of Ann against Ben, which arrive in this order; Ann won Friday's, which was the
  /// first, and Ben won Sunday's.
  fileprivate static func twoMatches(
    _ first: Gather.ID, _ second: Gather.ID, insteadOfBen: Player.ID? = nil
  ) throws -> Squad {
    var squad = try Squad(after: .player(.ann, .added(.ann)))
    if let insteadOfBen { try squad.apply([.player(insteadOfBen, .added(.ann))]) }
    try squad.apply([.player(.ben, .added(.ann))])
    for gather in [first, second] {
      let start = Instant.kickOff(plusMinutes: gather == .friday ? 0 : 2_000)
      let goal: Goal.ID = gather == .friday ? .fixed(1) : .fixed(2)
      let winner: Side = gather == .friday ? .teamA : .teamB
      try squad.apply(.gather(gather, .started([.ann(.teamA), .ben(.teamB)])), at: start)
      try squad.apply(.goal(gather, goal, .added(winner)), at: start)
      try squad.apply(.gather(gather, .ended), at: start)
    }
    return squad
  }
}
