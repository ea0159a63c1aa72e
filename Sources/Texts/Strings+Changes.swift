package import Domain

// Changes in a few words, and the reasons for refusing them.
extension Strings {
  package func summary(of change: Change) -> String {
    switch change {
    case .player(_, .added(let details)): summaryPlayerAdded(details.name.text)
    case .player(_, .edited(.name(let name))): summaryPlayerRenamed(to: name.text)
    case .player(_, .edited): summaryPlayerEdited
    case .player(_, .set(.removed, true)): summaryPlayerDeleted
    case .player(_, .set(.removed, false)): summaryPlayerRestored
    case .player(_, .set(.archived, true)): archivePlayers(1)
    case .player(_, .set(.archived, false)): summaryPlayerBroughtBack
    case .player(_, .set(.hidden, true)): summaryPlayerHidden
    case .player(_, .set(.hidden, false)): summaryPlayerShown
    case .player(_, .levelSet): summaryLevelSet
    case .squad(.nameSet): summaryGroupNamed
    case .squad(.ruleAdded): summaryRuleAdded
    case .squad(.ruleRemoved): summaryRuleRemoved
    case .squad(.zoneSet): summaryZoneSet
    case .squad(.tableRulesSet): summaryTableRulesSet
    case .squad(.tableNamesSet): summaryNamesChosen
    case .gather(_, .started): startGather
    case .gather(_, .recorded): addPastMatch
    case .gather(_, .daySet): summaryDayCorrected
    case .gather(_, .participantAssigned(let participant)):
      moveLabel(participant)
    case .gather(_, .participantLeft): summaryPlayerLeft
    case .gather(_, .teamDetailsSet): summaryTeamRenamed
    case .gather(_, .ended): summaryGatherEnded
    case .gather(_, .reopened): summaryGatherReopened
    case .gather(_, .endMoved): summaryEndCorrected
    case .gather(_, .set(.deleted, true)): deleteGather
    case .gather(_, .set(.deleted, false)): summaryGatherRestored
    case .gather(_, .set(.excluded, true)): summaryGatherExcluded
    case .gather(_, .set(.excluded, false)): summaryGatherIncluded
    case .gather(_, .set(.leftOutOfTables, true)): summaryLeftOutOfTables
    case .gather(_, .set(.leftOutOfTables, false)): summaryTakenIntoTables
    case .gather(_, .gameStarted): summaryGameStarted
    case .gather(_, .gameTakenBack): takeBackGame
    case .gather(_, .rotationSet): summaryRotationSet
    case .clock(_, _, .set), .clock(_, _, .formatSet), .clock(_, _, .moved): setTime
    case .clock(_, _, .started): summaryClockStarted
    case .clock(_, _, .paused): summaryClockPaused
    case .clock(_, _, .periodResumed): summaryPeriodEndTakenBack
    case .clock(_, _, .periodEnded): summaryPeriodEnded
    case .clock(_, _, .cancelled): summaryClockReset
    case .goal(_, _, .added(let side, _)): goalFor(self.side(side))
    case .goal(_, _, .credited), .goal(_, _, .recorded): summaryScorerSaid
    case .goal(_, _, .moved): summaryGoalMoved
    case .goal(_, _, .takenBack): summaryGoalTakenBack
    case .sharing(_, .linkMade): summaryLinkMade
    case .sharing(_, .linkTurnedOff): summaryLinkTurnedOff
    case .goal(_, _, .confirmed): summaryGoalConfirmed
    case .sharing(_, .scorekeeperNamed): summaryScorekeeperNamed
    case .sharing(_, .followerNamesSet): summaryNamesChosen
    case .plan(_, let change): summary(of: change)
    case .series(_, .made): summarySeriesPlanned
    case .series(_, .edited): summarySeriesEdited
    case .series(_, .ended): summarySeriesEnded
    case .replies(.linkMade): summaryLinkMade
    case .replies(.linkTurnedOff): summaryLinkTurnedOff
    case .replies(.namesSet): summaryNamesChosen
    case .replies(.fromOwnPhoneSet), .replies(.browserBound): summaryRepliesChosen
    case .replies(.answersJoined): summaryAnswersJoined
    case .season(_, .set): summarySeasonSet
    case .season(_, .removed(true)): summarySeasonRemoved
    case .season(_, .removed(false)): summarySeasonRestored
    case .tables(.linkMade): summaryLinkMade
    case .tables(.linkTurnedOff): summaryLinkTurnedOff
    }
  }

  private func summary(of change: PlanChange) -> String {
    switch change {
    case .made: summaryGamePlanned
    case .moved, .edited: summaryPlanEdited
    case .cancelled: summaryPlanCancelled
    case .reinstated: summaryPlanReinstated
    case .begun: startGather
    case .answered(let answer): summaryAnswered(for: answer.name.text)
    case .guestAdded, .guestRemoved, .guestKept: summaryGuestsChanged
    case .placePassed, .placeGiven, .placeWithdrawn: summaryPlaceDecided
    }
  }

  private func moveLabel(_ participant: Participant) -> String {
    let name = participant.name.text
    return participant.team == .bench
      ? moveToBenchLabel(name) : moveLabel(name, to: team(participant.team))
  }

  /// The sentence about a change that the server refused.
  package func refused(_ change: Change, _ reason: ChangeRejection) -> String {
    notTakenOver(summary(of: change), because: rejection(reason))
  }

  package func rejection(_ reason: ChangeRejection) -> String {
    switch reason {
    case .playerExists, .gatherExists, .planExists: rejectionExists
    case .playerUnknown: rejectionPlayerUnknown
    case .playerRemoved: rejectionPlayerRemoved
    case .tooManyPlayers: rejectionTooManyPlayers(Squad.playerLimit)
    case .gatherUnknown: rejectionGatherUnknown
    case .gatherDeleted: rejectionGatherDeleted
    case .tooManyGathers: rejectionTooManyGathers(Squad.gatherLimit)
    case .participantRepeated: rejectionParticipantRepeated
    case .tooManyParticipants:
      rejectionTooManyParticipants(Gather.participantLimit)
    case .scoreLimitReached: rejectionScoreLimitReached(Score.limit)
    case .tooManyLinks: rejectionTooManyLinks(Link.limit)
    case .tooManyRules: rejectionTooManyRules(TeamRule.limit)
    case .tooManyScorekeepers: rejectionTooManyScorekeepers(Scorekeeper.limit)
    case .tooManyGames: rejectionTooManyGames(Game.limit + 1)
    case .gameUnknown: rejectionGameUnknown
    case .teamNotPlaying: rejectionTeamNotPlaying
    case .planUnknown: rejectionPlanUnknown
    case .tooManyPlans: rejectionTooManyPlans
    case .tooManyAnswers: rejectionTooManyAnswers
    case .tooManyReplyLinks: rejectionTooManyReplyLinks(Replies.linkLimit)
    case .tooManySeasons: rejectionTooManySeasons(Season.limit)
    case .seasonUnknown: rejectionSeasonUnknown
    case .tooManyTableLinks: rejectionTooManyTableLinks(TableLink.limit)
    case .samePlayers: rejectionSamePlayers
    case .editedLater: rejectionEditedLater
    case .notPermitted: notPermitted
    }
  }
}
