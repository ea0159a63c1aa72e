// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
public import Domain

extension Change {
  /// The kinds of changes, by the names that the log has for them.
  ///
  /// A new kind does not compile before it has `examples`.
  public enum Kind: String, CaseIterable, Sendable {
    case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
    case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived,
      playerHidden, playerShown, levelSet
    case groupNamed, ruleAdded, ruleRemoved, zoneSet, tableRulesSet, tableNamesSet
    case gatherStarted, matchRecorded, gatherDaySet, gatherEnded, gatherReopened, gatherEndMoved,
      gatherDeleted, gatherRestored, gatherExcluded, gatherIncluded, tablesExcluded, tablesIncluded,
      participantAssigned, participantLeft, teamDetailsSet, gameStarted, gameTakenBack, rotationSet
    case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, periodEnded,
      periodResumed, clockCancelled
    case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
    case answered, guestAdded, guestRemoved, guestKept, placePassed, placeGiven, placeWithdrawn,
      planMade, planMoved, planEdited, planCancelled, planReinstated, planBegun
    case seriesMade, seriesEdited, seriesEnded
    case browserBound, answersJoined, replyLinkMade, replyLinkTurnedOff, replyNamesSet,
      replyFromOwnPhoneSet
    case seasonSet, seasonRemoved, seasonRestored
    case tableLinkMade, tableLinkTurnedOff
  }

  /// The kind of the change.
  public var kind: Kind {
    switch self {
    case .goal(_, _, let change): change.kind
    case .player(_, let change): change.kind
    case .squad(let change): change.kind
    case .gather(_, let change): change.kind
    case .clock(_, _, let change): change.kind
    case .sharing(_, let change): change.kind
    case .plan(_, let change): change.kind
    case .series(_, let change): change.kind
    case .replies(let change): change.kind
    case .season(_, let change): change.kind
    case .tables(let change): change.kind
    }
  }
}

extension GoalChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .added: .goalAdded
    case .credited: .goalCredited
    case .moved: .goalMoved
    case .takenBack: .goalTakenBack
    case .recorded: .goalRecorded
    case .confirmed: .goalConfirmed
    }
  }
}

extension PlayerChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .added: .playerAdded
    case .edited: .playerEdited
    case .set(.removed, true): .playerRemoved
    case .set(.removed, false): .playerRestored
    case .set(.archived, true): .playerArchived
    case .set(.archived, false): .playerUnarchived
    case .set(.hidden, true): .playerHidden
    case .set(.hidden, false): .playerShown
    case .levelSet: .levelSet
    }
  }
}

extension SquadChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .nameSet: .groupNamed
    case .ruleAdded: .ruleAdded
    case .ruleRemoved: .ruleRemoved
    case .zoneSet: .zoneSet
    case .tableRulesSet: .tableRulesSet
    case .tableNamesSet: .tableNamesSet
    }
  }
}

extension GatherChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .started: .gatherStarted
    case .recorded: .matchRecorded
    case .daySet: .gatherDaySet
    case .ended: .gatherEnded
    case .reopened: .gatherReopened
    case .endMoved: .gatherEndMoved
    case .set(.deleted, true): .gatherDeleted
    case .set(.deleted, false): .gatherRestored
    case .set(.excluded, true): .gatherExcluded
    case .set(.excluded, false): .gatherIncluded
    case .set(.leftOutOfTables, true): .tablesExcluded
    case .set(.leftOutOfTables, false): .tablesIncluded
    case .participantAssigned: .participantAssigned
    case .participantLeft: .participantLeft
    case .teamDetailsSet: .teamDetailsSet
    case .gameStarted: .gameStarted
    case .gameTakenBack: .gameTakenBack
    case .rotationSet: .rotationSet
    }
  }
}

extension ClockChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .set: .clockSet
    case .formatSet: .clockFormatSet
    case .moved: .clockMoved
    case .started: .clockStarted
    case .paused: .clockPaused
    case .periodEnded: .periodEnded
    case .periodResumed: .periodResumed
    case .cancelled: .clockCancelled
    }
  }
}

extension SharingChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .linkMade: .linkMade
    case .linkTurnedOff: .linkTurnedOff
    case .followerNamesSet: .followerNamesSet
    case .scorekeeperNamed: .scorekeeperNamed
    }
  }
}

extension PlanChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .answered: .answered
    case .guestAdded: .guestAdded
    case .guestRemoved: .guestRemoved
    case .guestKept: .guestKept
    case .placePassed: .placePassed
    case .placeGiven: .placeGiven
    case .placeWithdrawn: .placeWithdrawn
    case .made: .planMade
    case .moved: .planMoved
    case .edited: .planEdited
    case .cancelled: .planCancelled
    case .reinstated: .planReinstated
    case .begun: .planBegun
    }
  }
}

extension SeriesChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .made: .seriesMade
    case .edited: .seriesEdited
    case .ended: .seriesEnded
    }
  }
}

extension RepliesChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .browserBound: .browserBound
    case .answersJoined: .answersJoined
    case .linkMade: .replyLinkMade
    case .linkTurnedOff: .replyLinkTurnedOff
    case .namesSet: .replyNamesSet
    case .fromOwnPhoneSet: .replyFromOwnPhoneSet
    }
  }
}

extension SeasonChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .set: .seasonSet
    case .removed(true): .seasonRemoved
    case .removed(false): .seasonRestored
    }
  }
}

extension TablesChange {
  fileprivate var kind: Change.Kind {
    switch self {
    case .linkMade: .tableLinkMade
    case .linkTurnedOff: .tableLinkTurnedOff
    }
  }
}
