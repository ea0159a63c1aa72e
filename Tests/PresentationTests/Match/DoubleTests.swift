import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: one goal on two phones")
struct DoubleTests {
  /// A match in which the organiser and Min each recorded a goal for a side, so many seconds apart.
  private func device(
    secondsApart seconds: Int64, sides: (Side, Side) = (.teamA, .teamA),
    credited later: GoalCredit = .unknown
  ) throws -> TestApp {
    var squad = Squad()
    try squad.apply(
      .gather(.friday, .started([try .ann(.teamA)])), at: .kickOff)
    try squad.apply(.sharing(.friday, .scorekeeperNamed(.min)), at: .kickOff)
    let instant = Instant.kickOff(plusMinutes: 1)
    let second = instant.advanced(byMilliseconds: seconds * 1_000)
    try squad.apply(.goal(.friday, .opener, .added(sides.0)), at: instant, on: .fixed(1))
    try squad.apply(.goal(.friday, .equaliser, .added(sides.1)), at: second, on: .fixed(7))
    try squad.apply(.goal(.friday, .equaliser, .credited(later)), at: second)
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: squad, sequence: 5)))
    device.pass(minutes: 2)
    device.open(.gather(.friday))
    return device
  }

  @Test(arguments: [(0, true), (10, true), (11, false)])
  func `two goals of one side within ten seconds may be one`(seconds: Int64, isDouble: Bool) throws
  {
    let notice = try device(secondsApart: seconds).gather.doubleNotice
    #expect((notice != nil) == isDouble)
  }

  @Test(
    arguments: [
      (started: .fixed(1), goals: (.fixed(1), .fixed(2)), known: [nil, .fixed(2)], isDouble: true),
      (.fixed(1), (.fixed(2), .fixed(1)), [.fixed(2), nil], true),
      (.fixed(1), (.fixed(2), .fixed(3)), [.fixed(2), .fixed(3)], true),
      (.fixed(1), (.fixed(2), .fixed(2)), [.fixed(2), .fixed(2)], false),
      (.fixed(1), (.fixed(1), .fixed(1)), [nil, nil], false),
      (.fixed(1), (.fixed(1), .withheld), [nil, nil], false),
      (.withheld, (.fixed(1), .fixed(2)), [nil, nil], false),
      (nil, (.fixed(1), .fixed(2)), [nil, nil], false),
    ] as [(started: Device.ID?, goals: (Device.ID, Device.ID), known: [Device.ID?], isDouble: Bool)]
  )
  func `goals on two phones of one account may be one, where it is known which phone began`(
    started: Device.ID?, goals: (Device.ID, Device.ID), known: [Device.ID?], isDouble: Bool
  ) throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([try .ann(.teamA)])), at: .kickOff, on: started)
    // When
    let instant = Instant.kickOff(plusMinutes: 1)
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: instant, on: goals.0)
    try squad.apply(
      .goal(.friday, .equaliser, .added(.teamA)), at: instant.advanced(byMilliseconds: 3_000),
      on: goals.1)
    // Then
    let gather = try #require(squad.gather(.friday))
    #expect(gather.currentGame.goals.map(\.device) == known)
    #expect((gather.possibleDouble != nil) == isDouble)
  }

  @Test func `a scorekeeper's goal that a phone brings back is as it was`() throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([try .ann(.teamA)])), at: .kickOff, on: .fixed(1))
    try squad.apply(.sharing(.friday, .scorekeeperNamed(.min)), at: .kickOff, on: .fixed(7))
    for goal in [Goal.ID.opener, .equaliser] {
      try squad.apply(.goal(.friday, goal, .added(.teamA)), at: .kickOff, on: .fixed(7))
    }
    // When
    try squad.apply(.goal(.friday, .equaliser, .takenBack), at: .kickOff, on: .fixed(2))
    try squad.apply(.goal(.friday, .fixed(77), .added(.teamA)), at: .kickOff, on: .fixed(2))
    try squad.apply(
      .goal(.friday, .fixed(77), .recorded(by: .fixed(7))), at: .kickOff, on: .fixed(2))
    // Then
    #expect(squad.gather(.friday)?.possibleDouble == nil)
  }

  @Test func `a goal that a phone of the account brings back is that phone's`() throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([try .ann(.teamA)])), at: .kickOff, on: .fixed(8))
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff, on: .fixed(9))
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: squad, sequence: 2)))
    device.open(.gather(.friday))
    // When
    device.tap(.match(.goalTapped(.opener)))
    device.tap(.match(.goalTakenBack))
    device.undo()
    // Then
    let goals = try #require(device.squad.gather(.friday)).currentGame.goals
    #expect(goals.map(\.device) == [device.app.preferences.device])
  }

  @Test func `goals of two sides are two`() throws {
    let notice = try device(secondsApart: 1, sides: (.teamA, .teamB)).gather.doubleNotice
    #expect(notice == nil)
  }

  @Test func `goals that one person recorded are two`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.score(2, for: .teamA)
    #expect(try device.gather.doubleNotice == nil)
    #expect(try device.gather.sides[0].goals == 2)
  }

  @Test func `one tap makes them one, and it can be undone`() throws {
    // Given
    var device = try device(secondsApart: 3)
    let notice = try #require(try device.gather.doubleNotice)
    #expect(notice.text == "Two phones recorded a goal for Team A within seconds.")
    // When
    device.tap(.match(.oneGoalTapped(notice.goal)))
    // Then
    #expect(try device.gather.doubleNotice == nil)
    #expect(device.squad.gather(.friday)?.currentGame.goals.map(\.id) == [.opener])
    // When
    device.undo()
    // Then
    let goals = try #require(device.squad.gather(.friday)).currentGame.goals
    #expect(goals.map(\.recorder) == [nil, .fixed(7)])
    #expect(try device.gather.doubleNotice != nil)
  }

  @Test func `a goal that was taken back and brought back is still by who recorded it`() throws {
    var device = try device(secondsApart: 30)
    device.tap(.match(.goalTapped(.equaliser)))
    device.tap(.match(.goalTakenBack))
    device.undo()
    #expect(try device.gather.goals.map(\.recorder) == [nil, "by Min"])
  }

  @Test func `what is known of the later goal alone is kept`() throws {
    var device = try device(secondsApart: 3, credited: .scored(by: .ann, assist: nil))
    device.tap(.match(.oneGoalTapped(.equaliser)))
    let goals = try #require(device.squad.gather(.friday)).currentGame.goals
    #expect(goals.map(\.credit) == [.scored(by: .ann, assist: nil)])
  }

  @Test func `undoing it leaves no goal with another's scorer`() throws {
    var device = try device(secondsApart: 3, credited: .scored(by: .ann, assist: nil))
    device.tap(.match(.oneGoalTapped(.equaliser)))
    device.undo()
    let goals = try #require(device.squad.gather(.friday)).currentGame.goals
    #expect(goals.map(\.credit) == [.unknown, .scored(by: .ann, assist: nil)])
  }

  @Test func `one tap says that they are two`() throws {
    var device = try device(secondsApart: 3)
    device.tap(.match(.twoGoalsTapped(.equaliser)))
    #expect(try device.gather.doubleNotice == nil)
    #expect(device.squad.gather(.friday)?.currentGame.score.text == "2-0")
  }

  @Test func `a late tap does not take back a goal that was said to be another`() throws {
    var device = try device(secondsApart: 3)
    device.tap(.match(.twoGoalsTapped(.equaliser)))
    device.tap(.match(.oneGoalTapped(.equaliser)))
    #expect(device.squad.gather(.friday)?.currentGame.score.text == "2-0")
  }

  @Test func `a late tap on a goal that is no double changes nothing`() throws {
    var device = try device(secondsApart: 30)
    device.tap(.match(.oneGoalTapped(.equaliser)))
    device.tap(.match(.oneGoalTapped(.opener)))
    #expect(device.squad.gather(.friday)?.currentGame.score.text == "2-0")
  }
}
