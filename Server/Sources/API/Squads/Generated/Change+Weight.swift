// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension Change {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .goal(_, _, let change): change.textWeight
    case .player(_, let change): change.textWeight
    case .squad(let change): change.textWeight
    case .gather(_, let change): change.textWeight
    case .clock(_, _, let change): change.textWeight
    case .sharing(_, let change): change.textWeight
    case .plan(_, let change): change.textWeight
    case .series(_, let change): change.textWeight
    case .replies(let change): change.textWeight
    case .season(_, let change): change.textWeight
    case .tables(let change): change.textWeight
    }
  }
}

extension GoalChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .added, .moved, .takenBack, .recorded, .confirmed: 0
    case .credited(let goalCredit): goalCredit.memoryWeight
    }
  }
}

extension PlayerChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .added(let playerDetails): playerDetails.memoryWeight
    case .edited(let playerEdit): playerEdit.memoryWeight
    case .set, .levelSet: 0
    }
  }
}

extension SquadChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .nameSet(let name): (name?.memoryWeight ?? 0)
    case .ruleAdded(let teamRule): teamRule.memoryWeight
    case .ruleRemoved, .tableNamesSet: 0
    case .zoneSet(let zone): zone.memoryWeight
    case .tableRulesSet(let tableRules): tableRules.memoryWeight
    }
  }
}

extension GatherChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .started(let participants): participants.memoryWeight
    case .recorded(let matchRecord): matchRecord.memoryWeight
    case .daySet, .ended, .reopened, .endMoved, .set, .participantLeft, .gameTakenBack: 0
    case .participantAssigned(let participant): participant.memoryWeight
    case .teamDetailsSet(_, let teamDetails): teamDetails.memoryWeight
    case .gameStarted(_, let pairing): pairing.memoryWeight
    case .rotationSet(let rotation): rotation.memoryWeight
    }
  }
}

extension ClockChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .set, .moved, .started, .paused, .periodEnded, .periodResumed, .cancelled: 0
    case .formatSet(let clockFormat): clockFormat.memoryWeight
    }
  }
}

extension SharingChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .linkMade(let link): link.memoryWeight
    case .linkTurnedOff, .followerNamesSet: 0
    case .scorekeeperNamed(let scorekeeper): scorekeeper.memoryWeight
    }
  }
}

extension PlanChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .answered(let planAnswer): planAnswer.memoryWeight
    case .guestAdded(_, _, let name): (name?.memoryWeight ?? 0)
    case .guestRemoved, .guestKept, .placePassed, .placeGiven, .placeWithdrawn, .moved, .reinstated,
      .begun:
      0
    case .made(_, let planDetails): planDetails.memoryWeight
    case .edited(let planEdit): planEdit.memoryWeight
    case .cancelled(let reason): (reason?.memoryWeight ?? 0)
    }
  }
}

extension SeriesChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .made(let recurrence, _, let planDetails):
      recurrence.memoryWeight + planDetails.memoryWeight
    case .edited(_, let planEdit): planEdit.memoryWeight
    case .ended: 0
    }
  }
}

extension RepliesChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .browserBound, .answersJoined, .linkTurnedOff, .namesSet, .fromOwnPhoneSet: 0
    case .linkMade(let replyLink): replyLink.memoryWeight
    }
  }
}

extension SeasonChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .set(let details): details.memoryWeight
    case .removed: 0
    }
  }
}

extension TablesChange {
  /// The memory of the texts and lists in the change.
  var textWeight: Int {
    switch self {
    case .linkMade(let link, let terms): link.memoryWeight + terms.memoryWeight
    case .linkTurnedOff: 0
    }
  }
}

extension PlayerDetails {
  /// The memory of the texts in the details.
  var textWeight: Int {
    name.memoryWeight + (favouriteTeam?.memoryWeight ?? 0)
  }
}

extension PlayerEdit {
  var memoryWeight: Int {
    switch self {
    case .name(let name): name.memoryWeight
    case .age, .skill, .preferredPosition: 0
    case .favouriteTeam(let favouriteTeam): (favouriteTeam?.memoryWeight ?? 0)
    }
  }
}

extension PlanDetails {
  /// The memory of the texts in the details.
  var textWeight: Int {
    zone.memoryWeight + (place?.memoryWeight ?? 0) + (map?.memoryWeight ?? 0)
      + (price?.memoryWeight ?? 0)
  }
}

extension PlanEdit {
  var memoryWeight: Int {
    switch self {
    case .minute, .length, .most, .least, .answerBy, .guestsEach: 0
    case .place(let place): (place?.memoryWeight ?? 0)
    case .map(let map): (map?.memoryWeight ?? 0)
    case .price(let price): (price?.memoryWeight ?? 0)
    }
  }
}
