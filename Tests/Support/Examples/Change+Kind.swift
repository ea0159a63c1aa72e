public import Domain

extension Change {
  /// The kinds of changes, by the names that the log has for them.
  ///
  /// A new kind does not compile before it stands here and has `examples`.
  public enum Kind: String, CaseIterable, Sendable {
    case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived
    case levelSet, ruleAdded, ruleRemoved
    case matchRecorded, gatherDaySet
    case gatherStarted, gatherEnded, gatherReopened, gatherEndMoved, gatherDeleted, gatherRestored
    case gatherExcluded, gatherIncluded, tablesExcluded, tablesIncluded, tableRulesSet
    case participantAssigned, participantLeft, teamDetailsSet
    case gameStarted, gameTakenBack, rotationSet
    case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, clockCancelled
    case periodEnded, periodResumed
    case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
    case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
    case zoneSet, planMade, planMoved, planEdited, planCancelled, planReinstated, planBegun
    case answered, guestAdded, guestRemoved, guestKept, placePassed, placeGiven, placeWithdrawn
    case seriesMade, seriesEdited, seriesEnded
    case replyLinkMade, replyLinkTurnedOff, replyNamesSet, replyFromOwnPhoneSet, browserBound
    case answersJoined
    case playerHidden, playerShown
    case seasonSet, seasonRemoved, seasonRestored
    case tableLinkMade, tableLinkTurnedOff, tableNamesSet
  }

  /// The kind of the change.
  public var kind: Kind {
    switch self {
    case .player(_, .added): .playerAdded
    case .player(_, .edited): .playerEdited
    case .player(_, .removed): .playerRemoved
    case .player(_, .restored): .playerRestored
    case .player(_, .archived): .playerArchived
    case .player(_, .unarchived): .playerUnarchived
    case .player(_, .levelSet): .levelSet
    case .player(_, .hidden): .playerHidden
    case .player(_, .shown): .playerShown
    case .squad(.ruleAdded): .ruleAdded
    case .squad(.ruleRemoved): .ruleRemoved
    case .squad(.zoneSet): .zoneSet
    case .squad(.tableRulesSet): .tableRulesSet
    case .gather(_, .started): .gatherStarted
    case .gather(_, .recorded): .matchRecorded
    case .gather(_, .dayMoved): .gatherDaySet
    case .gather(_, .ended): .gatherEnded
    case .gather(_, .reopened): .gatherReopened
    case .gather(_, .endMoved): .gatherEndMoved
    case .gather(_, .deleted): .gatherDeleted
    case .gather(_, .restored): .gatherRestored
    case .gather(_, .excluded): .gatherExcluded
    case .gather(_, .included): .gatherIncluded
    case .gather(_, .leftOutOfTables): .tablesExcluded
    case .gather(_, .takenIntoTables): .tablesIncluded
    case .gather(_, .participantAssigned): .participantAssigned
    case .gather(_, .participantLeft): .participantLeft
    case .gather(_, .teamDetailsSet): .teamDetailsSet
    case .gather(_, .gameStarted): .gameStarted
    case .gather(_, .gameTakenBack): .gameTakenBack
    case .gather(_, .rotationSet): .rotationSet
    case .clock(_, _, .set): .clockSet
    case .clock(_, _, .formatSet): .clockFormatSet
    case .clock(_, _, .moved): .clockMoved
    case .clock(_, _, .started): .clockStarted
    case .clock(_, _, .paused): .clockPaused
    case .clock(_, _, .cancelled): .clockCancelled
    case .clock(_, _, .periodEnded): .periodEnded
    case .clock(_, _, .periodResumed): .periodResumed
    case .goal(_, _, .added): .goalAdded
    case .goal(_, _, .credited): .goalCredited
    case .goal(_, _, .moved): .goalMoved
    case .goal(_, _, .takenBack): .goalTakenBack
    case .goal(_, _, .recorded): .goalRecorded
    case .goal(_, _, .confirmed): .goalConfirmed
    case .sharing(_, .linkMade): .linkMade
    case .sharing(_, .linkTurnedOff): .linkTurnedOff
    case .sharing(_, .followerNamesSet): .followerNamesSet
    case .sharing(_, .scorekeeperNamed): .scorekeeperNamed
    case .plan(_, let change): change.kind
    case .series(_, .made): .seriesMade
    case .series(_, .edited): .seriesEdited
    case .series(_, .ended): .seriesEnded
    case .replies(.linkMade): .replyLinkMade
    case .replies(.linkTurnedOff): .replyLinkTurnedOff
    case .replies(.namesSet): .replyNamesSet
    case .replies(.fromOwnPhoneSet): .replyFromOwnPhoneSet
    case .replies(.browserBound): .browserBound
    case .replies(.answersJoined): .answersJoined
    case .season(_, .set): .seasonSet
    case .season(_, .removed): .seasonRemoved
    case .season(_, .restored): .seasonRestored
    case .tables(.linkMade): .tableLinkMade
    case .tables(.linkTurnedOff): .tableLinkTurnedOff
    case .squad(.tableNamesSet): .tableNamesSet
    }
  }
}

extension PlanChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .made: .planMade
    case .moved: .planMoved
    case .edited: .planEdited
    case .cancelled: .planCancelled
    case .reinstated: .planReinstated
    case .begun: .planBegun
    case .answered: .answered
    case .guestAdded: .guestAdded
    case .guestRemoved: .guestRemoved
    case .guestKept: .guestKept
    case .placePassed: .placePassed
    case .placeGiven: .placeGiven
    case .placeWithdrawn: .placeWithdrawn
    }
  }
}
