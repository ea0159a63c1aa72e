import TestSupport
import Testing

@testable import Domain

@Suite("A game that is kept while people answer it")
struct KeptGameTests {
  private static let keys: [PlanKey] =
    (1...3).map { .single(.fixed($0)) }
    + [UInt64(1), 2].flatMap { id in
      (0...2).map { .series(.fixed(id), .thursday.advanced(byDays: 7 * $0)) }
    }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `it is what is found from the beginning, whatever happens and whenever one asks`(
    seed: UInt64
  ) throws {
    // Given
    var history = try KeptHistory(seed: seed)
    for _ in 0..<50 {
      // When
      try history.goOn()
      // Then
      #expect(history.kept == history.found)
      let instant = history.anyInstant()
      // Friends see other names, or none.
      let seen = history.kept.plansOfFriends
      let seenFound = history.found.plansOfFriends
      for key in Self.keys {
        let kept = history.kept.plans.game(key)
        let found = history.found.plans.game(key)
        #expect(kept == found)
        #expect(kept?.look(at: instant) == found?.look(at: instant))
        #expect(seen.game(key) == seenFound.game(key))
      }
    }
  }

  @Test func `it goes on with its own answers and stays while another game is answered`() throws {
    // Given
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply([.planned(.fixed(1)), .planned(.fixed(2))])
    squad.keepGame(Self.keys[0])
    // When
    try squad.apply(
      [.answered(.in, of: .ann, to: Self.keys[0]), .answered(.in, of: .ben, to: Self.keys[1])])
    // Then
    #expect(squad.plans.keptGame(Self.keys[0])?.people == [.ann])
    #expect(squad.plans.keptGame(Self.keys[1]) == nil)
  }

  @Test func `it is found again after an answer that a server with a slow clock took in`() throws {
    // Given
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply([.planned(.fixed(1))])
    squad.keepGame(Self.keys[0])
    let early = LogPlace(number: 9, acceptedAt: Instant.kickOff.advanced(by: -.minutes(1)))
    // When
    try squad.apply(.answered(.in, of: .ann, to: Self.keys[0]), at: .kickOff, in: early)
    // Then
    #expect(squad.plans.keptGame(Self.keys[0]) == nil)
    #expect(squad.plans.game(Self.keys[0])?.people == [.ann])
  }
}

/// The same changes to a squad that keeps games, and to one that finds them.
private struct KeptHistory {
  var generator: ChangeGenerator
  var (kept, found) = (Squad(), Squad())
  private static let games = [
    PlanKey.single(.fixed(1)), .series(.fixed(1), .thursday.advanced(byDays: 7)),
  ]
  private var now = Instant.kickOff.advanced(by: -.days(10))
  private var number: Int64 = 0

  init(seed: UInt64) throws {
    generator = try ChangeGenerator(seed: seed)
    for change in [
      Change.squad(.zoneSet(try .seoul)), try .planned(.fixed(1), most: 2),
      try .everyThursday(.fixed(1)),
    ] {
      apply(change)
    }
  }

  var random: SplitMix64 {
    get { generator.random }
    set { generator.random = newValue }
  }

  mutating func goOn() throws {
    if random.chance(30) { kept.keepGame(random.oneOf(Self.games)) }
    let minutes = random.oneOf([0, 0, 1, 4, 40, 700, -1, -3_000])
    now = now.advanced(by: .minutes(minutes))
    apply(try change())
    // A server whose clock was wrong is replaced.
    if minutes < 0 { now = now.advanced(by: .minutes(-minutes)) }
  }

  /// Mostly something that happens to one of two games, so that these are kept for a while.
  private mutating func change() throws -> Change {
    var change = try generator.plan()
    while change.isAboutNoPlan, random.chance(85) { change = try generator.plan() }
    if case .plan(_, let said) = change { change = .plan(random.oneOf(Self.games), said) }
    return change
  }

  /// What does not fit is refused by both.
  private mutating func apply(_ change: Change) {
    number += 1
    let place = LogPlace(number: number, acceptedAt: now)
    let madeAt = now.advanced(by: .minutes(random.oneOf([0, 0, -2, 2])))
    try? kept.apply(change, at: madeAt, on: .fixed(9), in: place)
    try? found.apply(change, at: madeAt, on: .fixed(9), in: place)
  }

  mutating func anyInstant() -> Instant {
    now.advanced(by: .minutes(random.oneOf([0, 0, 0, 5, 60, 5_000, -1, -600])))
  }
}

extension Change {
  fileprivate var isAboutNoPlan: Bool { if case .plan = self { false } else { true } }
}

extension Squad {
  fileprivate var plansOfFriends: Plans { Scope.link(.plans, .reply).view(of: self).plans }
}

extension PlannedGame {
  /// What pages show of a game's places.
  fileprivate func look(at instant: Instant) -> String {
    let places = places(at: instant)
    let answers = people.map { (places.answer(of: $0), places.lateMinutes(of: $0)) }
    return """
      \(places.heads) \(answers) \(places.standing) \(places.reserve) \(places.isOpen) \
      \(String(describing: places.nextChange)) \(stamp(at: instant))
      """
  }
}
