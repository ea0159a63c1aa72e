import Domain
import TestSupport
import Testing

/// What an import and a server's restore keep of every kind of change.
@Suite("Changes that are told again")
struct RetoldChangesTests {
  @Test(arguments: try Change.examples)
  func `an empty squad gets all that a change left`(_ change: Change) throws {
    // Given
    var there = try Squad.ready(for: change)
    try there.apply(example: change)
    // When
    var here = Squad()
    try here.add(from: there)
    // Then
    switch change.kind {
    case .playerRemoved: #expect(here.allPlayers.map(\.id) == [.ben])
    case .gatherDeleted: #expect(here.allGathers == [])
    // Browsers are those of one server.
    case .browserBound: #expect(here.plans.replies.browsers == [])
    case .seasonRemoved: #expect(here.allSeasons == [])
    default: #expect(here == there)
    }
  }

  @Test(arguments: try Change.examples)
  func `a squad that lacks a change gets it, unless it would overwrite something`(
    _ change: Change
  ) throws {
    // Given
    let before = try Squad.ready(for: change)
    var there = before
    try there.apply(example: change)
    // When
    var here = before
    try here.add(from: there)
    // Then
    #expect(here == (change.addsSomething ? there : before))
  }
}

extension RetoldChangesTests {
  @Test(arguments: try Change.examples)
  func `a server that lost a change gets it again, whatever it overwrites`(_ change: Change) throws
  {
    // Given
    let before = try Squad.ready(for: change)
    var there = before
    try there.apply(example: change)
    // When
    var here = before
    for lost in here.restorations(from: there) {
      try here.apply(lost.change, at: lost.madeAt, on: .fixed(1))
    }
    // Then
    #expect(here == (change.leavesNothingBehind ? before : there))
    #expect(before.restorations(from: before).count == 0)
    #expect(there.restorations(from: before).count == 0 || change.leavesNothingBehind)
  }
}

extension Squad {
  fileprivate mutating func add(from other: Squad) throws {
    for addition in additions(from: other) {
      try apply(addition.change, at: addition.madeAt, on: .fixed(1))
    }
  }
}

extension Change {
  /// Whether a squad does not tell when the change was made.
  fileprivate var leavesNothingBehind: Bool {
    switch self {
    case .squad(.ruleRemoved), .goal(_, _, .takenBack), .goal(_, _, .recorded): true
    case .clock(_, _, .set), .clock(_, _, .formatSet): false
    case .clock: true
    case .replies(.browserBound), .replies(.answersJoined(_, to: nil)): true
    default: false
    }
  }

  /// Whether the change overwrites nothing that another device may know better.
  fileprivate var addsSomething: Bool {
    switch self {
    case .player(_, .levelSet(let level)): level != nil
    // The more careful choice wins.
    case .sharing(_, .followerNamesSet(let form)): form == .firstNameAndInitial
    // Rules that were set here stay.
    case .squad(.tableRulesSet(let rules)): rules != TableRules()
    case .squad(.zoneSet), .series(_, .made), .plan(_, .made), .plan(_, .answered),
      .plan(_, .guestAdded), .plan(_, .cancelled), .plan(_, .begun):
      true
    case .replies(.linkMade), .replies(.linkTurnedOff): true
    case .tables, .player(_, .set(.hidden, true)): true
    case .squad(.nameSet(let name)): name != nil
    case .squad(.tableNamesSet(let form)): form == .full
    case .season(_, .set): true
    case .season(_, .removed), .player(_, .set(.hidden, false)): false
    // The more careful choice wins, and any wins over none.
    case .replies(.namesSet): true
    case .replies(.fromOwnPhoneSet(let isSet)): isSet
    case .replies(.answersJoined(_, let player)): player != nil
    // The one that lacks it knows nothing of the game of a series.
    case .plan(.series, _): true
    case .player(_, .added), .squad(.ruleAdded), .gather(_, .started), .gather(_, .recorded),
      .gather(_, .daySet), .gather(_, .ended),
      .gather(_, .set(.excluded, true)), .gather(_, .set(.leftOutOfTables, true)),
      .gather(_, .gameStarted),
      .goal(_, _, .added), .sharing(_, .linkMade), .sharing(_, .linkTurnedOff),
      .sharing(_, .scorekeeperNamed):
      true
    case .player(_, .edited), .player(_, .set(.removed, _)), .player(_, .set(.archived, _)),
      .squad(.ruleRemoved), .gather(_, .reopened), .gather(_, .endMoved),
      .gather(_, .set(.deleted, _)),
      .gather(_, .set(.excluded, false)), .gather(_, .set(.leftOutOfTables, false)),
      .gather(_, .participantAssigned), .gather(_, .participantLeft), .gather(_, .teamDetailsSet),
      .gather(_, .gameTakenBack), .gather(_, .rotationSet),
      .clock(_, _, .set), .clock(_, _, .formatSet), .clock(_, _, .moved), .clock(_, _, .started),
      .clock(_, _, .paused), .clock(_, _, .cancelled),
      .clock(_, _, .periodEnded), .clock(_, _, .periodResumed), .goal(_, _, .credited),
      .goal(_, _, .moved), .goal(_, _, .takenBack), .goal(_, _, .recorded),
      .goal(_, _, .confirmed), .plan, .series, .replies:
      false
    }
  }
}
