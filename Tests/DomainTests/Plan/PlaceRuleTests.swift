import TestSupport
import Testing

@testable import Domain

@Suite("Rules about places")
struct PlaceRuleTests {
  @Test func `guests without a place wait under their host`() throws {
    var plan = try RandomPlan(most: 2)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.guestAdded(.h, host: .a))
    let places = plan.places
    #expect(places.placed == [.a, .g])
    #expect(places.guests(of: .a) == [.g, .h])
  }

  @Test func `a host who stays away takes the guests along, and brings them back within the grace`()
    throws
  {
    var plan = try RandomPlan(most: 4)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    #expect(plan.places.count == 2)
    var back = plan
    back.add(.answered(.a, .in, takesFreePlace: nil), after: 4)
    #expect(back.places.placed == [.a, .g])
    plan.wait(minutes: 6)
    #expect(plan.places.count == 0)
  }

  @Test func `a guest who comes anyway stays when the host does not`() throws {
    var plan = try RandomPlan(most: 4)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.guestKept(.g))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.wait(minutes: 6)
    #expect(plan.places.placed == [.g])
  }

  @Test(arguments: [0, 6])
  func `a guest who comes anyway comes back when that is said after the host's refusal`(
    _ minutes: Int
  ) throws {
    var plan = try RandomPlan(most: 2)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.wait(minutes: minutes)
    plan.add(.guestKept(.g))
    plan.wait(minutes: 10)
    #expect(plan.places.placed == [.g])
  }

  @Test func `a guest who was taken off by mistake keeps the place`() throws {
    var plan = try RandomPlan(most: 2)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.guestAdded(.g, host: .a))
    plan.add(.answered(.b, .in, takesFreePlace: true))
    plan.add(.guestRemoved(.g))
    plan.add(.guestAdded(.h, host: .a))
    plan.wait(minutes: 10)
    #expect(plan.places.placed == [.a, .h])
    #expect(plan.places.reserve == [.b])
  }

  @Test func `a person whose place was taken away is not asked for it`() throws {
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.placeWithdrawn(.a))
    #expect(plan.places.asked.map { $0.id } == [.b])
    #expect(plan.places.reserve == [.a])
    #expect(plan.places.passed == [.a])
    #expect(plan.places.passing(of: .a) == .placeWithdrawn)
  }

  @Test func `not this time passes the place on`() throws {
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.answered(.c, .in, takesFreePlace: nil))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.wait(minutes: 5)
    plan.add(.passed(.b))
    #expect(plan.places.asked.map { $0.id } == [.c])
    plan.add(.passed(.c))
    #expect(plan.places.isOpen)
    #expect(plan.places.passing(of: .b) == .byChoice)
  }

  @Test func `an offer that is not answered in time ends by itself, and not by choice`() throws {
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    #expect(plan.places.passing(of: .b) == nil)
    plan.wait(minutes: 60 * 24)
    #expect(plan.places.passing(of: .b) == .timeOver)
  }

  @Test func `an older answer that arrives late does not count`() throws {
    var plan = try RandomPlan(most: 4)
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    plan.add(.answered(.a, .in, takesFreePlace: nil), madeMinutesAgo: 60)
    #expect(plan.places.answer(of: .a) == .out)
    plan.add(.placeGiven(.a), madeMinutesAgo: 60)
    #expect(plan.places.count == 0)
  }

  @Test func `a clock that is years ahead wins nothing`() throws {
    var plan = try RandomPlan(most: 4)
    plan.add(.answered(.a, .in, takesFreePlace: nil), madeMinutesAgo: -2_000_000)
    plan.add(.answered(.a, .out, takesFreePlace: nil))
    #expect(plan.places.answer(of: .a) == .out)
  }

  @Test func `a server whose clock was years ahead ends no plan`() throws {
    var plan = try RandomPlan(most: 1)
    plan.add(.answered(.a, .in, takesFreePlace: nil))
    plan.add(.answered(.b, .in, takesFreePlace: nil))
    plan.add(.answered(.a, .out, takesFreePlace: nil), acceptedMinutesAhead: 2_000_000)
    #expect(plan.places.count == 1)
    plan.wait(minutes: 10)
    plan.add(.answered(.c, .in, takesFreePlace: nil))
    #expect(plan.places.asked.map { $0.id } == [.b])
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `no more than the most have a place, and no one who passed overtakes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var plan = try RandomPlan(most: random.number(1...4))
    var greatest = plan.terms.most ?? 0
    var given: Set<Player.ID> = []
    for _ in 0..<60 {
      let before = plan.places
      plan.doAnything(using: &random)
      greatest = max(greatest, plan.terms.most ?? 0)
      let after = plan.places
      if case .placeGiven(let person) = plan.entries.last?.event { given.insert(person) }
      #expect(after.count <= greatest + given.count)
      let everyone = after.placed + after.asked.map { $0.id } + after.reserve
      #expect(Set(everyone).count == everyone.count, "each is in one place")
      let isNew = { (id: Player.ID) in !before.placed.contains(id) && after.placed.contains(id) }
      if before.passed.contains(where: { isNew($0) && !given.contains($0) }) {
        #expect(plan.wasAnswer, "someone who passed gets a place only when they ask for it")
      }
      #expect(after.asked.allSatisfy { plan.now < $0.until && $0.until <= after.terms.start })
    }
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `nothing changes before the next change`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var plan = try RandomPlan(most: 2)
    for _ in 0..<30 {
      plan.doAnything(using: &random)
      let places = plan.places
      guard let next = places.nextChange else { continue }
      let distance = plan.now.milliseconds(until: next)
      #expect(distance > 0)
      var later = plan
      later.now = next.advanced(byMilliseconds: -1)
      #expect(later.places.summary == places.summary)
    }
  }
}

extension Places {
  fileprivate var summary: [String] {
    [
      placed.map { $0.name }.joined(),
      asked.map { "\($0.id.name)\($0.until.milliseconds)" }.joined(),
      reserve.map { $0.name }.joined(), passed.map { $0.name }.joined(),
    ]
  }
}
