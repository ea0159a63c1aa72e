import Domain
import TestSupport
import Testing

@Suite("Pages of planned games")
struct PlanPageTests {
  private static let (first, second) = (PlanKey.single(.fixed(3)), PlanKey.single(.fixed(4)))
  private static let friday = CivilDay.thursday.advanced(byDays: 1)

  /// A squad after changes, each taken in a minute after the one before.
  private func squad(_ changes: Change...) throws -> Squad {
    var squad = Squad()
    for (minute, change) in ([try Change.squad(.zoneSet(.seoul))] + changes).enumerated() {
      let now = Instant.kickOff(plusMinutes: Int64(minute))
      try squad.apply(change, at: now, in: LogPlace(number: Int64(minute), acceptedAt: now))
    }
    return squad
  }

  private func page(of key: PlanKey, _ squad: Squad) throws -> PlanPage {
    squad.plans.page(of: try #require(squad.plans.game(key)))
  }

  private func shown(_ page: PlanPage, _ squad: Squad) -> PlanKey? {
    squad.plans.shownGames(on: page, at: .kickOff).first?.key
  }

  private static func evening(_ key: PlanKey, at minute: Int) throws -> Change {
    .plan(key, .edited(.minute(try #require(MinuteOfDay(minute)))))
  }

  @Test func `a game alone on its day has the day's page`() throws {
    let squad = try squad(.planned(.fixed(3)))
    #expect(try page(of: Self.first, squad).text == "20261203")
    #expect(shown(PlanPage(.thursday), squad) == Self.first)
  }

  @Test(arguments: [10 * 60, 22 * 60])
  func `a second game of a day has a page of its own, and the first keeps its address`(
    minute: Int
  ) throws {
    let squad = try squad(
      .planned(.fixed(3)), .planned(.fixed(4)), Self.evening(Self.second, at: minute))
    #expect(try page(of: Self.first, squad).text == "20261203")
    #expect(try page(of: Self.second, squad).text == "20261203-00000004")
    for key in [Self.first, Self.second] {
      #expect(shown(try page(of: key, squad), squad) == key)
    }
    #expect(squad.plans.shownGames(on: PlanPage(.thursday), at: .kickOff).count == 2)
  }

  @Test func `each keeps its address when the other is cancelled, and when it is moved`() throws {
    var squad = try squad(.planned(.fixed(3)), .planned(.fixed(4)))
    let pages = try [page(of: Self.first, squad), page(of: Self.second, squad)]
    try squad.apply([.plan(Self.first, .cancelled(nil))])
    #expect(pages.map { shown($0, squad) } == [Self.first, Self.second])
    try squad.apply([.plan(Self.first, .moved(to: Self.friday))])
    #expect(pages.map { shown($0, squad) } == [Self.first, Self.second])
    #expect(try page(of: Self.first, squad).text == "20261204")
    #expect(try page(of: Self.second, squad) == pages[1])
  }

  @Test func `a game that is moved to another's day leaves that one its address`() throws {
    let squad = try squad(
      .planned(.fixed(3)), .planned(.fixed(4), on: Self.friday),
      .plan(Self.first, .moved(to: Self.friday)))
    #expect(try page(of: Self.second, squad).text == "20261204")
    #expect(try page(of: Self.first, squad).text == "20261204-00000003")
    #expect(shown(PlanPage(.thursday), squad) == Self.first)
  }

  @Test func `a series and a game of one of its days have two addresses`() throws {
    let weekly = PlanKey.series(.fixed(1), .thursday)
    let early = try squad(.everyThursday(.fixed(1)), .planned(.fixed(3)))
    #expect(try page(of: weekly, early) == PlanPage(.thursday))
    #expect(try page(of: Self.first, early).mark == 3)
    let late = try squad(.planned(.fixed(3)), .everyThursday(.fixed(1)))
    #expect(try page(of: Self.first, late) == PlanPage(.thursday))
    #expect(shown(try page(of: weekly, late), late) == weekly)
  }

  @Test func `of two series that were made at the same time the first has the day's page`() throws {
    var squad = Squad()
    for (number, change) in try [
      Change.squad(.zoneSet(.seoul)), .everyThursday(.fixed(1)), .everyThursday(.fixed(2)),
    ].enumerated() {
      let place = LogPlace(number: Int64(number), acceptedAt: .kickOff)
      try squad.apply(change, at: .kickOff, in: place)
    }
    #expect(try page(of: .series(.fixed(1), .thursday), squad) == PlanPage(.thursday))
    #expect(try page(of: .series(.fixed(2), .thursday), squad).mark != nil)
  }

  @Test func `a game of a series stays on its day's page when someone answered it`() throws {
    let weekly = PlanKey.series(.fixed(1), .thursday.advanced(byDays: 7))
    let squad = try squad(.everyThursday(.fixed(1)), .answered(.in, of: .ann, to: weekly))
    let day = CivilDay.thursday.advanced(byDays: 7)
    #expect(squad.plans.games(on: day).map(\.key) == [weekly])
    #expect(try page(of: weekly, squad) == PlanPage(day))
  }

  @Test func `the mark of a game is made of all of its id`() throws {
    let id = try #require(Plan.ID(uuidString: "0F8E5A00-0000-4000-8000-000000000001"))
    let squad = try squad(.planned(.fixed(3)), .planned(id))
    #expect(try page(of: .single(id), squad).text == "20261203-8f8e1a01")
  }

  @Test func `a mark that no game has shows the day`() throws {
    let squad = try squad(.planned(.fixed(3)), .planned(.fixed(4)))
    #expect(shown(PlanPage(.thursday, mark: 99), squad) == Self.first)
  }

  @Test func `a calendar of a marked page has its game alone, and of a day all`() throws {
    let squad = try squad(.planned(.fixed(3)), .planned(.fixed(4)))
    let marked = try #require(squad.plans.game(Self.first)).markedPage
    #expect(squad.plans.calendarGames(on: marked).map(\.key) == [Self.first])
    #expect(squad.plans.calendarGames(on: PlanPage(.thursday)).count == 2)
  }

  @Test(arguments: [
    PlanPage(.thursday), PlanPage(.thursday, mark: 0xF00D_00AB),
    PlanPage(.thursday.advanced(byDays: 28), mark: 1),
  ])
  func `what is written is read`(page: PlanPage) {
    #expect(PlanPage(text: page.text) == page)
  }

  @Test(arguments: [
    "", "-", "2026120", "20261332", "20261203-", "20261203-5f0c31d", "20261203-5f0c31d2-1",
    "20261203-5F0C31D2", "20261203-5f0c31dg", "2026-12-03", "20261203-05f0c31d2",
  ])
  func `anything else is no page`(text: String) {
    #expect(PlanPage(text: text) == nil)
  }
}
