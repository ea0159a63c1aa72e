import Domain
import TestSupport
import Testing

@Suite("Links to tables")
struct TableLinkTests {
  private let day: Int64 = 24 * 60

  /// A squad whose gather on Friday is over, with a link to a table.
  private func squad(_ period: TableLink.Period = .allTime, _ changes: [Change] = []) throws
    -> Squad
  {
    var squad = try Squad.friday
    let terms = try #require(TableLink.Terms(period, minutesFromUTC: 540))
    try squad.apply(
      changes + [.gather(.friday, .ended), .tables(.linkMade(.toTable, terms))])
    return squad
  }

  private func state(_ squad: Squad, afterDays days: Int64) -> LinkState {
    squad.state(
      of: .toTable, to: .table(Link.toTable.id), at: .kickOff(plusMinutes: days * day))
  }

  @Test func `a link to all results works until 60 days after the last match`() throws {
    let squad = try squad()
    #expect(state(squad, afterDays: 60) == .works)
    #expect(state(squad, afterDays: 62) == .over)
  }

  @Test func `a match after the link was made keeps it working, if it counts`() throws {
    for (period, isLonger) in try [
      (TableLink.Period.allTime, true),
      (.named(ShortText("2026"), try #require(SeasonBounds(from: .kickOff, until: nil))), true),
      (
        .named(
          ShortText("Later"),
          try #require(SeasonBounds(from: .kickOff(plusMinutes: 40 * day), until: nil))), false
      ),
    ] {
      var squad = try squad(period)
      try squad.apply(
        .gather(.sunday, .started([.ann(.teamA), .ben(.teamB)])),
        at: .kickOff(plusMinutes: 30 * day))
      #expect(state(squad, afterDays: 60) == .works)
      #expect(state(squad, afterDays: 80) == (isLonger ? .works : .over))
    }
  }

  @Test func `a link to a season works until 60 days after its end, whatever was played`() throws {
    let spring = try Domain.Season.Details.spring
    let squad = try squad(.season(.fixed(1)), [.season(.fixed(1), .set(spring))])
    #expect(state(squad, afterDays: 67) == .works)
    #expect(state(squad, afterDays: 68) == .over)
  }

  @Test func `a link to a year that was long over when it was made works for 60 days`() throws {
    let past = try #require(
      SeasonBounds(from: nil, until: .kickOff(plusMinutes: -1_000 * day)))
    let squad = try squad(.named(ShortText("2023"), past))
    #expect(state(squad, afterDays: 59) == .works)
    #expect(state(squad, afterDays: 61) == .over)
  }

  @Test func `while its season is removed a link waits, and then works again`() throws {
    var squad = try squad(.season(.fixed(1)), [.season(.fixed(1), .set(.spring))])
    try squad.apply([.season(.fixed(1), .removed(true))])
    #expect(state(squad, afterDays: 1) == .waits)
    try squad.apply([.season(.fixed(1), .removed(false))])
    #expect(state(squad, afterDays: 1) == .works)
  }

  @Test func `a link that was turned off stays off`() throws {
    var squad = try squad()
    try squad.apply([.tables(.linkTurnedOff(Link.toTable.id))])
    #expect(state(squad, afterDays: 1) == .off)
    #expect(squad.tableLink(to: .allTime, workingAt: .kickOff) == nil)
    #expect(squad.tableLinks.count == 1)
  }

  @Test func `a link to a season follows its later name, bounds and rules`() throws {
    var squad = try squad(.season(.fixed(1)), [.season(.fixed(1), .set(.spring))])
    let later = Domain.Season.Details(
      name: try ShortText("Summer"), bounds: .allTime, rules: TableRules.examples[1])
    try squad.apply([.season(.fixed(1), .set(later))])
    let link = try #require(squad.tableLink(Link.toTable.id))
    #expect(
      squad.period(of: link)
        == TablePeriod(name: later.name, bounds: .allTime, rules: later.rules))
  }

  @Test func `what a link gives away are the results, and names in the chosen form`() throws {
    // Given
    var squad = try squad(
      .allTime,
      [
        .player(.ann, .edited(.name(ShortText("Ann Miller")))), .player(.ben, .set(.hidden, true)),
        .player(.ann, .edited(.age(Age(30)))), .player(.ann, .levelSet(Level(tenths: 40))),
        .sharing(.friday, .linkMade(.toFollow)), .squad(.zoneSet(.seoul)),
        .squad(.ruleAdded(.annAndBen(.apart))),
      ])
    // When
    var seen = Scope.link(.table(Link.toTable.id), .table).view(of: squad)
    // Then
    #expect(
      seen.allPlayers.map(\.details) == [
        PlayerDetails(name: try ShortText("Ann M.")),
        PlayerDetails(name: ShortText(accepted: "")),
      ])
    #expect(seen.allPlayers.map(\.isHidden) == [false, true])
    #expect(seen.allPlayers.allSatisfy { $0.ownLevel == nil })
    #expect(seen.allGathers.map(\.id) == [.friday])
    #expect(seen.allGathers.allSatisfy { $0.sharing == Sharing() && $0.startedOn == nil })
    #expect(seen.allGathers.flatMap(\.appearances).allSatisfy { $0.name.isWithheld })
    #expect(seen.rules.isEmpty)
    #expect(seen.plans == Plans())
    // When
    try squad.apply([.squad(.tableNamesSet(.full))])
    seen = Scope.link(.table(Link.toTable.id), .table).view(of: squad)
    // Then
    #expect(seen.allPlayers.first?.details.name.text == "Ann Miller")
  }

  @Test func `matches before and after its period are not given away`() throws {
    let later = try #require(SeasonBounds(from: .kickOff(plusMinutes: day), until: nil))
    let squad = try squad(.named(ShortText("Later"), later))
    let seen = Scope.link(.table(Link.toTable.id), .table).view(of: squad)
    #expect(seen.allGathers == [])
  }

  @Test func `a link for another purpose shows nothing of a table`() throws {
    let squad = try squad()
    for purpose in Link.Purpose.allCases where purpose != .table {
      #expect(Scope.link(.table(Link.toTable.id), purpose).view(of: squad) == Squad())
    }
    #expect(Scope.link(.plans, .table).view(of: squad) == Squad())
    #expect(Scope.link(.gather(.friday), .table).view(of: squad) == Squad())
  }

  @Test func `by a link to a table nothing can be changed`() throws {
    let squad = try squad()
    for change in try Change.examples {
      #expect(
        !Scope.link(.table(Link.toTable.id), .table)
          .permits(.numbered(1, change), in: squad, at: .kickOff(plusMinutes: 10)))
    }
  }
}
