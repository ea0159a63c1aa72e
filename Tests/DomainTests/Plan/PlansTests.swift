import Domain
import TestSupport
import Testing

@Suite("Planned games")
struct PlansTests {
  private let key = PlanKey.single(.fixed(3))
  private let series = PlanKey.series(.fixed(1), .thursday.advanced(byDays: 7))

  private func squad(after changes: Change...) throws -> Squad {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply(changes)
    return squad
  }

  @Test func `a game is at the time of the clocks where it is`() throws {
    let game = try #require(try squad(after: .planned(.fixed(3))).plans.game(key))
    #expect(game.start == Instant(year: 2026, month: 12, day: 3, hour: 11))
    #expect(game.end == game.start.advanced(byMilliseconds: 90 * 60_000))
    #expect(game.deadline == nil)
  }

  @Test func `without the clocks of its zone it is at the time of UTC`() throws {
    let game = try #require(try Squad(after: .planned(.fixed(3))).plans.game(key))
    #expect(game.start == Instant(year: 2026, month: 12, day: 3, hour: 20))
  }

  @Test func `people answer until the evening before, at the time of these clocks`() throws {
    let squad = try squad(
      after: .planned(.fixed(3)), .plan(key, .edited(.answerBy(.dayBefore))))
    let game = try #require(squad.plans.game(key))
    #expect(game.deadline == Instant(year: 2026, month: 12, day: 2, hour: 11))
  }

  @Test func `who comes when all places are taken waits`() throws {
    // Given a game for one
    let squad = try squad(
      after: .planned(.fixed(3), most: 1), .answered(.in, of: .ben, to: key),
      .answered(.in, of: .ann, to: key))
    // When
    let game = try #require(squad.plans.game(key))
    // Then
    #expect(game.places(at: .kickOff).comers == [.ben])
    #expect(game.places(at: .kickOff).reserve == [.ann])
    #expect(game.people == [.ben, .ann])
    #expect(game.name(of: .ann)?.text == "Ann")
  }

  @Test func `a place more is given in the order of the log, and not before it was there`() throws {
    // Given
    var squad = try squad(
      after: .planned(.fixed(3), most: 1), .answered(.in, of: .ben, to: key),
      .answered(.in, of: .ann, to: key, takesFreePlace: true))
    #expect(squad.plans.game(key)?.places(at: .kickOff).comers == [.ben])
    // When
    try squad.apply([.plan(key, .edited(.most(2)))])
    // Then
    #expect(squad.plans.game(key)?.places(at: .kickOff).comers == [.ben, .ann])
  }

  @Test func `guests have a place each, and their names are known`() throws {
    let name = try ShortText("Gus")
    let squad = try squad(
      after: .planned(.fixed(3)), .answered(.in, of: .ann, to: key),
      .plan(key, .guestAdded(.stranger, host: .ann, name)))
    let game = try #require(squad.plans.game(key))
    #expect(game.places(at: .kickOff).comers.count == 2)
    #expect(game.places(at: .kickOff).guests(of: .ann) == [.stranger])
    #expect(game.name(of: .stranger) == name)
    #expect(game.people == [.ann])
  }

  @Test func `no one keeps a guest who was never brought`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .squad(.zoneSet(.seoul)), .planned(.fixed(3)),
      .plan(.single(.fixed(3)), .guestKept(.stranger)),
    ])
    let game = try #require(squad.plans.game(.single(.fixed(3))))
    #expect(game.places(at: .kickOff).comers.count == 0)
  }

  @Test func `what calendars show has a version`() throws {
    var squad = try squad(after: .planned(.fixed(3)))
    #expect(squad.plans.game(key)?.version == 0)
    #expect(squad.plans.game(key)?.revisedAt == .kickOff)
    let changes: [(PlanChange, version: Int)] = [
      (.moved(to: .thursday), 0), (.moved(to: .thursday.advanced(byDays: 1)), 1),
      (.edited(.most(4)), 1), (.edited(.length(60)), 2), (.edited(.length(60)), 2),
      (.cancelled(nil), 3), (.cancelled(try .long), 3), (.reinstated, 4), (.reinstated, 4),
    ]
    for (change, version) in changes {
      try squad.apply(.plan(key, change), at: .kickOff(plusMinutes: Int64(version)))
      #expect(squad.plans.game(key)?.version == version, "\(change)")
    }
    #expect(squad.plans.game(key)?.revisedAt == .kickOff(plusMinutes: 4))
    #expect(squad.plans.game(key)?.cancellation == nil)
  }
}

// Series.
extension PlansTests {
  @Test func `nothing is made of a series before someone says something`() throws {
    let squad = try squad(after: .everyThursday(.fixed(1)))
    #expect(squad.plans.allPlans == [])
    #expect(squad.plans.game(series)?.day == .thursday.advanced(byDays: 7))
  }

  @Test func `a day that is none of the series has no game`() throws {
    var squad = try squad(after: .everyThursday(.fixed(1)))
    let wrong = PlanKey.series(.fixed(1), .thursday.advanced(byDays: 1))
    #expect(squad.plans.game(wrong) == nil)
    let answer = try Change.answered(.in, of: .ann, to: wrong)
    #expect(throws: ChangeRejection.planUnknown(wrong.id)) { try squad.apply([answer]) }
  }

  @Test func `the first game is open at once, and another from the day before on`() throws {
    let squad = try squad(after: .everyThursday(.fixed(1)))
    #expect(squad.plans.openGames(at: .kickOff).map(\.day) == [.thursday])
    let opening = try #require(Instant(year: 2026, month: 12, day: 9, hour: 11))
    #expect(squad.plans.openGames(at: opening).map(\.key) == [series])
    #expect(squad.plans.openGames(at: opening.advanced(byMilliseconds: -1)) == [])
  }

  @Test func `a game is open until three hours after its start`() throws {
    for change in [try Change.planned(.fixed(3)), try .everyThursday(.fixed(1))] {
      let squad = try squad(after: change)
      let end = try #require(Instant(year: 2026, month: 12, day: 3, hour: 14))
      #expect(squad.plans.openGames(at: end.advanced(byMilliseconds: -1)).count == 1)
      #expect(squad.plans.openGames(at: end) == [])
    }
  }

  @Test func `a change from a day on leaves the days before as they were`() throws {
    let squad = try squad(
      after: .everyThursday(.fixed(1)),
      .series(.fixed(1), .edited(from: .thursday.advanced(byDays: 7), .length(60))))
    let lengths = [0, 7, 14].map { days in
      squad.plans.game(.series(.fixed(1), .thursday.advanced(byDays: days)))?.details.length
    }
    #expect(lengths == [90, 60, 60])
  }

  @Test func `what was set for one game stays when its series changes`() throws {
    let squad = try squad(
      after: .everyThursday(.fixed(1)), .plan(series, .edited(.length(30))),
      .series(.fixed(1), .edited(from: .thursday, .length(60))),
      .series(.fixed(1), .edited(from: .thursday, .guestsEach(2))))
    #expect(squad.plans.game(series)?.details.length == 30)
    #expect(squad.plans.game(series)?.details.guestsEach == 2)
  }

  @Test func `a game of a series can be moved, and keeps its key`() throws {
    let friday = CivilDay.thursday.advanced(byDays: 8)
    let squad = try squad(after: .everyThursday(.fixed(1)), .plan(series, .moved(to: friday)))
    let now = try #require(Instant(year: 2026, month: 12, day: 11, hour: 12))
    #expect(squad.plans.openGames(at: now).map(\.key) == [series])
    #expect(squad.plans.openGames(at: now).map(\.day) == [friday])
  }

  @Test func `an ended series keeps the games about which someone said something`() throws {
    var squad = try squad(
      after: .everyThursday(.fixed(1)), .answered(.in, of: .ann, to: series),
      .series(.fixed(1), .ended(.thursday)))
    #expect(squad.plans.game(series)?.people == [.ann])
    #expect(squad.plans.game(.series(.fixed(1), .thursday.advanced(byDays: 14))) == nil)
    try squad.apply([.series(.fixed(1), .ended(nil))])
    #expect(squad.plans.game(.series(.fixed(1), .thursday.advanced(byDays: 14))) != nil)
  }

  @Test func `the order of the log decides between a game and its series`() throws {
    // Given a game for one, two who want to play, and a series that gets a second place later
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    let changes: [Change] = [
      try .everyThursday(.fixed(1)), .series(.fixed(1), .edited(from: .thursday, .most(1))),
      try .answered(.in, of: .ben, to: series), try .answered(.in, of: .ann, to: series),
      .series(.fixed(1), .edited(from: .thursday, .most(2))),
    ]
    for (index, change) in changes.enumerated() {
      let place = LogPlace(number: Int64(index + 1), acceptedAt: .kickOff)
      try squad.apply(change, at: .kickOff, in: place)
    }
    // Then Ann waited, and is asked now
    let places = try #require(squad.plans.game(series)).places(at: .kickOff)
    #expect(places.comers == [.ben])
    #expect(places.asked.map(\.id) == [.ann])
  }
}

// Refusals.
extension PlansTests {
  @Test func `what is planned twice, or was never planned, is refused`() throws {
    var squad = try squad(after: .planned(.fixed(3)), .everyThursday(.fixed(1)))
    let refused: [(Change, ChangeRejection)] = [
      (try .planned(.fixed(3)), .planExists(.fixed(3))),
      (try .everyThursday(.fixed(1)), .planExists(.fixed(1))),
      (.plan(.single(.fixed(4)), .reinstated), .planUnknown(.fixed(4))),
      (.series(.fixed(2), .ended(nil)), .planUnknown(.fixed(2))),
      (.plan(series, .made(.thursday, try .evening)), .planUnknown(series.id)),
    ]
    let before = squad
    for (change, reason) in refused {
      #expect(throws: reason) { try squad.accept([change]) }
    }
    #expect(squad == before)
  }

  @Test func `twenty games are open at a time, and ten series run`() throws {
    var squad = Squad()
    for number in 1...20 as ClosedRange<UInt64> {
      try squad.accept([.planned(.fixed(number))])
    }
    #expect(throws: ChangeRejection.tooManyPlans) { try squad.accept([.planned(.fixed(21))]) }
    for number in 1...10 as ClosedRange<UInt64> {
      try squad.accept([.everyThursday(.fixed(number))])
    }
    #expect(throws: ChangeRejection.tooManyPlans) {
      try squad.accept([.everyThursday(.fixed(11))])
    }
    // When one ended and time has passed
    try squad.accept([.series(.fixed(1), .ended(.thursday.advanced(byDays: -30)))])
    try squad.accept([.everyThursday(.fixed(11))])
    let later = try #require(Instant(year: 2026, month: 12, day: 4))
    let next = StampedChange(
      id: .fixed(1), device: .fixed(1), madeAt: later, change: try .planned(.fixed(21)))
    try squad.accept(next)
  }

  @Test func `two hundred people answer a game`() throws {
    var squad = try squad(after: .planned(.fixed(3)))
    for number in 1...200 as ClosedRange<UInt64> {
      try squad.accept([.answered(.in, of: .fixed(number), to: key)])
    }
    let next = try Change.answered(.in, of: .fixed(201), to: key)
    #expect(throws: ChangeRejection.tooManyAnswers(key.id)) { try squad.accept([next]) }
    let guest = Change.plan(key, .guestAdded(.fixed(201), host: .ann, nil))
    #expect(throws: ChangeRejection.tooManyAnswers(key.id)) { try squad.accept([guest]) }
    try squad.accept([.answered(.out, of: .fixed(200), to: key)])
  }

  @Test func `a squad plans in twenty zones`() throws {
    var squad = Squad()
    for number in 1...20 { try squad.accept([.squad(.zoneSet(.numbered(number)))]) }
    #expect(throws: ChangeRejection.tooManyPlans) {
      try squad.accept([.squad(.zoneSet(.numbered(21)))])
    }
    try squad.accept([.squad(.zoneSet(.numbered(20)))])
    #expect(squad.plans.zones.count == 20)
  }

  @Test func `an older edit is refused, unless it says the same`() throws {
    var squad = try squad(after: .planned(.fixed(3)))
    func made(_ edit: PlanEdit, _ minutes: Int64) -> StampedChange {
      StampedChange(
        id: .fixed(1), device: .fixed(1), madeAt: .kickOff(plusMinutes: minutes),
        change: .plan(key, .edited(edit)))
    }
    try squad.accept(made(.most(8), 10))
    #expect(throws: ChangeRejection.editedLater) { try squad.accept(made(.most(9), 5)) }
    try squad.accept(made(.most(8), 5))
    try squad.accept(made(.length(60), 5))
    #expect(squad.plans.game(key)?.details.most == 8)
  }
}

extension Zone {
  fileprivate static func numbered(_ number: Int) throws -> Zone {
    let offset = try #require(Offset(from: .earliest, minutesAhead: number))
    return try #require(Zone(name: ShortText("Zone/\(number)"), offsets: [offset]))
  }
}

// What is told again.
extension PlansTests {
  @Test func `an import adds the answers of people who have not answered here`() throws {
    // Given a group in which Ann changed her mind, and one that knows more people
    let here = try squad(
      after: .planned(.fixed(3)), .answered(.out, of: .ann, to: key))
    let there = try squad(
      after: .planned(.fixed(3)), .answered(.in, of: .ann, to: key),
      .answered(.in, of: .ben, to: key), .plan(key, .edited(.most(4))))
    // When
    var imported = here
    for addition in here.additions(from: there) {
      try imported.apply(addition.change, at: addition.madeAt)
    }
    // Then
    let game = try #require(imported.plans.game(key))
    #expect(game.places(at: .kickOff).answer(of: .ann) == .out)
    #expect(game.places(at: .kickOff).answer(of: .ben) == .in)
    #expect(game.details.most == nil)
  }

  @Test func `a series that had an end from the beginning has it again`() throws {
    let days = try #require(Recurrence(first: .thursday, weeks: 1, last: .thursday))
    let there = try squad(
      after: .series(.fixed(1), .made(days, opens: .dayBefore, .evening)))
    var here = Squad()
    for addition in here.additions(from: there) {
      try here.apply(addition.change, at: addition.madeAt)
    }
    #expect(here == there)
  }
}

// Values.
extension PlansTests {
  @Test(arguments: [
    ("0F8E5A00-0000-4000-8000-000000000001", 3, "1C25D6A4-89C8-8DF0-8C6E-B737DB33F461"),
    ("0F8E5A00-0000-4000-8000-000000000001", 10, "1C25D6A7-1CC8-8DF0-8C6E-B737DB359BA9"),
  ])
  func `the game of a day has the same id everywhere`(series: String, day: Int, id: String) throws {
    let series = try #require(Series.ID(uuidString: series))
    let day = try #require(CivilDay(year: 2026, month: 12, day: day))
    #expect(PlanKey.series(series, day).id.uuidString == id)
  }

  @Test(arguments: ["2026-12-03", "1970-01-01", "9999-12-31", "2028-02-29"])
  func `a day is read as it is written`(text: String) throws {
    #expect(try #require(CivilDay(text: text)).text == text)
  }

  @Test(arguments: [
    "", "2026-12-3", "2026-13-01", "2026-02-29", "1969-12-31", "2026-12-032", "2026/12/03",
    "2026-1e-03",
    "２026-12-03",
  ])
  func `what is no day is refused`(text: String) { #expect(CivilDay(text: text) == nil) }

  @Test(arguments: [
    "https://a", "https://osm.org/#map=19/52.5/13.4", "https://xn--9n2bp8q.kr/%EA?q=a,b&c=(d)",
  ])
  func `an address of a map is one that is protected`(text: String) {
    #expect(MapLink(text)?.text == text)
  }

  @Test(arguments: [
    "", "https://", "http://a.example", "javascript:alert(1)", "https:///a", "https://a b",
    "https://a\"onclick", "https://a<b", "https://김", "HTTPS://a", "https://a\n",
    "https://" + String(repeating: "a", count: 293),
  ])
  func `anything else is no address of a map`(text: String) { #expect(MapLink(text) == nil) }

  @Test func `edits make one game of another`() throws {
    var details = try PlanDetails.evening
    let other = try #require(
      PlanDetails(minute: details.minute, length: 60, zone: details.zone, most: 4, guestsEach: 1))
    let edits = details.edits(to: other)
    #expect(edits == [.length(60), .most(4), .guestsEach(1)])
    for edit in edits { details.apply(edit) }
    #expect(details == other)
  }
}
