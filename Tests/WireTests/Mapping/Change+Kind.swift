import Domain

extension Change {
  /// Names the kinds; stops compiling when one is added, whose stored text belongs above.
  var kind: String {
    switch self {
    case .playerAdded: "playerAdded"
    case .playerEdited: "playerEdited"
    case .playerRemoved: "playerRemoved"
    case .playerRestored: "playerRestored"
    case .playerArchived: "playerArchived"
    case .playerUnarchived: "playerUnarchived"
    case .gatherStarted: "gatherStarted"
    case .participantAssigned: "participantAssigned"
    case .gatherEnded: "gatherEnded"
    case .gatherDeleted: "gatherDeleted"
    case .gatherRestored: "gatherRestored"
    case .clockSet: "clockSet"
    case .clockStarted: "clockStarted"
    case .clockPaused: "clockPaused"
    case .clockCancelled: "clockCancelled"
    case .participantLeft: "participantLeft"
    case .teamDetailsSet: "teamDetailsSet"
    case .gatherReopened: "gatherReopened"
    case .clockFormatSet: "clockFormatSet"
    case .clockMoved: "clockMoved"
    case .periodEnded: "periodEnded"
    case .periodResumed: "periodResumed"
    case .goalCredited: "goalCredited"
    case .goalMoved: "goalMoved"
    case .goalAdded: "goalAdded"
    case .goalTakenBack: "goalTakenBack"
    case .linkMade: "linkMade"
    case .linkTurnedOff: "linkTurnedOff"
    case .followerNamesSet: "followerNamesSet"
    case .scorekeeperNamed: "scorekeeperNamed"
    case .goalRecorded: "goalRecorded"
    case .goalConfirmed: "goalConfirmed"
    case .levelSet: "levelSet"
    case .ruleAdded: "ruleAdded"
    case .ruleRemoved: "ruleRemoved"
    case .gatherExcluded: "gatherExcluded"
    case .gatherIncluded: "gatherIncluded"
    case .gameStarted: "gameStarted"
    case .gameTakenBack: "gameTakenBack"
    case .rotationSet: "rotationSet"
    }
  }
}
