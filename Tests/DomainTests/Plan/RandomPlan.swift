import TestSupport
import Testing

@testable import Domain

/// A plan to which anything may happen.
struct RandomPlan {
  var terms: PlanTerms
  var now: Instant
  var entries: [PlanEntry] = []
  private let first: PlanTerms
  private let zone: Zone

  static let people: [Player.ID] = [.a, .b, .c, .d, .e, .f]

  init(most: Int) throws {
    zone = try .berlin
    now = try Instant(utc: "2026-12-01T08:00")
    terms = PlanTerms(start: try Instant(utc: "2026-12-03T19:00"), most: most)
    first = terms
  }

  var places: Places { Places(first, in: zone, after: entries, at: now) }

  var wasAnswer: Bool {
    if case .answered(_, .in, _) = entries.last?.event { true } else { false }
  }

  mutating func wait(minutes: Int) {
    now = now.advanced(byMilliseconds: Int64(minutes) * 60_000)
  }

  mutating func add(
    _ event: PlanEntry.Event, after minutes: Int = 0, madeMinutesAgo: Int = 0,
    acceptedMinutesAhead: Int = 0
  ) {
    wait(minutes: minutes)
    entries.append(
      PlanEntry(
        number: Int64(entries.count + 1),
        acceptedAt: now.advanced(byMilliseconds: Int64(acceptedMinutesAhead) * 60_000),
        madeAt: now.advanced(byMilliseconds: -Int64(madeMinutesAgo) * 60_000), event: event))
  }

  mutating func doAnything(using random: inout SplitMix64) {
    let person = random.oneOf(Self.people)
    let minutes = random.oneOf([0, 1, 3, 6, 40, 150, 700])
    let guest = random.oneOf([Player.ID.g, .h])
    switch random.number(0...11) {
    case 0...4: add(.answered(person, .in, takesFreePlace: random.chance(50)), after: minutes)
    case 5, 6: add(.answered(person, .out, takesFreePlace: nil), after: minutes)
    case 7: add(.answered(person, .maybe, takesFreePlace: nil), after: minutes)
    case 8: add(.passed(person), after: minutes)
    case 9: add(.guestAdded(guest, host: person), after: minutes)
    case 10: add(.guestRemoved(guest), after: minutes)
    default: organise(person, guest, after: minutes, using: &random)
    }
  }

  private mutating func organise(
    _ person: Player.ID, _ guest: Player.ID, after minutes: Int, using random: inout SplitMix64
  ) {
    switch random.number(0...9) {
    case 0...3: add(.placeGiven(person), after: minutes)
    case 4: add(.placeWithdrawn(person), after: minutes)
    case 5: if places.host(of: guest) != nil { add(.guestKept(guest), after: minutes) }
    case 6:
      terms.start = terms.start.advanced(byMilliseconds: Int64(random.number(-600...600)) * 60_000)
      add(.termsSet(terms), after: minutes)
    default:
      terms.most = random.number(1...5)
      add(.termsSet(terms), after: minutes)
    }
  }
}

extension Player.ID {
  static let a = named("A")
  static let b = named("B")
  static let c = named("C")
  static let d = named("D")
  static let e = named("E")
  static let f = named("F")
  static let g = named("G")
  static let h = named("H")
}
