import Domain
import TestSupport
import Testing

@Suite("What links lead to")
struct LinkSubjectTests {
  private let table = Link.toTable

  /// A gather that is shared and a table.
  private func squad() throws -> Squad {
    var squad = try Squad.friday
    let terms = try #require(TableLink.Terms(.allTime, minutesFromUTC: 0))
    try squad.apply([
      .sharing(.friday, .linkMade(.toFollow)), .tables(.linkMade(table, terms)),
      .replies(.linkMade(.toReply())),
    ])
    return squad
  }

  @Test func `each subject has its links, and one that is not there has none`() throws {
    let squad = try squad()
    #expect(squad.links(to: .gather(.friday)) == [.toFollow])
    #expect(squad.links(to: .table(table.id)) == [table])
    #expect(squad.links(to: .plans) == [try Replies.ReplyLink.toReply().link])
    #expect(squad.links(to: .gather(.never)).isEmpty)
    #expect(squad.links(to: .table(.fixed(99))).isEmpty)
  }

  @Test func `a link works for its subject, and is off for one that is not there`() throws {
    let squad = try squad()
    #expect(squad.state(of: .toFollow, to: .gather(.friday), at: .kickOff) == .works)
    #expect(squad.state(of: .toFollow, to: .gather(.never), at: .kickOff) == .off)
    #expect(squad.state(of: table, to: .table(table.id), at: .kickOff) == .works)
    #expect(squad.state(of: table, to: .table(.fixed(99)), at: .kickOff) == .off)
  }

  @Test func `a change concerns the page of its gather alone, and none of a table`() throws {
    let change = Change.gather(.friday, .ended)
    #expect(change.concerns(.gather(.friday)))
    #expect(!change.concerns(.gather(.sunday)))
    #expect(!change.concerns(.table(table.id)))
  }

  @Test func `a squad is written down without its links`() throws {
    let unshared = try squad().unshared
    #expect(unshared.tableLinks.isEmpty)
    #expect(unshared.plans.replies.links.isEmpty)
    #expect(unshared.links(to: .gather(.friday)).isEmpty)
  }

  @Test(arguments: [(1_440, true), (-1_440, true), (1_441, false), (-1_441, false)])
  func `the clocks of a table are at most a day off`(minutes: Int, isAllowed: Bool) {
    #expect((TableLink.Terms(.allTime, minutesFromUTC: minutes) != nil) == isAllowed)
  }

  @Test func `a link to a season is found by its season`() throws {
    var squad = try Squad.friday
    let terms = try #require(TableLink.Terms(.season(.fixed(1)), minutesFromUTC: 0))
    try squad.apply([.season(.fixed(1), .set(.spring)), .season(.fixed(2), .set(.spring))])
    try squad.apply(.tables(.linkMade(table, terms)), at: .kickOff)
    #expect(squad.tableLink(to: .season(.fixed(1)), workingAt: .kickOff)?.id == table.id)
    #expect(squad.tableLink(to: .season(.fixed(2)), workingAt: .kickOff) == nil)
  }

  @Test func `a table shows no one who kept score`() throws {
    var squad = try squad()
    try squad.apply(
      .sharing(.friday, .scorekeeperNamed(.min)), at: .kickOff, on: Device.ID.fixed(7))
    try squad.apply([.gather(.friday, .ended)])
    let seen = Scope.link(.table(table.id), .table).view(of: squad)
    #expect(squad.gather(.friday)?.scorekeepers.count == 1)
    #expect(seen.gather(.friday)?.scorekeepers.isEmpty == true)
  }

  @Test func `a scorekeeper who says another name is known by that one`() throws {
    var squad = try squad()
    let mia = Scorekeeper(id: .fixed(7), name: try ShortText("Mia"))
    for scorekeeper in [try Scorekeeper.min, mia] {
      try squad.apply(
        .sharing(.friday, .scorekeeperNamed(scorekeeper)), at: .kickOff, on: Device.ID.fixed(7))
    }
    #expect(squad.gather(.friday)?.scorekeepers == [mia])
  }
}
