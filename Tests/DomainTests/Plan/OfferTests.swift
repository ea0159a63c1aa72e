import TestSupport
import Testing

@testable import Domain

/// Times of day are those of Berlin, an hour ahead of the UTC in which the instants are written.
@Suite("Until when a place is held for a person who is asked")
struct OfferTests {
  /// A game for one in which A plays and B and C wait, and that gets a second place at an instant.
  private func plan(
    start: String, secondPlaceAt instant: String, plusMilliseconds milliseconds: Int64 = 0,
    takesFreePlace: Bool = false
  ) throws -> RandomPlan {
    var plan = try RandomPlan(most: 1)
    plan.terms.start = try Instant(utc: start)
    plan.add(.termsSet(plan.terms))
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: takesFreePlace))
    plan.add(.answered(.c, .in, takesFreePlace: nil))
    plan.now = try Instant(utc: instant).advanced(byMilliseconds: milliseconds)
    plan.terms.most = 2
    plan.add(.termsSet(plan.terms))
    return plan
  }

  @Test(arguments: [
    (start: "2026-12-03T09:00", offer: "2026-12-02T17:00", milliseconds: -1, minutes: 120),
    ("2026-12-03T09:00", "2026-12-02T17:00", 0, 30),
    ("2026-12-03T19:00", "2026-12-03T18:00", -1, 30),
    ("2026-12-03T19:00", "2026-12-03T18:00", 0, 10),
  ])
  func
    `two hours if more than sixteen are left, half an hour if more than one is, else ten minutes`(
      start: String, offer: String, milliseconds: Int64, minutes: Int
    ) throws
  {
    let plan = try plan(start: start, secondPlaceAt: offer, plusMilliseconds: milliseconds)
    #expect(plan.places.asked.map { $0.id } == [.b])
    #expect(plan.places.asked.map { $0.until } == [plan.now.advanced(by: .minutes(minutes))])
  }

  @Test(arguments: [
    (offer: "2026-12-01T19:00", milliseconds: 0, until: "2026-12-01T21:00", rest: 0),
    ("2026-12-01T19:00", 1, "2026-12-02T08:00", 1),
    ("2026-12-02T08:00", 30_000, "2026-12-02T10:00", 30_000),
  ])
  func `the night from 22:00 to 9:00 does not count, to the millisecond`(
    offer: String, milliseconds: Int64, until: String, rest: Int64
  ) throws {
    let plan = try plan(
      start: "2026-12-03T19:00", secondPlaceAt: offer, plusMilliseconds: milliseconds)
    let end = try Instant(utc: until).advanced(byMilliseconds: rest)
    #expect(plan.places.asked.map { $0.until } == [end])
  }

  @Test(arguments: [
    (start: "2026-12-02T07:30", isOpen: true), ("2026-12-02T08:59", true),
    ("2026-12-02T09:00", false), ("2026-12-02T09:30", false),
  ])
  func
    `from 22:00 on places are open to all when the game begins less than an hour after the night`(
      start: String, isOpen: Bool
    ) throws
  {
    let plan = try plan(start: start, secondPlaceAt: "2026-12-01T21:00")
    #expect(plan.places.standing.open == (isOpen ? 1 : 0))
    #expect(plan.places.asked.map { $0.id } == (isOpen ? [] : [.b]))
  }

  @Test(arguments: ["2026-12-03T19:00", "2026-12-03T21:00"])
  func `a place that comes free after the start is not open while someone waits`(
    start: String
  ) throws {
    var plan = try plan(start: start, secondPlaceAt: "2026-12-01T09:00")
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.now = plan.terms.start.advanced(by: -.seconds(30))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.wait(minutes: 1)
    #expect(plan.places.comers == [.b])
    #expect(plan.places.claim(of: .c) == .waits)
  }

  @Test(arguments: [(milliseconds: Int64(0), isAsked: false), (1, true)])
  func `people who want a free place at once get it while three hours are left`(
    milliseconds: Int64, isAsked: Bool
  ) throws {
    let plan = try plan(
      start: "2026-12-03T19:00", secondPlaceAt: "2026-12-03T16:00",
      plusMilliseconds: milliseconds, takesFreePlace: true)
    #expect(plan.places.comers == (isAsked ? [.a] : [.a, .b]))
    #expect(plan.places.asked.map { $0.id } == (isAsked ? [.b] : []))
  }
}

@Suite("Who gets a free place")
struct FreePlaceTests {
  @Test func `each person says for themselves whether they want a free place at once`() throws {
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: true))
    plan.add(.answered(.c, .in, takesFreePlace: false))
    #expect(plan.places.takesFreePlace(.b))
    #expect(!plan.places.takesFreePlace(.c))
    #expect(!plan.places.takesFreePlace(.f))
  }

  @Test(arguments: [true, false])
  func `a guest who waits gets a free place as their host would`(takesFreePlace: Bool) throws {
    var plan = try RandomPlan(most: 2)
    plan.add(.answered(.a, .in, takesFreePlace: takesFreePlace))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    #expect(plan.places.comers == (takesFreePlace ? [.a, .g] : [.a]))
    #expect(plan.places.asked.map { $0.id } == (takesFreePlace ? [] : [.g]))
  }

  @Test func `a guest who comes anyway takes the next free place when theirs is gone`() throws {
    var plan = try RandomPlan(most: 2)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.wait(minutes: 6)
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.answered(.c, .in, takesFreePlace: nil))
    plan.add(.guestKept(.g))
    #expect(plan.places.reserve == [.g])
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    #expect(plan.places.comers == [.c, .g])
  }

  @Test func `those who passed wait in the order in which they did`() throws {
    var plan = try RandomPlan(most: 2)
    for person in [Player.ID.a, .d, .b, .c] {
      plan.add(.answered(person, .in, takesFreePlace: nil))
    }
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.add(.answered(.d, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    #expect(plan.places.asked.map { $0.id } == [.b, .c])
    plan.add(.passed(.c))
    plan.add(.passed(.b))
    #expect(plan.places.passed == [.c, .b])
  }
}
