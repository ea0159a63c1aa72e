import Domain
import TestSupport
import Testing

@Suite("Squads that share players and gathers")
struct SharedResultsTests {
  @Test func `a copy shares them, also after a plan was made`() throws {
    let squad = try Squad.friday
    var copy = squad
    #expect(copy.sharesResults(with: squad))
    try copy.apply([.squad(.zoneSet(.seoul)), .planned(.fixed(3))])
    #expect(copy.sharesResults(with: squad))
  }

  @Test func `a copy with another player, or a goal more, does not`() throws {
    let squad = try Squad.friday
    for change: Change in [
      .player(.fixed(9), .added(try .ann)), .player(.ann, .edited(.age(nil))),
      .goal(.friday, .fixed(70), .added(.teamA)), .gather(.friday, .ended),
    ] {
      var copy = squad
      try copy.apply([change])
      #expect(!copy.sharesResults(with: squad), "\(change)")
    }
  }
}
