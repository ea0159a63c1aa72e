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

  /// A log of changes to one game on Thursday evening, and to another one at the end of time.
  private func log(_ changes: [(at: Instant, change: PlanChange)], later: [Instant]) throws
    -> Squad
  {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    var number: Int64 = 0
    func add(_ change: PlanChange, to key: PlanKey, at instant: Instant) throws {
      number += 1
      try squad.apply(
        .plan(key, change), at: instant, on: .fixed(9),
        in: LogPlace(number: number, acceptedAt: instant))
    }
    for step in changes { try add(step.change, to: .single(.fixed(3)), at: step.at) }
    for (index, instant) in later.enumerated() {
      let change =
        index == 0 ? PlanChange.made(.thursday.advanced(byDays: 100), try .evening) : .reinstated
      try add(change, to: .single(.fixed(4)), at: instant)
    }
    return squad
  }

  private func answer(
    _ answer: Answer, of person: Player.ID, takesFreePlace: Bool? = nil
  ) throws -> PlanChange {
    .answered(
      PlanAnswer(
        answer, of: person, named: try ShortText("Ann"), takesFreePlace: takesFreePlace))
  }

  private var start: Instant { CivilDay.thursday.midnight.advanced(by: .hours(11)) }

  @Test(arguments: [(after: 0, dayLater: 0, isKept: true), (1, 0, false), (1, -1, true)])
  func `answers are kept for sixty days, as of an entry that was taken in a day before another`(
    after milliseconds: Int, dayLater: Int, isKept: Bool
  ) throws {
    let over = start.advanced(by: .days(60)).advanced(by: .milliseconds(milliseconds))
    let squad = try log(
      [
        (.kickOff, .made(.thursday, .evening)), (.kickOff, answer(.in, of: .ann)),
        (.kickOff, answer(.in, of: .ben)), (.kickOff, answer(.out, of: .ben)),
        (.kickOff, .placePassed(.ann)),
      ],
      later: [over, over.advanced(by: .days(1)).advanced(by: .milliseconds(dayLater))])
    let whole = try #require(squad.plans.plan(.single(.fixed(3)))).entries
    let kept = Snapshot(sequence: 1, squad: squad).squad.plans.plan(.single(.fixed(3)))?.entries
    // Who came and who planned it stays, but not the phone from which someone answered.
    let who = Plan.Entry(
      place: whole[1].place, device: nil, madeAt: whole[1].madeAt, change: whole[1].change)
    #expect(kept == (isKept ? whole : [whole[0], who]))
  }

  @Test func `a person stays who got the place after days in which others were asked`() throws {
    // Given a game for one, and eleven who are asked before the one who wants the place at once
    let others = try (20..<31 as Range<UInt64>).map { try answer(.in, of: .fixed($0)) }
    let changes =
      try [.made(.thursday, .evening(most: 1)), answer(.in, of: .ann)] + others + [
        answer(.in, of: .ben, takesFreePlace: true), answer(.out, of: .ann),
      ]
    let squad = try log(
      changes.map { (.kickOff, $0) },
      later: [start.advanced(by: .days(61)), start.advanced(by: .days(63))])
    // When
    let reduced = Snapshot(sequence: 1, squad: squad).squad
    // Then
    #expect(comers(squad).first == [.ben])
    #expect(comers(reduced).first == [.ben])
    #expect(reduced != squad)
  }

  @Test func `a person stays who came to a game whose day was put right later`() throws {
    // Given Ben, who got Ann's place two days before a game, which is said afterwards to have been earlier
    let refusal = start.advanced(by: -.days(2))
    let squad = try log(
      [
        (.kickOff, .made(.thursday, .evening(most: 1))), (.kickOff, answer(.in, of: .ann)),
        (.kickOff, answer(.in, of: .ben, takesFreePlace: true)), (refusal, answer(.out, of: .ann)),
        (start.advanced(by: .days(2)), .moved(to: .thursday.advanced(byDays: -4))),
      ],
      later: [start.advanced(by: .days(61)), start.advanced(by: .days(63))])
    let came = { (squad: Squad) in
      squad.plans.game(.single(.fixed(3)))?.places(at: self.start.advanced(by: .days(70))).comers
    }
    #expect(came(squad) == [.ben])
    #expect(came(Snapshot(sequence: 1, squad: squad).squad) == [.ben])
  }
}
