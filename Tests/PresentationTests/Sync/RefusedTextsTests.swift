import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Texts of refused changes")
struct RefusedTextsTests {
  private static func changes() throws -> [(Change, String, String)] {
    let ann = Participant(id: .ann, name: try ShortText("Ann"), team: .teamA)
    let details = PlayerDetails(name: ann.name)
    return [
      (.player(.ann, .added(details)), "Add Ann", "Ann 추가"),
      (.player(.ann, .edited(.age(nil))), "Edit a player", "선수 수정"),
      (.player(.ann, .set(.removed, true)), "Delete a player", "선수 삭제"),
      (.player(.ann, .set(.removed, false)), "Restore a player", "선수 되살리기"),
      (.player(.ann, .set(.archived, true)), "Archive player", "선수 보관"),
      (.player(.ann, .set(.archived, false)), "Bring back a player", "선수 복귀"),
      (.player(.ann, .levelSet(nil)), "Set a level", "레벨 설정"),
      (.squad(.ruleAdded(try .annAndBen(.apart))), "Add a rule for teams", "팀 규칙 추가"),
      (.squad(.ruleRemoved(.fixed(1))), "Remove a rule for teams", "팀 규칙 삭제"),
      (.squad(.tableRulesSet(TableRules())), "Set the rules of the table", "순위표 규칙 설정"),
      (
        .gather(.friday, .recorded(MatchRecord(day: .kickOff, participants: []))),
        "Add a past match", "지난 경기 추가"
      ),
      (.gather(.friday, .daySet(to: .kickOff)), "Correct the day", "날짜 수정"),
      (
        .gather(.friday, .set(.leftOutOfTables, true)), "Leave a gather out of the tables",
        "경기를 순위에서 제외"
      ),
      (
        .gather(.friday, .set(.leftOutOfTables, false)), "Count a gather in the tables",
        "경기를 순위에 포함"
      ),
      (.gather(.friday, .set(.excluded, true)), "Leave a gather out of the levels", "경기를 레벨에서 제외"),
      (.gather(.friday, .set(.excluded, false)), "Count a gather for the levels", "경기를 레벨에 반영"),
      (.gather(.friday, .started([])), "Start gather", "경기 시작"),
      (.gather(.friday, .participantAssigned(ann)), "Move Ann to Team A", "Ann 선수를 A팀으로 옮기기"),
      (.gather(.friday, .ended), "End a gather", "경기 종료"),
      (.gather(.friday, .set(.deleted, true)), "Delete gather", "경기 삭제"),
      (.gather(.friday, .set(.deleted, false)), "Restore a gather", "경기 되살리기"),
      (.clock(.friday, nil, .set(.default)), "Set time", "시간 설정"),
      (.clock(.friday, nil, .started), "Start the clock", "시계 시작"),
      (.clock(.friday, nil, .paused), "Pause the clock", "시계 일시정지"),
      (.clock(.friday, nil, .cancelled), "Reset the clock", "시계 초기화"),
      (.goal(.friday, .fixed(1), .added(.teamB)), "Goal for Team B", "B팀 골"),
      (.goal(.friday, .fixed(1), .takenBack), "Take back a goal", "골 취소"),
      (.gather(.friday, .participantLeft(.ann)), "A player leaves", "선수 퇴장"),
      (.gather(.friday, .teamDetailsSet(.teamA, TeamDetails())), "Rename a team", "팀 이름 변경"),
      (.gather(.friday, .endMoved(to: .kickOff)), "Correct the end", "종료 시각 수정"),
      (.gather(.friday, .reopened), "Reopen a gather", "경기 다시 열기"),
      (.gather(.friday, .gameStarted(.fixed(1), .first)), "Start the next game", "다음 게임 시작"),
      (.gather(.friday, .gameTakenBack(.fixed(1))), "Take back this game", "이 게임 취소"),
      (.gather(.friday, .rotationSet(.everybodyPlays)), "Set who plays next", "다음 팀 정하는 방식 변경"),
      (.clock(.friday, nil, .formatSet(.default)), "Set time", "시간 설정"),
      (.clock(.friday, nil, .moved(seconds: 60)), "Set time", "시간 설정"),
      (.clock(.friday, nil, .periodEnded(1)), "End a period", "피리어드 종료"),
      (.clock(.friday, nil, .periodResumed(1)), "Take back the end of a period", "피리어드 종료 취소"),
      (.goal(.friday, .fixed(1), .credited(.unknown)), "Record who scored", "득점자 기록"),
      (.goal(.friday, .fixed(1), .recorded(by: .fixed(7))), "Record who scored", "득점자 기록"),
      (.goal(.friday, .fixed(1), .moved(to: .kickOff)), "Change the minute of a goal", "골 시간 변경"),
      (.goal(.friday, .fixed(1), .confirmed), "Count two goals as two", "두 골로 확인"),
      (.sharing(.friday, .linkMade(.toFollow)), "Create a link", "링크 만들기"),
      (.sharing(.friday, .linkTurnedOff(.fixed(1))), "Turn off a link", "링크 끄기"),
      (
        .sharing(.friday, .followerNamesSet(.full)), "Choose how names are shown", "이름 표시 방식 변경"
      ),
      (.sharing(.friday, .scorekeeperNamed(try .min)), "Name a scorekeeper", "기록자 이름 입력"),
    ] + (try plans())
  }

  private static func plans() throws -> [(Change, String, String)] {
    let key = PlanKey.single(.fixed(3))
    return [
      (.squad(.zoneSet(try .seoul)), "Set the time zone", "시간대 설정"),
      (try .planned(.fixed(3)), "Plan a game", "경기 잡기"),
      (.plan(key, .moved(to: .thursday)), "Change a planned game", "잡은 경기 변경"),
      (.plan(key, .edited(.length(60))), "Change a planned game", "잡은 경기 변경"),
      (.plan(key, .cancelled(nil)), "Cancel the game", "경기 취소"),
      (.plan(key, .reinstated), "Undo the cancellation of a game", "경기 취소 되돌리기"),
      (try .answered(.in, of: .ann, to: key), "Answer for Ann", "Ann 참석 여부"),
      (.plan(key, .guestAdded(.ann, host: .ben, nil)), "Change a person’s guests", "게스트 변경"),
      (.plan(key, .guestRemoved(.ann)), "Change a person’s guests", "게스트 변경"),
      (.plan(key, .guestKept(.ann)), "Change a person’s guests", "게스트 변경"),
      (.plan(key, .placePassed(.ann)), "Decide on a place", "자리 결정"),
      (.plan(key, .placeGiven(.ann)), "Decide on a place", "자리 결정"),
      (.plan(key, .placeWithdrawn(.ann)), "Decide on a place", "자리 결정"),
      (.plan(key, .begun(.friday)), "Start gather", "경기 시작"),
      (try .everyThursday(.fixed(1)), "Plan a series of games", "반복 경기 잡기"),
      (
        .series(.fixed(1), .edited(from: .thursday, .length(60))), "Change a series of games",
        "반복 경기 변경"
      ),
      (.series(.fixed(1), .ended(nil)), "End a series of games", "반복 경기 종료"),
      (.replies(.linkMade(try .toReply())), "Create a link", "링크 만들기"),
      (.replies(.linkTurnedOff(.fixed(3))), "Turn off a link", "링크 끄기"),
      (.replies(.namesSet(.full, areListed: true)), "Choose how names are shown", "이름 표시 방식 변경"),
      (.replies(.fromOwnPhoneSet(true)), "Choose who answers for a person", "누가 응답할 수 있는지 선택"),
      (.replies(.answersJoined(.stranger, to: .ann)), "Mark two as the same person", "같은 사람으로 지정"),
      (.season(.fixed(1), .set(try .spring)), "Set a season", "시즌 설정"),
      (.season(.fixed(1), .removed(true)), "Remove a season", "시즌 삭제"),
      (.season(.fixed(1), .removed(false)), "Bring back a season", "시즌 되살리기"),
      (.tables(.linkMade(.toTable, .allTime)), "Create a link", "링크 만들기"),
      (.tables(.linkTurnedOff(.fixed(4))), "Turn off a link", "링크 끄기"),
      (.squad(.nameSet(nil)), "Name the group", "그룹 이름 정하기"),
      (.squad(.tableNamesSet(.full)), "Choose how names are shown", "이름 표시 방식 변경"),
      (.player(.ann, .set(.hidden, true)), "Hide a name on shared pages", "공유 페이지에서 이름 숨기기"),
      (.player(.ann, .set(.hidden, false)), "Show a name on shared pages", "공유 페이지에 이름 표시"),
      (.replies(.browserBound(nil)), "Choose who answers for a person", "누가 응답할 수 있는지 선택"),
    ]
  }

  private static let reasons: [(ChangeRejection, String, String)] = [
    (.playerExists(.ann), "It already exists.", "이미 있습니다."),
    (.playerUnknown(.ann), "There is no such player.", "그런 선수가 없습니다."),
    (
      .playerRemoved(.ann), "The player was deleted on another device.",
      "다른 기기에서 삭제된 선수입니다."
    ),
    (.tooManyRules, "A group can have at most 100 rules for teams.", "팀 규칙은 최대 100개입니다."),
    (.tooManyPlayers, "A group can have at most 10,000 players.", "선수는 최대 10,000명입니다."),
    (.gatherExists(.friday), "It already exists.", "이미 있습니다."),
    (.gatherUnknown(.friday), "There is no such gather.", "그런 경기가 없습니다."),
    (
      .gatherDeleted(.friday), "The gather was deleted on another device.",
      "다른 기기에서 삭제된 경기입니다."
    ),
    (.tooManyGathers, "A group can have at most 20,000 gathers.", "경기는 최대 20,000건입니다."),
    (
      .participantRepeated(.friday, .ann), "A player can be in a gather only once.",
      "선수는 한 경기에 한 번만 들어갈 수 있습니다."
    ),
    (
      .tooManyParticipants(.friday), "A gather can have at most 200 players.",
      "한 경기에는 최대 200명이 참가할 수 있습니다."
    ),
    (.scoreLimitReached(.friday, .teamA), "A team can have at most 99 goals.", "한 팀은 최대 99골입니다."),
    (
      .tooManyLinks(.friday), "A gather can have at most 40 links.",
      "한 경기에는 링크를 최대 40개까지 만들 수 있습니다."
    ),
    (
      .tooManyScorekeepers(.friday), "At most 40 people can keep score of a gather.",
      "한 경기는 최대 40명이 기록할 수 있습니다."
    ),
    (
      .tooManyGames(.friday), "A gather can have at most 61 games.", "한 경기에는 최대 61게임까지 할 수 있습니다."
    ),
    (.gameUnknown(.friday), "There is no such game.", "그런 게임이 없습니다."),
    (.teamNotPlaying(.friday, .teamA), "That team is not playing.", "뛰지 않는 팀입니다."),
    (
      .editedLater, "It has since been changed on another device.", "다른 기기에서 나중에 변경되었습니다."
    ),
    (.notPermitted, "Only the organiser can do that.", "주최자만 할 수 있습니다."),
    (.planExists(.fixed(3)), "It already exists.", "이미 있습니다."),
    (.planUnknown(.fixed(3)), "There is no such planned game.", "그런 경기가 잡혀 있지 않습니다."),
    (
      .tooManyPlans, "No more games can be planned until some are over.",
      "잡아 둔 경기가 너무 많아, 일부가 끝나기 전에는 더 잡을 수 없습니다."
    ),
    (.tooManySeasons, "A group can have at most 100 seasons.", "시즌은 최대 100개입니다."),
    (.seasonUnknown(.fixed(1)), "There is no such season.", "그런 시즌이 없습니다."),
    (
      .tooManyTableLinks, "A group can have at most 100 links to tables.",
      "순위표 링크는 최대 100개입니다."
    ),
    (
      .samePlayers(.friday), "Both played in the same match, so they are two people.",
      "한 경기에 함께 뛰었으므로 서로 다른 사람입니다."
    ),
    (
      .tooManyReplyLinks, "A group can have at most 100 reply links.",
      "응답 링크는 최대 100개까지 만들 수 있습니다."
    ),
    (
      .tooManyAnswers(.fixed(3)), "No more people can answer for this game.",
      "이 경기에는 더 이상 응답할 수 없습니다."
    ),
  ]

  @Test func `every change and every reason has texts in both languages`() throws {
    let changes = try Self.changes()
    #expect(Set(changes.map(\.0.kind)) == Set(Change.Kind.allCases))
    #expect(Set(Self.reasons.map(\.0.kind)) == Set(ChangeRejection.Kind.allCases))
    for index in 0..<max(changes.count, Self.reasons.count) {
      let (change, english, korean) = changes[index % changes.count]
      let (reason, because, why) = Self.reasons[index % Self.reasons.count]
      let rejected = RejectedChange(change: .numbered(1, change), reason: reason)
      let state = StoredState(replica: Replica(rejected: [rejected]))
      #expect(
        TestApp(keeping: state).message == "“\(english)” was not saved: \(because)")
      #expect(
        TestApp(keeping: state, language: .korean).message
          == "‘\(korean)’ 변경을 저장하지 못했습니다: \(why)")
    }
  }
}
