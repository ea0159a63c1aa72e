import TestSupport
import Testing

@testable import Domain

@Suite("Whose the places are")
struct StandingTests {
  /// A game of four in which A to D are in, and these wait.
  private func full(waiting: [(Player.ID, takes: Bool)] = []) throws -> RandomPlan {
    var plan = try RandomPlan(most: 4)
    for person in [Player.ID.a, .b, .c, .d] {
      plan.add(.answered(person, .in, takesFreePlace: nil))
    }
    for (person, takes) in waiting { plan.add(.answered(person, .in, takesFreePlace: takes)) }
    return plan
  }

  @Test func `a place that was given up does not count, and comes free after the grace`() throws {
    var plan = try full()
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    let end = plan.now.advanced(byMilliseconds: 5 * 60_000)
    #expect(
      plan.places.standing
        == Standing(
          taken: 3, most: 4, kept: [.init(count: 1, until: end, fate: .open)], held: 0, open: 0,
          waiting: 0, maybe: 0))
    #expect(plan.places.claim(of: .b) == .kept(until: end))
    #expect(plan.places.claim(of: .e) == .waits)
    plan.wait(minutes: 5)
    #expect(plan.places.standing.open == 1)
    #expect(plan.places.claim(of: .e) == .open)
  }

  @Test func `it is said when the place goes to a person who waits`() throws {
    var asking = try full(waiting: [(.e, takes: false)])
    asking.add(.answered(.b, .maybe, takesFreePlace: nil))
    #expect(asking.places.standing.kept.map { $0.fate } == [.offered])
    var taking = try full(waiting: [(.e, takes: true), (.f, takes: false)])
    taking.add(.guestAdded(.g, host: .a))
    taking.add(.answered(.b, .out, takesFreePlace: nil))
    taking.add(.answered(.c, .out, takesFreePlace: nil))
    let kept = taking.places.standing.kept
    #expect(kept.map { $0.fate } == [.given, .offered])
    #expect(kept.map { $0.count } == [1, 1])
  }

  @Test func `places that guests leave with their host come free together`() throws {
    var plan = try RandomPlan(most: 4)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.guestAdded(.h, host: .a))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    let standing = plan.places.standing
    #expect(standing.kept.map { $0.count } == [3])
    #expect(standing.open == 1)
  }

  @Test func `without a most nothing is kept, held or free`() throws {
    var plan = try RandomPlan(most: 4)
    plan.terms.most = nil
    plan.add(.termsSet(plan.terms))
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    #expect(
      plan.places.standing
        == Standing(taken: 0, most: nil, kept: [], held: 0, open: nil, waiting: 0, maybe: 0))
    #expect(plan.places.claim(of: .a).getsPlace)
    #expect(!plan.places.standing.isFull)
  }

  @Test func `a place that would come free after the start comes free for no one`() throws {
    var plan = try full()
    plan.now = plan.terms.start.advanced(byMilliseconds: -30_000)
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    #expect(plan.places.standing.kept.isEmpty)
    #expect(plan.places.standing.taken == 3)
  }

  @Test func `one who waits takes a place that is open in the night`() throws {
    var plan = try full(waiting: [(.e, takes: false)])
    plan.terms.start = try Instant(utc: "2026-12-02T07:30")
    plan.add(.termsSet(plan.terms))
    plan.now = try Instant(utc: "2026-12-01T22:00")
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.wait(minutes: 6)
    #expect(plan.places.standing.open == 1)
    #expect(plan.places.claim(of: .e) == .open)
    plan.add(.answered(.e, .in, takesFreePlace: nil))
    #expect(plan.places.comers == [.a, .c, .d, .e])
  }

  @Test func `an offer ends when the most is lowered, and who was asked is first in line again`()
    throws
  {
    var plan = try RandomPlan(most: 2)
    for person in [Player.ID.a, .b, .c, .d] {
      plan.add(.answered(person, .in, takesFreePlace: nil))
    }
    plan.terms.most = 3
    plan.add(.termsSet(plan.terms))
    #expect(plan.places.asked.map { $0.id } == [.c])
    plan.terms.most = 2
    plan.add(.termsSet(plan.terms))
    #expect(plan.places.asked.isEmpty)
    #expect(plan.places.reserve == [.c, .d])
    #expect(plan.places.inLineAgain == [.c])
    plan.add(.answered(.c, .in, takesFreePlace: nil))
    #expect(plan.places.comers == [.a, .b])
    plan.terms.most = 3
    plan.add(.termsSet(plan.terms))
    #expect(plan.places.asked.map { $0.id } == [.c])
    #expect(plan.places.inLineAgain.isEmpty)
  }

  @Test func `an offer ends when the organiser gives the place to another person`() throws {
    var plan = try full(waiting: [(.e, takes: false), (.f, takes: false)])
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    #expect(plan.places.asked.map { $0.id } == [.e])
    plan.add(.placeGiven(.f))
    #expect(plan.places.comers == [.a, .c, .d, .f])
    #expect(plan.places.inLineAgain == [.e])
  }

  @Test func `a place is not kept any more when the organiser gave it to another person`() throws {
    var plan = try full(waiting: [(.e, takes: false)])
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.add(.placeGiven(.e))
    #expect(plan.places.standing.kept.isEmpty)
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    #expect(plan.places.comers == [.a, .c, .d, .e])
    #expect(plan.places.reserve == [.b])
  }

  @Test func `an offer lasts no longer than a game that was moved forward leaves time`() throws {
    var plan = try full(waiting: [(.e, takes: false)])
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.wait(minutes: 6)
    plan.terms.start = plan.now.advanced(byMilliseconds: 45 * 60_000)
    plan.add(.termsSet(plan.terms))
    #expect(plan.places.asked.map { $0.until } == [plan.now.advanced(byMilliseconds: 10 * 60_000)])
  }

  @Test func `a place that is taken away from one who said out is not waited for`() throws {
    var plan = try full()
    plan.add(.answered(.b, .out, takesFreePlace: nil))
    plan.add(.placeWithdrawn(.b))
    #expect(plan.places.reserve.isEmpty)
    #expect(plan.places.standing.open == 1)
  }
}

@Suite("Whose the places are, over simulated histories")
struct StandingPropertyTests {
  /// Each state of some histories, before the game begins, with the one before.
  private func walk(
    _ seed: UInt64, _ check: (_ before: Places, _ plan: RandomPlan, _ after: Places) -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    var plan = try RandomPlan(most: random.number(1...4))
    for _ in 0..<60 {
      var before = plan
      plan.doAnything(using: &random)
      guard plan.now < plan.terms.start else { continue }
      before.now = plan.now
      check(before.places, plan, plan.places)
    }
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func `no answer and no offer taken leaves more in than the most`(seed: UInt64) throws {
    try walk(seed) { before, plan, after in
      let most = plan.terms.most ?? .max
      if case .placeGiven = plan.entries.last?.event { return }
      #expect(after.comers.count <= max(most, before.comers.count))
      if case .termsSet = plan.entries.last?.event {
        let stayed = before.comers.allSatisfy { after.comers.contains($0) }
        #expect(stayed, "new terms move nobody who is in")
      }
    }
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func `places are taken, kept, held or open, and never more than there are`(seed: UInt64) throws {
    try walk(seed) { _, plan, after in
      let standing = after.standing
      let all = standing.taken + standing.kept.reduce(0) { $0 + $1.count } + standing.held
      let ends = after.heads.contains {
        $0.isLeaving && $0.end.map { plan.terms.start <= $0 } ?? true
      }
      if !ends {
        #expect(all + (standing.open ?? 0) == max(plan.terms.most ?? 0, standing.taken))
      }
    }
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func `someone gets a place by saying that they come exactly when that is said`(seed: UInt64)
    throws
  {
    try walk(seed) { _, plan, after in
      for person in RandomPlan.people {
        var said = plan
        said.add(.answered(person, .in, takesFreePlace: nil))
        let places = said.places
        let got = places.comers.contains(person) && !after.comers.contains(person)
        #expect(got == after.claim(of: person).getsPlace)
        let own = { (places: Places) in
          places.comers.count { $0 == person || places.host(of: $0) == person }
        }
        #expect((own(places) > own(after)) == after.getsPlace(person))
      }
    }
  }

  @Test(arguments: 0..<15 as Range<UInt64>)
  func `what is said of places that are kept comes true when nothing else happens`(seed: UInt64)
    throws
  {
    try walk(seed) { _, plan, after in
      for end in Set(after.standing.kept.map { $0.until }) {
        var (before, later) = (plan, plan)
        before.now = end.advanced(byMilliseconds: -1)
        later.now = end
        let count = { (fate: Standing.Fate) in
          after.standing.kept.reduce(0) { $0 + ($1.until == end && $1.fate == fate ? $1.count : 0) }
        }
        let (old, new) = (before.places.standing, later.places.standing)
        #expect(new.taken == old.taken + count(.given))
        #expect(new.open == (old.open ?? 0) + count(.open))
      }
    }
  }
}
