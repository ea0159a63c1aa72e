import Domain
import TestSupport
import Testing

@Suite("Seasons that the organiser named")
struct NamedSeasonTests {
  private let id = Domain.Season.ID.fixed(1)

  @Test func `a season begins with its first day and is over when the day after its last begins`()
    throws
  {
    let bounds = try #require(SeasonBounds(from: .kickOff, until: .kickOff(plusMinutes: 60)))
    #expect(bounds.contains(.kickOff))
    #expect(bounds.contains(.kickOff(plusMinutes: 59, seconds: 59)))
    #expect(!bounds.contains(.kickOff(plusMinutes: 60)))
    #expect(!bounds.contains(.kickOff(plusMinutes: -1)))
    #expect(SeasonBounds.allTime.contains(.earliest))
  }

  @Test func `a season cannot end before it begins, nor when it begins`() {
    #expect(SeasonBounds(from: .kickOff, until: .kickOff) == nil)
    #expect(SeasonBounds(from: .kickOff, until: .kickOff(plusMinutes: -1)) == nil)
  }

  @Test func `two phones that make seasons of one name keep both`() throws {
    var squad = Squad()
    try squad.apply([.season(.fixed(1), .set(.spring)), .season(.fixed(2), .set(.spring))])
    #expect(squad.seasons.map(\.details.name.text) == ["Spring", "Spring"])
  }

  @Test func `a removed season leaves its matches, and comes back as it was`() throws {
    // Given
    var squad = try Squad.friday
    try squad.apply([.season(id, .set(.spring))])
    let before = squad
    // When
    try squad.apply([.season(id, .removed(true))])
    // Then
    #expect(squad.seasons == [])
    #expect(squad.season(id) == nil)
    #expect(squad.gathers == before.gathers)
    // When
    try squad.apply([.season(id, .removed(false))])
    // Then
    #expect(squad == before)
  }

  @Test func `a season that is imported has the time at which it was set`() throws {
    var there = Squad()
    try there.apply(.season(id, .set(.spring)), at: .kickOff(plusMinutes: 5))
    #expect(Squad().additions(from: there).map(\.madeAt) == [.kickOff(plusMinutes: 5)])
  }

  @Test func `a season that no one made can be neither removed nor brought back`() throws {
    var squad = Squad()
    for change in [SeasonChange.removed(true), .removed(false)] {
      #expect(throws: ChangeRejection.seasonUnknown(id)) {
        try squad.apply([.season(id, change)])
      }
    }
    #expect(squad == Squad())
  }

  @Test func `the hundred and first season is refused, and a change of the hundredth is not`()
    throws
  {
    // Given
    var squad = Squad()
    for number in 1...UInt64(Domain.Season.limit) {
      try squad.accept(.numbered(number, .season(.fixed(number), .set(.spring))))
    }
    // Then
    #expect(throws: ChangeRejection.tooManySeasons) {
      try squad.accept(.numbered(101, .season(.fixed(101), .set(.spring))))
    }
    var longer = try Domain.Season.Details.spring
    longer.bounds = .allTime
    try squad.accept(.numbered(102, .season(.fixed(100), .set(longer))))
    #expect(squad.seasons.count == 100)
    #expect(squad.season(.fixed(100))?.details == longer)
  }
}

extension Squad {
  fileprivate mutating func accept(_ stamped: StampedChange) throws(ChangeRejection) {
    try accept(stamped, in: LogPlace(number: 1, acceptedAt: .kickOff))
  }
}
