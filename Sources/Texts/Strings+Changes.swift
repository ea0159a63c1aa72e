package import Domain

// Changes in a few words, and the reasons for refusing them.
extension Strings {
  package func summary(of change: Change) -> String {
    switch change {
    case .player(_, .added(let details)): say("Add \(details.name.text)", "\(details.name.text) 추가")
    case .player(_, .edited(.name(let name))):
      say("Rename a player to \(name.text)", "선수 이름 수정: \(name.text)")
    case .player(_, .edited): say("Edit a player", "선수 수정")
    case .player(_, .removed): say("Delete a player", "선수 삭제")
    case .player(_, .restored): say("Restore a player", "선수 되살리기")
    case .player(_, .archived): archivePlayers(1)
    case .player(_, .unarchived): say("Bring back a player", "선수 복귀")
    case .player(_, .levelSet): say("Set a level", "레벨 설정")
    case .squad(.ruleAdded): say("Add a rule for teams", "팀 규칙 추가")
    case .squad(.ruleRemoved): say("Remove a rule for teams", "팀 규칙 삭제")
    case .gather(_, .started): startGather
    case .gather(_, .participantAssigned(let participant)):
      moved(participant.name.text, to: team(participant.team))
    case .gather(_, .participantLeft): say("A player leaves", "선수 퇴장")
    case .gather(_, .teamDetailsSet): say("Rename a team", "팀 이름 변경")
    case .gather(_, .ended): endGather
    case .gather(_, .reopened): say("Reopen a gather", "경기 다시 열기")
    case .gather(_, .endMoved): say("Correct the end", "종료 시각 수정")
    case .gather(_, .deleted): deleteGather
    case .gather(_, .restored): say("Restore a gather", "경기 되살리기")
    case .gather(_, .excluded): doesNotCount
    case .gather(_, .included): countsAgain
    case .gather(_, .gameStarted): nextGame
    case .gather(_, .gameTakenBack): takeBackGame
    case .gather(_, .rotationSet): howNextIsChosen
    case .clock(_, _, .set), .clock(_, _, .formatSet), .clock(_, _, .moved): setTime
    case .clock(_, _, .started): say("Start the clock", "시계 시작")
    case .clock(_, _, .paused): say("Pause the clock", "시계 일시정지")
    case .clock(_, _, .periodResumed): say("Take back the end of a period", "피리어드 종료 취소")
    case .clock(_, _, .periodEnded): say("End a period", "피리어드 종료")
    case .clock(_, _, .cancelled): say("Reset the clock", "시계 초기화")
    case .goal(_, _, .added(let side, _)): goal(self.side(side))
    case .goal(_, _, .credited), .goal(_, _, .recorded): say("Say who scored", "득점자 기록")
    case .goal(_, _, .moved): say("Move a goal in time", "골 시간 변경")
    case .goal(_, _, .takenBack): say("Take back a goal", "골 취소")
    case .sharing(_, .linkMade): say("Make a link", "링크 만들기")
    case .sharing(_, .linkTurnedOff): say("Turn off a link", "링크 끄기")
    case .goal(_, _, .confirmed): twoGoals
    case .sharing(_, .scorekeeperNamed(let scorekeeper)): recorded(by: scorekeeper.name.text)
    case .sharing(_, .followerNamesSet): say("Choose how names are shown", "이름 표시 방식 변경")
    }
  }

  /// The sentence about a change that the server refused.
  package func refused(_ change: Change, _ reason: ChangeRejection) -> String {
    say(
      "“\(summary(of: change))” was not taken over: \(rejection(reason))",
      "“\(summary(of: change))”이(가) 반영되지 않았습니다: \(rejection(reason))")
  }

  package func rejection(_ reason: ChangeRejection) -> String {
    switch reason {
    case .playerExists, .gatherExists:
      say("It was there already.", "이미 있습니다.")
    case .playerUnknown: say("There is no such player.", "그런 선수가 없습니다.")
    case .playerRemoved:
      say("The player was deleted on another device.", "다른 기기에서 삭제된 선수입니다.")
    case .tooManyPlayers:
      say(
        "A squad has at most \(Squad.playerLimit) players.",
        "선수는 최대 \(Squad.playerLimit)명입니다.")
    case .gatherUnknown: say("There is no such gather.", "그런 경기가 없습니다.")
    case .gatherDeleted:
      say("The gather was deleted on another device.", "다른 기기에서 삭제된 경기입니다.")
    case .tooManyGathers:
      say(
        "A squad has at most \(Squad.gatherLimit) gathers.",
        "경기는 최대 \(Squad.gatherLimit)건입니다.")
    case .participantRepeated:
      say("A player can be in a gather only once.", "선수는 한 경기에 한 번만 들어갈 수 있습니다.")
    case .tooManyParticipants:
      say(
        "A gather has at most \(Gather.participantLimit) players.",
        "한 경기에는 최대 \(Gather.participantLimit)명이 참가할 수 있습니다.")
    case .scoreLimitReached:
      say("A side has at most \(Score.limit) goals.", "한 팀은 최대 \(Score.limit)골입니다.")
    case .tooManyLinks:
      say(
        "A gather has at most \(Link.limit) links.",
        "한 경기에는 링크를 최대 \(Link.limit)개까지 만들 수 있습니다.")
    case .tooManyRules:
      say(
        "A squad has at most \(TeamRule.limit) rules for teams.",
        "팀 규칙은 최대 \(TeamRule.limit)개입니다.")
    case .tooManyScorekeepers:
      say(
        "At most \(Scorekeeper.limit) people keep the score of a gather.",
        "한 경기는 최대 \(Scorekeeper.limit)명이 기록할 수 있습니다.")
    case .tooManyGames:
      say(
        "A gather has at most \(Game.limit + 1) games.", "한 경기에는 최대 \(Game.limit + 1)게임까지 할 수 있습니다."
      )
    case .gameUnknown: say("There is no such game.", "그런 게임이 없습니다.")
    case .teamNotPlaying: say("That team does not play.", "뛰지 않는 팀입니다.")
    case .editedLater:
      say("It was changed later on another device.", "다른 기기에서 나중에 변경되었습니다.")
    case .notPermitted: notPermitted
    }
  }
}
