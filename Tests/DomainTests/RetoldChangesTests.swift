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

extension Squad {
  fileprivate mutating func add(from other: Squad) throws {
    for addition in additions(from: other) {
      try apply(addition.change, at: addition.madeAt, on: .fixed(1))
    }
  }
}

extension Change {
  /// Whether the change overwrites nothing that another device may know better.
  fileprivate var addsSomething: Bool {
    switch self {
    case .levelSet(_, let level): level != nil
    // The more careful choice wins.
    case .followerNamesSet(_, let form): form == .firstNameAndInitial
    case .playerAdded, .ruleAdded, .gatherStarted, .gatherEnded, .gatherExcluded, .gameStarted,
      .goalAdded, .linkMade, .linkTurnedOff, .scorekeeperNamed:
      true
    case .playerEdited, .playerRemoved, .playerRestored, .playerArchived, .playerUnarchived,
      .ruleRemoved, .gatherReopened, .gatherEndMoved, .gatherDeleted, .gatherRestored,
      .gatherIncluded,
      .participantAssigned, .participantLeft, .teamDetailsSet, .gameTakenBack, .rotationSet,
      .clockSet, .clockFormatSet, .clockMoved, .clockStarted, .clockPaused, .clockCancelled,
      .periodEnded, .periodResumed, .goalCredited, .goalMoved, .goalTakenBack, .goalRecorded,
      .goalConfirmed:
      false
    }
  }
}
