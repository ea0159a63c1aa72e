import Domain
import TestSupport
import Testing

@Suite("Plans that are said again")
struct RetoldPlansTests {
  private let week = PlanKey.series(.fixed(7), .thursday.advanced(byDays: 7))

  /// Applies changes, each as the next of the log and a minute later.
  private func apply(_ changes: [Change], to squad: inout Squad, after number: Int64 = 0) throws {
    for (index, change) in changes.enumerated() {
      let number = number + Int64(index) + 1
      let instant = Instant.kickOff(plusMinutes: number)
      try squad.apply(
        change, at: instant, on: .fixed(9), in: LogPlace(number: number, acceptedAt: instant))
    }
  }

  private func take(
    _ said: [(change: Change, madeAt: Instant)], into squad: inout Squad
  ) throws {
    for (index, one) in said.enumerated() {
      try squad.apply(
        one.change, at: one.madeAt, on: .fixed(9),
        in: LogPlace(number: 1_000 + Int64(index), acceptedAt: .kickOff(plusMinutes: 60)))
    }
  }

  private func comers(_ squad: Squad) -> [Player.ID]? {
    squad.plans.game(week)?.places(at: .kickOff(plusMinutes: 60)).comers
  }

  private func most(_ most: Int) -> Change {
    .series(.fixed(7), .edited(from: .thursday, .most(most)))
  }

  @Test func `people who answered before there was a most have their place in an import`() throws {
    var there = try Squad(after: .squad(.zoneSet(.seoul)))
    try apply(
      [
        .everyThursday(.fixed(7)), .answered(.in, of: .ann, to: week),
        .answered(.in, of: .ben, to: week), most(1),
      ], to: &there)
    var here = Squad()
    try take(here.additions(from: there), into: &here)
    #expect(comers(there) == [.ann, .ben])
    #expect(comers(here) == [.ann, .ben])
  }

  @Test
  func `people who answered before there was a most have their place when a server restores it`()
    throws
  {
    // Given a server that was put back to when Ann and Ben were out
    var copy = try Squad(after: .squad(.zoneSet(.seoul)))
    try apply(
      [
        .everyThursday(.fixed(7)), .answered(.out, of: .ann, to: week),
        .answered(.out, of: .ben, to: week),
      ], to: &copy)
    var known = copy
    try apply(
      [.answered(.in, of: .ann, to: week), .answered(.in, of: .ben, to: week), most(1)],
      to: &known, after: 3)
    // When
    var restored = copy
    try take(restored.restorations(from: known), into: &restored)
    // Then
    #expect(comers(known) == [.ann, .ben])
    #expect(comers(restored) == [.ann, .ben])
  }

  @Test(arguments: [(weeks: 2, isLonger: true), (1, false), (0, false)])
  func `a series gets the later end again before its games do`(
    weeks: Int, isLonger: Bool
  ) throws {
    // Given an end a week after the first game, and another one that was set later
    let day = { (weeks: Int) in CivilDay.thursday.advanced(byDays: 7 * weeks) }
    var copy = Squad()
    try apply([.everyThursday(.fixed(7)), .series(.fixed(7), .ended(day(1)))], to: &copy)
    var known = copy
    try apply(
      [.series(.fixed(7), .ended(day(weeks))), .player(.ann, .added(.ann))], to: &known, after: 2)
    // Then it comes before what is added, or after it
    let said = copy.restorations(from: known).map(\.change)
    let end = Change.series(.fixed(7), .ended(day(weeks)))
    let ann = Change.player(.ann, .added(try .ann))
    #expect(said.filter { $0 == end || $0 == ann } == (isLonger ? [end, ann] : [ann, end]))
  }

  @Test(arguments: ReplyNames.allCases, ReplyNames.allCases)
  func `the more careful choice of names counts in an import`(
    here: ReplyNames, there: ReplyNames
  ) throws {
    let careful: [ReplyNames] = [.full, .firstNameAndInitial, .numbersOnly]
    var squad = try Squad(after: .replies(.namesSet(here, areListed: false)))
    let other = try Squad(after: .replies(.namesSet(there, areListed: false)))
    try take(squad.additions(from: other), into: &squad)
    let expected = careful.last { $0 == here || $0 == there }
    #expect(squad.plans.replies.names == expected)
  }

  @Test func `names that are not listed stay so in an import`() throws {
    var squad = try Squad(after: .replies(.namesSet(.firstNameAndInitial, areListed: true)))
    let other = try Squad(after: .replies(.namesSet(.firstNameAndInitial, areListed: false)))
    #expect(other.additions(from: squad).isEmpty)
    try take(squad.additions(from: other), into: &squad)
    #expect(!squad.plans.replies.listsNames)
  }

  @Test func `a choice that no one made here is taken from an import`() throws {
    var squad = Squad()
    let other = try Squad(after: .replies(.namesSet(.full, areListed: true)))
    try take(squad.additions(from: other), into: &squad)
    #expect(squad.plans.replies.names == .full)
  }

  @Test func `a guest who was taken off and brought again is there when a server restores it`()
    throws
  {
    let key = PlanKey.single(.fixed(3))
    let guest = Change.plan(key, .guestAdded(.stranger, host: .ann, nil))
    var copy = try Squad(after: .squad(.zoneSet(.seoul)))
    try apply(
      [
        .planned(.fixed(3)), .answered(.in, of: .ann, to: key), guest,
        .plan(key, .guestRemoved(.stranger)),
      ], to: &copy)
    var known = copy
    try apply([guest], to: &known, after: 20)
    try take(copy.restorations(from: known), into: &copy)
    let places = copy.plans.game(key)?.places(at: .kickOff(plusMinutes: 60))
    #expect(places?.guests(of: .ann) == [.stranger])
  }

  @Test func `answers and guests that a full game refuses are said once`() throws {
    // Given a server that went on with two hundred other people
    let key = PlanKey.single(.fixed(3))
    var copy = Squad()
    try apply([.planned(.fixed(3))], to: &copy)
    var known = copy
    try apply(
      [.answered(.in, of: .ann, to: key), .plan(key, .guestAdded(.stranger, host: .ann, nil))],
      to: &known, after: 1)
    let others = try (1_000..<1_200 as Range<UInt64>).map { number in
      try Change.answered(.in, of: .fixed(number), to: key)
    }
    try apply(others, to: &copy, after: 1)
    // Then
    #expect(copy.restorations(from: known).count == 2)
  }
}
