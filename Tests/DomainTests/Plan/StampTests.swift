import Domain
import TestSupport
import Testing

@Suite("The stamp of what calendars show of a game")
struct StampTests {
  private let key = PlanKey.single(.fixed(3))

  /// A log of changes, each with the milliseconds after kick-off at which a server took it in.
  private func game(_ changes: (at: Int64, change: Change)...) throws -> PlannedGame {
    try game(changes)
  }

  private func game(_ changes: [(at: Int64, change: Change)]) throws -> PlannedGame {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    for (number, step) in changes.enumerated() {
      let instant = Instant.kickOff.advanced(byMilliseconds: step.at)
      try squad.apply(
        step.change, at: instant, on: .fixed(9),
        in: LogPlace(number: Int64(number), acceptedAt: instant))
    }
    return try #require(squad.plans.game(key))
  }

  private func edited(_ edit: PlanEdit) -> Change { .plan(key, .edited(edit)) }

  private func `in`(_ person: Player.ID, takesFreePlace: Bool? = nil) throws -> Change {
    try .answered(.in, of: person, to: key, takesFreePlace: takesFreePlace)
  }

  private func minutes(_ minutes: Int64) -> Int64 { minutes * 60_000 }

  @Test func `it is a whole second, and each change of one second has the next`() throws {
    let game = try game(
      (300, .planned(.fixed(3))), (700, edited(.length(60))), (800, edited(.length(70))))
    #expect(game.revisedAt == .kickOff(plusMinutes: 0, seconds: 2))
  }

  @Test func `a game whose series has no known beginning was planned when its first day began`()
    throws
  {
    let series = Series(
      id: .fixed(7), recurrence: try #require(Recurrence(first: .thursday, weeks: 1)),
      opens: try .dayBefore, details: try .evening)
    let plans = try #require(Plans(zones: [try .seoul], series: [series], plans: []))
    let game = try #require(plans.game(.series(.fixed(7), .thursday.advanced(byDays: 7))))
    #expect(game.revisedAt == CivilDay.thursday.midnight.advanced(by: -.hours(9)))
  }

  @Test func `no answer moves it once the game needs no number of people`() throws {
    let game = try game(
      (0, .planned(.fixed(3))), (0, edited(.least(1))), (minutes(1), `in`(.ann)),
      (minutes(2), edited(.least(nil))), (minutes(3), .answered(.out, of: .ann, to: key)))
    #expect(game.stamp(at: .kickOff(plusMinutes: 60)) == .kickOff(plusMinutes: 2))
  }

  @Test func `a place that is given when the most is raised moves it at once`() throws {
    let game = try game(
      (0, .planned(.fixed(3), most: 1)), (0, edited(.least(2))), (0, `in`(.ann)),
      (0, `in`(.ben, takesFreePlace: true)), (minutes(7), edited(.most(2))))
    #expect(game.hasEnough(at: .kickOff(plusMinutes: 7)))
    #expect(game.stamp(at: .kickOff(plusMinutes: 7)) == .kickOff(plusMinutes: 7))
    #expect(game.stamp(at: .kickOff(plusMinutes: 60)) == .kickOff(plusMinutes: 7))
  }

  @Test func `a place that time gives moves it in that instant, also after a later edit`() throws {
    // Given Ann, who gives her place up, which is Cem's five minutes later, and a new price in between
    let game = try game(
      (0, .planned(.fixed(3), most: 2)), (0, edited(.least(2))), (0, `in`(.ann)), (0, `in`(.ben)),
      (0, `in`(.stranger, takesFreePlace: true)),
      (minutes(10), .answered(.out, of: .ann, to: key)),
      (minutes(12), edited(.price(try .long))))
    for (now, stamp) in [(14, 12), (15, 15), (60, 15)] as [(Int64, Int64)] {
      #expect(game.hasEnough(at: .kickOff(plusMinutes: now)) == (now >= 15))
      #expect(game.stamp(at: .kickOff(plusMinutes: now)) == .kickOff(plusMinutes: stamp))
    }
  }

  @Test func `people who say they come when their offer has ended do not move it`() throws {
    // Given Cem, who is asked when there is a third place, and answers when it is gone again
    var log: [(at: Int64, change: Change)] = try [
      (0, .planned(.fixed(3), most: 2)), (0, edited(.least(3))), (0, `in`(.ann)), (0, `in`(.ben)),
      (0, `in`(.stranger)), (minutes(1), edited(.most(3))), (minutes(2), edited(.most(2))),
      (minutes(3), `in`(.stranger)),
    ]
    let waiting = try game(log)
    #expect(!waiting.hasEnough(at: .kickOff(plusMinutes: 4)))
    #expect(waiting.stamp(at: .kickOff(plusMinutes: 4)) == .kickOff(plusMinutes: 0, seconds: 1))
    // When the place is there again, and Cem takes it
    log += try [(minutes(10), edited(.most(3))), (minutes(11), `in`(.stranger))]
    // Then
    let full = try game(log)
    #expect(full.hasEnough(at: .kickOff(plusMinutes: 11)))
    #expect(full.stamp(at: .kickOff(plusMinutes: 60)) == .kickOff(plusMinutes: 11))
  }

  @Test func `a game that was planned in the night before it has the stamp of its planning`() throws
  {
    // Given a game at 9:30 in Seoul that was planned and needs one after 22:00
    let day = CivilDay.thursday
    let night = day.midnight.advanced(by: -.hours(10))
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    var details = try PlanDetails.evening(most: 4)
    details.apply(.minute(try #require(MinuteOfDay(9 * 60 + 30))))
    details.apply(.least(2))
    for (number, change) in [.made(day, details), try answer(of: .ann)].enumerated() {
      let instant = night.advanced(by: .minutes(number))
      try squad.apply(
        .plan(key, change), at: instant, on: .fixed(9),
        in: LogPlace(number: Int64(number), acceptedAt: instant))
    }
    let game = try #require(squad.plans.game(key))
    #expect(game.stamp(at: night.advanced(by: .minutes(30))) == night)
  }

  private func answer(of person: Player.ID) throws -> PlanChange {
    .answered(PlanAnswer(.in, of: person, named: try ShortText("Ann")))
  }
}
