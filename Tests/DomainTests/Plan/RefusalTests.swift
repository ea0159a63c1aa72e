import TestSupport
import Testing

@testable import Domain

@Suite("People who give their place up")
struct RefusalTests {
  /// A game of four that A gives up so many milliseconds before it begins.
  private func plan(refusedBefore milliseconds: Int64, deadline: TimeSpan? = nil) throws
    -> RandomPlan
  {
    var plan = try RandomPlan(most: 4)
    plan.terms.deadline = deadline.map { plan.terms.start.advanced(by: -$0) }
    plan.add(.termsSet(plan.terms))
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.now = plan.terms.start.advanced(byMilliseconds: -milliseconds)
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    return plan
  }

  @Test(arguments: [
    (before: Int64(86_400_001), late: nil), (86_400_000, 1_440), (60_000, 1), (1, 0), (0, nil),
    (-60_000, nil),
  ])
  func `a refusal is late in the last day before the start`(before: Int64, late: Int?) throws {
    #expect(try plan(refusedBefore: before).places.lateMinutes(of: .a) == late)
  }

  @Test(arguments: [(before: Int64(108_000_000), late: nil), (107_999_999, 1_799)])
  func `a refusal is late after the time until which people were asked to answer`(
    before: Int64, late: Int?
  ) throws {
    let plan = try plan(refusedBefore: before, deadline: .hours(30))
    #expect(plan.places.lateMinutes(of: .a) == late)
  }

  @Test(arguments: [(before: Int64(5_400_000), minutes: 5), (3_600_001, 5), (3_600_000, 1)])
  func `a place is kept for five minutes, and in the last hour for one`(
    before: Int64, minutes: Int
  ) throws {
    let plan = try plan(refusedBefore: before)
    let end = plan.now.advanced(by: .minutes(minutes))
    #expect(plan.places.claim(of: .a) == .kept(until: end))
    #expect(plan.places.standing.kept == [.init(count: 1, until: end, fate: .open)])
  }

  @Test func `no place is kept when the game begins`() throws {
    #expect(try plan(refusedBefore: 0).places.count == 0)
    let minuteBefore = try plan(refusedBefore: 60_000)
    #expect(minuteBefore.places.claim(of: .a) == .kept(until: minuteBefore.terms.start))
    #expect(minuteBefore.places.standing.kept == [])
  }

  @Test func `an offer that ends just before says nothing about a place that is kept`() throws {
    // Given an offer to B, after which C is asked, and A, whose place is kept a millisecond longer
    var plan = try RandomPlan(most: 2)
    for person in [Player.ID.a, .d, .b, .c] {
      plan.add(.answered(person, .in, takesFreePlace: nil))
    }
    plan.add(.answered(.d, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    let offer = try #require(plan.places.asked.first?.until)
    plan.now = offer.advanced(by: -.minutes(5)).advanced(by: .milliseconds(1))
    // When
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    // Then no one waits for the place
    let end = offer.advanced(by: .milliseconds(1))
    #expect(plan.places.standing.kept == [.init(count: 1, until: end, fate: .open)])
  }

  @Test func `a place that is kept is counted once when an offer ends with it`() throws {
    // Given an offer to B, who is followed by C, who wants a free place at once, and by E
    var plan = try RandomPlan(most: 2)
    for (person, takesFreePlace) in [
      (Player.ID.a, false), (.d, false), (.b, false), (.c, true), (.e, false),
    ] {
      plan.add(.answered(person, .in, takesFreePlace: takesFreePlace))
    }
    plan.add(.answered(.d, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    let offer = try #require(plan.places.asked.first?.until)
    // When A's place is kept as long
    plan.now = offer.advanced(by: -.minutes(5))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    // Then
    #expect(plan.places.standing.kept == [.init(count: 1, until: offer, fate: .given)])
  }

  @Test(arguments: [(ahead: 24 * 60, counts: true), (24 * 60 + 1, false)])
  func `a server's clock counts unless it is more than a day ahead of what came later`(
    ahead: Int, counts: Bool
  ) throws {
    // Given a refusal that was taken in by a clock that much ahead of the next entry
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.answered(.a, .out, takesFreePlace: nil), acceptedMinutesAhead: 10 + ahead)
    plan.add(.answered(.c, .in, takesFreePlace: nil), after: 10)
    // Then A's place is kept from now on, or is B's for long
    #expect(plan.places.count == (counts ? 1 : 0))
    #expect(plan.places.asked.map { $0.id } == (counts ? [] : [.b]))
  }
}
