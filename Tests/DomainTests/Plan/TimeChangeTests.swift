import Domain
import TestSupport
import Testing

@Suite("The time that a game had before")
struct TimeChangeTests {
  private let key = PlanKey.single(.fixed(3))
  private let announced = Instant.kickOff(plusMinutes: 18_260)

  /// A game on a Thursday at 20:00, after these changes of which each comes some minutes after the one before.
  private func game(_ changes: (after: Int64, change: Change)...) throws -> PlannedGame {
    var squad = try Squad.friday
    try squad.apply([.squad(.zoneSet(.seoul)), .planned(.fixed(3), most: 10)])
    var minutes: Int64 = 0
    for (number, step) in changes.enumerated() {
      minutes += step.after
      let instant = Instant.kickOff(plusMinutes: minutes)
      try squad.apply(
        step.change, at: instant, on: .fixed(9),
        in: LogPlace(number: Int64(number + 10), acceptedAt: instant))
    }
    return try #require(squad.plans.game(key))
  }

  private var nextDay: Change { .plan(key, .moved(to: .thursday.advanced(byDays: 1))) }
  private var backToThursday: Change { .plan(key, .moved(to: .thursday)) }

  private func at(_ hour: Int) throws -> Change {
    .plan(key, .edited(.minute(try #require(MinuteOfDay(hour * 60)))))
  }

  @Test func `day and time that are changed together are one change`() throws {
    let game = try game((60, nextDay), (0, try at(8)))
    #expect(game.timeChange?.formerStart == announced)
  }

  @Test func `what follows within two minutes is the same change`() throws {
    let game = try game((60, nextDay), (1, try at(8)), (2, try at(9)))
    #expect(game.timeChange?.formerStart == announced)
    #expect(game.timeChange?.changedAt == .kickOff(plusMinutes: 63))
  }

  @Test func `a change of a time that people were told is another one`() throws {
    let game = try game((60, nextDay), (3, try at(8)))
    #expect(game.timeChange?.formerStart == announced.advanced(byMilliseconds: 24 * 3_600_000))
  }

  @Test func `a change of a time for which someone answered is another one`() throws {
    let game = try game(
      (60, nextDay), (1, try .answered(.in, of: .ann, to: key)), (0, try at(8)))
    #expect(game.timeChange?.formerStart == announced.advanced(byMilliseconds: 24 * 3_600_000))
  }

  @Test func `an answer of the same instant does not part a change`() throws {
    let game = try game(
      (60, nextDay), (0, try .answered(.in, of: .ann, to: key)), (0, try at(8)))
    #expect(game.timeChange?.formerStart == announced)
  }

  @Test func `people who come or may come are asked again, and no one else`() throws {
    let answers: [(after: Int64, change: Change)] = try [
      (1, .answered(.in, of: .ann, to: key)), (0, .answered(.maybe, of: .ben, to: key)),
      (0, .answered(.out, of: .fixed(4), to: key)), (0, .answered(.in, of: .fixed(5), to: key)),
    ]
    let again: (after: Int64, change: Change) = try (10, .answered(.in, of: .fixed(5), to: key))
    let game = try game(answers[0], answers[1], answers[2], answers[3], (60, nextDay), again)
    let people: [Player.ID] = [.ann, .ben, .fixed(4), .fixed(5), .stranger]
    #expect(people.filter { game.asksAgain($0) } == [.ann, .ben])
  }

  @Test func `a time that is set back at once was never changed`() throws {
    let game = try game(
      (1, try .answered(.in, of: .ann, to: key)), (60, nextDay), (1, backToThursday))
    #expect(game.timeChange == nil)
    #expect(!game.asksAgain(.ann))
  }

  @Test func `a time that is set back at once leaves the change before`() throws {
    let game = try game((60, try at(8)), (60, nextDay), (1, backToThursday))
    #expect(game.timeChange?.formerStart == announced)
    #expect(game.timeChange?.changedAt == .kickOff(plusMinutes: 60))
  }

  @Test func `all fields of a series that are changed from here on are one change`() throws {
    var squad = try Squad.friday
    try squad.apply([.squad(.zoneSet(.seoul)), .everyThursday(.fixed(7))])
    let week = CivilDay.thursday.advanced(byDays: 7)
    let key = PlanKey.series(.fixed(7), week)
    let before = try #require(squad.plans.game(key)).start
    for (number, hour) in [18, 19].enumerated() {
      let minute = try #require(MinuteOfDay(hour * 60))
      try squad.apply(
        .series(.fixed(7), .edited(from: week, .minute(minute))), at: .kickOff, on: .fixed(9),
        in: LogPlace(number: Int64(number + 10), acceptedAt: .kickOff))
    }
    #expect(squad.plans.game(key)?.timeChange?.formerStart == before)
  }
}
