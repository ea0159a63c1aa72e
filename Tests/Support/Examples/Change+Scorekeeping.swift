public import Domain

extension Change.Kind {
  /// Whether a person with a scoring link may submit such a change to a match of two teams.
  public var isScorekeeping: Bool {
    switch self {
    case .playerAdded, .playerEdited, .playerRemoved, .playerRestored, .playerArchived,
      .playerUnarchived, .levelSet, .ruleAdded, .ruleRemoved, .gatherStarted, .matchRecorded,
      .gatherDaySet, .gatherDeleted,
      .gatherRestored, .gatherExcluded, .gatherIncluded, .tablesExcluded,
      .tablesIncluded, .tableRulesSet, .teamDetailsSet, .gameStarted, .linkMade,
      .linkTurnedOff, .followerNamesSet, .zoneSet, .planMade, .planMoved, .planEdited,
      .planCancelled, .planReinstated, .planBegun, .answered, .guestAdded, .guestRemoved,
      .guestKept,
      .placePassed, .placeGiven, .placeWithdrawn, .seriesMade, .seriesEdited, .seriesEnded,
      .replyLinkMade, .replyLinkTurnedOff, .replyNamesSet, .replyFromOwnPhoneSet, .browserBound,
      .answersJoined, .playerHidden, .playerShown, .seasonSet, .seasonRemoved, .seasonRestored,
      .tableLinkMade, .tableLinkTurnedOff, .tableNamesSet, .groupNamed:
      false
    case .participantAssigned, .participantLeft, .gatherEnded, .gatherReopened, .gatherEndMoved,
      .gameTakenBack,
      .rotationSet, .clockSet, .clockFormatSet, .clockMoved, .clockStarted, .clockPaused,
      .clockCancelled, .periodEnded, .periodResumed, .goalAdded, .goalCredited, .goalMoved,
      .goalTakenBack, .goalRecorded, .goalConfirmed, .scorekeeperNamed:
      true
    }
  }
}
