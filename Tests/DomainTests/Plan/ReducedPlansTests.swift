import TestSupport
import Testing

@testable import Domain

@Suite("What a snapshot keeps of games that are over")
struct ReducedPlansTests {
  private static let day: Int64 = 86_400_000

  /// Games a week apart from Thursday on, to each of which people said many things, and one that is still to
  /// come, so that the first ones are long over.
  private func season(_ games: Int, seed: UInt64) throws -> Squad {
    var (random, squad, number) = (SplitMix64(seed: seed), try Squad.friday, Int64(100))
    let people = (0..<6 as Range<UInt64>).map { Player.ID.fixed(200 + $0) }
    func add(_ change: PlanChange, to key: PlanKey, at instant: Instant) {
      number += 1
      try? squad.apply(
        .plan(key, change), at: instant, on: .fixed(9),
        in: LogPlace(number: number, acceptedAt: instant))
    }
    try squad.apply([.squad(.zoneSet(.seoul))])
    for week in 0..<games {
      let key = PlanKey.single(.fixed(300 + UInt64(week)))
      let start = Instant.kickOff.advanced(byMilliseconds: Int64(week) * 7 * Self.day)
      var now = start
      add(.made(.thursday.advanced(byDays: 7 * week), try .evening(most: 4)), to: key, at: now)
      add(.edited(.guestsEach(2)), to: key, at: now)
      for step in 0..<25 {
        now = now.advanced(byMilliseconds: Int64(random.oneOf([0, 60_000, 600_000, 14_400_000])))
        let person = random.oneOf(people)
        switch random.number(0...9) {
        case 0...4:
          let name = try ShortText("Name \(person.low)")
          add(.answered(PlanAnswer(.in, of: person, named: name)), to: key, at: now)
        case 5, 6:
          let name = try ShortText("Name \(person.low)")
          add(.answered(PlanAnswer(.out, of: person, named: name)), to: key, at: now)
        case 7:
          let guest = Player.ID.fixed(UInt64(10_000 + week * 100 + step))
          add(.guestAdded(guest, host: person, nil), to: key, at: now)
        case 8:
          add(random.chance(50) ? .placeGiven(person) : .placePassed(person), to: key, at: now)
        default: add(.edited(.most(random.number(2...6))), to: key, at: now)
        }
      }
    }
    return squad
  }

  private func comers(_ squad: Squad) -> [[Player.ID]] {
    squad.plans.allPlans.map { plan in
      squad.plans.game(plan.key).map {
        $0.places(at: $0.end.advanced(byMilliseconds: Self.day)).comers
      }
        ?? []
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `who came to each game stays, and what each said is gone after sixty days`(seed: UInt64)
    throws
  {
    let squad = try season(15, seed: seed)
    let reduced = Snapshot(sequence: 1, squad: squad).squad
    #expect(comers(reduced) == comers(squad))
    #expect(reduced.plans.allPlans.suffix(9) == squad.plans.allPlans.suffix(9))
    let answers = { (squad: Squad) in squad.plans.allPlans[0].entries.count }
    #expect(answers(reduced) < answers(squad))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a snapshot of a snapshot is the same, and the log agrees with both`(seed: UInt64) throws {
    let squad = try season(15, seed: seed)
    let reduced = Snapshot(sequence: 1, squad: squad).squad
    #expect(Snapshot(sequence: 1, squad: reduced).squad == reduced)
    #expect(squad.agrees(withSnapshot: reduced))
    #expect(squad.agrees(withSnapshot: squad))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what comes after a snapshot makes the same of it as of the whole log`(seed: UInt64) throws {
    let squad = try season(15, seed: seed)
    var (whole, kept) = (squad, Snapshot(sequence: 1, squad: squad).squad)
    for week in 15..<18 {
      let now = Instant.kickOff.advanced(byMilliseconds: Int64(week) * 7 * Self.day)
      let key = PlanKey.single(.fixed(300 + UInt64(week)))
      let day = CivilDay.thursday.advanced(byDays: 7 * week)
      let changes: [Change] = [
        .plan(key, .made(day, try .evening(most: 4))),
        try .answered(.in, of: .ann, to: key), try .answered(.out, of: .ben, to: key),
      ]
      for (index, change) in changes.enumerated() {
        let place = LogPlace(number: Int64(10_000 + week * 10 + index), acceptedAt: now)
        try whole.apply(change, at: now, on: .fixed(9), in: place)
        try kept.apply(change, at: now, on: .fixed(9), in: place)
      }
    }
    #expect(comers(kept) == comers(whole))
    #expect(Snapshot(sequence: 2, squad: kept) == Snapshot(sequence: 2, squad: whole))
  }

  @Test func `a server whose clock is years ahead for an hour ends no game`() throws {
    let squad = try season(2, seed: 1)
    var wrong = squad
    let key = PlanKey.single(.fixed(301))
    let future = Instant.kickOff.advanced(byMilliseconds: 2_000 * Self.day)
    for number in 0..<3 as Range<Int64> {
      try wrong.apply(
        .answered(.in, of: .ann, to: key), at: .kickOff, on: .fixed(9),
        in: LogPlace(
          number: 9_000 + number, acceptedAt: future.advanced(byMilliseconds: number * 60_000)))
    }
    #expect(Snapshot(sequence: 1, squad: wrong).squad == wrong)
  }
}
