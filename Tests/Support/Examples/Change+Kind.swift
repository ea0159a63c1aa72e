public import Domain

extension Change {
  /// The kinds of changes, by the names that the log has for them.
  ///
  /// A new kind does not compile before it stands here and has `examples`.
  public enum Kind: String, CaseIterable, Sendable {
    case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived
    case levelSet, ruleAdded, ruleRemoved
    case gatherStarted, gatherEnded, gatherReopened, gatherEndMoved, gatherDeleted, gatherRestored
    case gatherExcluded, gatherIncluded
    case participantAssigned, participantLeft, teamDetailsSet
    case gameStarted, gameTakenBack, rotationSet
    case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, clockCancelled
    case periodEnded, periodResumed
    case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
    case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
  }

  /// The kind of the change.
  public var kind: Kind {
    switch self {
    case .playerAdded: .playerAdded
    case .playerEdited: .playerEdited
    case .playerRemoved: .playerRemoved
    case .playerRestored: .playerRestored
    case .playerArchived: .playerArchived
    case .playerUnarchived: .playerUnarchived
    case .levelSet: .levelSet
    case .ruleAdded: .ruleAdded
    case .ruleRemoved: .ruleRemoved
    case .gatherStarted: .gatherStarted
    case .gatherEnded: .gatherEnded
    case .gatherReopened: .gatherReopened
    case .gatherEndMoved: .gatherEndMoved
    case .gatherDeleted: .gatherDeleted
    case .gatherRestored: .gatherRestored
    case .gatherExcluded: .gatherExcluded
    case .gatherIncluded: .gatherIncluded
    case .participantAssigned: .participantAssigned
    case .participantLeft: .participantLeft
    case .teamDetailsSet: .teamDetailsSet
    case .gameStarted: .gameStarted
    case .gameTakenBack: .gameTakenBack
    case .rotationSet: .rotationSet
    case .clockSet: .clockSet
    case .clockFormatSet: .clockFormatSet
    case .clockMoved: .clockMoved
    case .clockStarted: .clockStarted
    case .clockPaused: .clockPaused
    case .clockCancelled: .clockCancelled
    case .periodEnded: .periodEnded
    case .periodResumed: .periodResumed
    case .goalAdded: .goalAdded
    case .goalCredited: .goalCredited
    case .goalMoved: .goalMoved
    case .goalTakenBack: .goalTakenBack
    case .goalRecorded: .goalRecorded
    case .goalConfirmed: .goalConfirmed
    case .linkMade: .linkMade
    case .linkTurnedOff: .linkTurnedOff
    case .followerNamesSet: .followerNamesSet
    case .scorekeeperNamed: .scorekeeperNamed
    }
  }
}
