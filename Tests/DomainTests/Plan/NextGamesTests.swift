import Domain
import TestSupport
import Testing

@Suite("The games to come")
struct NextGamesTests {
  private let series = Series.ID.fixed(7)

  private func squad(after changes: Change...) throws -> Squad {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply(changes)
    return squad
  }

  private func key(week: Int) -> PlanKey { .series(series, .thursday.advanced(byDays: 7 * week)) }

  private func made(
    every weeks: Int, first: CivilDay = .thursday, last: CivilDay? = nil,
    opensDaysBefore days: Int = 1
  ) throws -> Change {
    let recurrence = try #require(Recurrence(first: first, weeks: weeks, last: last))
    let evening = try #require(MinuteOfDay.evening)
    let opens = try #require(TimeBefore(days: days, at: evening))
    return .series(series, .made(recurrence, opens: opens, try .evening))
  }

  private func next(_ squad: Squad, at now: Instant = .kickOff) throws -> PlanKey? {
    squad.plans.nextGame(of: try #require(squad.plans.series(series)), at: now)?.key
  }

  @Test func `the next game of a series is one that has not begun`() throws {
    let squad = try squad(after: made(every: 1))
    let start = try #require(squad.plans.game(key(week: 0))).start
    #expect(try next(squad, at: start.advanced(by: -.milliseconds(1))) == key(week: 0))
    #expect(try next(squad, at: start) == key(week: 1))
  }

  @Test(arguments: [1, 4])
  func `the next game is found behind nine that are cancelled, and not behind eleven`(
    weeks: Int
  ) throws {
    var squad = try squad(after: made(every: weeks))
    for number in 0..<9 { try squad.apply([.plan(key(week: number * weeks), .cancelled(nil))]) }
    let now = CivilDay.thursday.midnight
    #expect(try next(squad, at: now) == key(week: 9 * weeks))
    for number in 9..<11 { try squad.apply([.plan(key(week: number * weeks), .cancelled(nil))]) }
    #expect(try next(squad, at: now) == nil)
  }

  @Test func `a series runs until its last day is over where it is played`() throws {
    let squad = try squad(after: made(every: 1, last: .thursday))
    let midnight = CivilDay.thursday.midnight.advanced(by: .hours(15))
    #expect(squad.plans.runningSeries(at: midnight.advanced(by: -.milliseconds(1))).count == 1)
    #expect(squad.plans.runningSeries(at: midnight).isEmpty)
  }

  @Test func `a game that was planned by itself leaves a series its next game`() throws {
    let squad = try squad(after: made(every: 1), .planned(.fixed(3)))
    let single = try #require(squad.plans.game(.single(.fixed(3))))
    let first = try #require(squad.plans.game(key(week: 0)))
    let besides = { (games: [PlannedGame]) in
      squad.plans.nextGames(besides: games, at: .kickOff).map { $0.next.key }
    }
    #expect(besides([single]) == [key(week: 0)])
    #expect(besides([single, first]) == [])
  }

  @Test func `games of series do not count among the twenty that are open`() throws {
    var squad = try squad(after: made(every: 1), .answered(.in, of: .ann, to: key(week: 0)))
    for number in 1...20 as ClosedRange<UInt64> { try squad.accept([.planned(.fixed(number))]) }
    #expect(throws: ChangeRejection.tooManyPlans) { try squad.accept([.planned(.fixed(21))]) }
  }

  @Test func `the first game of a series is open at once, however far away it is`() throws {
    let first = CivilDay.thursday.advanced(byDays: 70)
    let open = { (squad: Squad) in squad.plans.openGames(at: .kickOff).map(\.day) }
    #expect(open(try squad(after: made(every: 1, first: first))) == [first])
    #expect(open(try squad(after: made(every: 1, first: first, last: .thursday))) == [])
  }

  @Test func `a game is open from the time on that was chosen, up to three weeks before`() throws {
    let squad = try squad(after: made(every: 4, opensDaysBefore: 21))
    let next = CivilDay.thursday.advanced(byDays: 28)
    let opening = next.midnight.advanced(by: -.days(21)).advanced(by: .hours(11))
    #expect(squad.plans.openGames(at: opening).map(\.day) == [next])
    #expect(squad.plans.openGames(at: opening.advanced(by: -.milliseconds(1))) == [])
  }

  @Test func `the nearest game that takes answers is shown first`() throws {
    let friday = CivilDay.thursday.advanced(byDays: 1)
    let saturday = CivilDay.thursday.advanced(byDays: 2)
    let squad = try squad(
      after: .planned(.fixed(3)), .planned(.fixed(4), on: friday),
      .planned(.fixed(5), on: saturday), .plan(.single(.fixed(3)), .cancelled(nil)))
    let shown = squad.plans.shownGames(on: nil, at: .kickOff)
    #expect(shown.map(\.day) == [friday, .thursday, saturday])
  }

  @Test func `people gather from six hours before the start until three hours after it`() throws {
    let game = try #require(
      try squad(after: .planned(.fixed(3))).plans.game(.single(.fixed(3))))
    let (from, until) = (
      game.start.advanced(by: -.hours(6)), game.start.advanced(by: .hours(3))
    )
    #expect(!game.isGathering(at: from.advanced(by: -.milliseconds(1))))
    #expect(game.isGathering(at: from))
    #expect(game.isGathering(at: until.advanced(by: -.milliseconds(1))))
    #expect(!game.isGathering(at: until))
  }

  @Test func `a person is put in by the organiser until they answer or their place is taken away`()
    throws
  {
    let key = PlanKey.single(.fixed(3))
    var squad = try squad(
      after: .planned(.fixed(3)), .plan(key, .placeGiven(.ann)), .answered(.in, of: .ben, to: key))
    func isPutIn(_ person: Player.ID) -> Bool? { squad.plans.game(key)?.isPutIn(person) }
    #expect(isPutIn(.ann) == true)
    #expect(isPutIn(.ben) == false)
    let given = squad
    try squad.apply([.answered(.in, of: .ann, to: key)])
    #expect(isPutIn(.ann) == false)
    squad = given
    try squad.apply([.plan(key, .placeWithdrawn(.ann))])
    #expect(isPutIn(.ann) == false)
  }
}
