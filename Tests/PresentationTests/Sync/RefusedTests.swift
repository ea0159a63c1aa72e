import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: changes that the server refuses")
struct RefusedTests {
  /// A device whose edit of Ann the server refuses, because another device has deleted her.
  private func refused(language: Language = .english) throws -> TestApp {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.open(.settings)
    device.tap(.settings(.languageChosen(language)))
    device.add("Ann")
    device.sync(with: &server)
    let ann = try device.id(of: "Ann")
    device.loseNetwork()
    device.open(.editPlayer(ann, .name))
    device.type(value: "Anna")
    device.tap(.editPlayer(.doneTapped))
    server.take(.numbered(1, .playerRemoved(ann)))
    device.findNetwork()
    device.sync(with: &server)
    return device
  }

  @Test func `a refused change is shown with its reason, in both languages`() throws {
    #expect(
      try refused().message
        == "“Edit a player” was not taken over: The player was deleted on another device.")
    #expect(
      try refused(language: .korean).message
        == "“선수 수정”이(가) 반영되지 않았습니다: 다른 기기에서 삭제된 선수입니다.")
    #expect(try refused().app.shell.message?.canReload == false)
  }

  @Test func `a refused change is shown until it is dismissed, even after a restart`() throws {
    var device = TestApp(restarting: try refused())
    #expect(device.message?.hasPrefix("“Edit a player”") == true)
    device.tap(.shell(.noticeDismissed))
    #expect(device.message == nil)
    #expect(TestApp(restarting: device).message == nil)
    #expect(device.tap(.shell(.noticeDismissed)) == [])
  }

  private static func changes() throws -> [(Change, String, String)] {
    let ann = Participant(id: .ann, name: try ShortText("Ann"), team: .teamA)
    let details = PlayerDetails(name: ann.name)
    return [
      (.playerAdded(.ann, details), "Add Ann", "Ann 추가"),
      (.playerEdited(.ann, .age(nil)), "Edit a player", "선수 수정"),
      (.playerRemoved(.ann), "Delete a player", "선수 삭제"),
      (.playerRestored(.ann), "Restore a player", "선수 되살리기"),
      (.playerArchived(.ann), "Archive player", "선수 보관"),
      (.playerUnarchived(.ann), "Bring back a player", "선수 복귀"),
      (.levelSet(.ann, nil), "Set a level", "레벨 설정"),
      (.ruleAdded(try .annAndBen(.apart)), "Add a rule for teams", "팀 규칙 추가"),
      (.ruleRemoved(.fixed(1)), "Remove a rule for teams", "팀 규칙 삭제"),
      (.gatherExcluded(.friday), "Does not count for levels", "레벨에 반영하지 않음"),
      (.gatherIncluded(.friday), "Counts for levels", "레벨에 반영"),
      (.gatherStarted(.friday, []), "Start gather", "경기 시작"),
      (.participantAssigned(.friday, ann), "Ann moved to Team A", "Ann 선수를 A팀으로 옮겼습니다"),
      (.gatherEnded(.friday), "End gather", "경기 종료"),
      (.gatherDeleted(.friday), "Delete gather", "경기 삭제"),
      (.gatherRestored(.friday), "Restore a gather", "경기 되살리기"),
      (.clockSet(.friday, .default), "Set time", "시간 설정"),
      (.clockStarted(.friday), "Start the clock", "시계 시작"),
      (.clockPaused(.friday), "Pause the clock", "시계 일시정지"),
      (.clockCancelled(.friday), "Reset the clock", "시계 초기화"),
      (.goalAdded(.friday, .fixed(1), .teamB), "Goal for Team B", "B팀 골"),
      (.goalTakenBack(.friday, .fixed(1)), "Take back a goal", "골 취소"),
    ]
  }

  private static let reasons: [(ChangeRejection, String, String)] = [
    (.playerExists(.ann), "It was there already.", "이미 있습니다."),
    (.playerUnknown(.ann), "There is no such player.", "그런 선수가 없습니다."),
    (
      .playerRemoved(.ann), "The player was deleted on another device.",
      "다른 기기에서 삭제된 선수입니다."
    ),
    (.tooManyRules, "A squad has at most 100 rules for teams.", "팀 규칙은 최대 100개입니다."),
    (.tooManyPlayers, "A squad has at most 10000 players.", "선수는 최대 10000명입니다."),
    (.gatherExists(.friday), "It was there already.", "이미 있습니다."),
    (.gatherUnknown(.friday), "There is no such gather.", "그런 경기가 없습니다."),
    (
      .gatherDeleted(.friday), "The gather was deleted on another device.",
      "다른 기기에서 삭제된 경기입니다."
    ),
    (.tooManyGathers, "A squad has at most 20000 gathers.", "경기는 최대 20000건입니다."),
    (
      .participantRepeated(.friday, .ann), "A player can be in a gather only once.",
      "선수는 한 경기에 한 번만 들어갈 수 있습니다."
    ),
    (
      .tooManyParticipants(.friday), "A gather has at most 200 players.",
      "한 경기에는 최대 200명이 참가할 수 있습니다."
    ),
    (.scoreLimitReached(.friday, .teamA), "A side has at most 99 goals.", "한 팀은 최대 99골입니다."),
    (
      .tooManyLinks(.friday), "A gather has at most 40 links.",
      "한 경기에는 링크를 최대 40개까지 만들 수 있습니다."
    ),
  ]

  @Test func `every change and every reason has texts in both languages`() throws {
    let changes = try Self.changes()
    for index in 0..<max(changes.count, Self.reasons.count) {
      let (change, english, korean) = changes[index % changes.count]
      let (reason, because, why) = Self.reasons[index % Self.reasons.count]
      let rejected = RejectedChange(change: .numbered(1, change), reason: reason)
      let state = StoredState(replica: Replica(rejected: [rejected]))
      #expect(
        TestApp(keeping: state).message == "“\(english)” was not taken over: \(because)")
      #expect(
        TestApp(keeping: state, language: .korean).message
          == "“\(korean)”이(가) 반영되지 않았습니다: \(why)")
    }
  }

  @Test func `a change that the server has already is settled, and not sent again`() throws {
    // Given a player that another device has given to the server meanwhile
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.send(.device(.importChosen(try Squad(after: .added(.ann, "Ann")))))
    server.take(.numbered(1, try .added(.ann, "Ann")))
    device.forgetEffects()
    // When
    device.findNetwork()
    device.sync(with: &server)
    // Then
    #expect(device.syncs.map { $0.changes.count } == [0, 1])
    #expect(device.app.replica == Replica(confirmed: server[.zoe], sequence: 1))
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.status == .saved)
  }

  @Test func `several refused changes are all shown`() throws {
    let rejected = [
      RejectedChange(change: .numbered(1, .playerRemoved(.ann)), reason: .playerUnknown(.ann)),
      RejectedChange(change: .numbered(2, .clockPaused(.friday)), reason: .gatherUnknown(.friday)),
    ]
    var device = TestApp(keeping: StoredState(replica: Replica(rejected: rejected)))
    device.send(.device(.updateReady))
    #expect(device.message == "A new version is ready.")
    device.tap(.shell(.noticeDismissed))
    #expect(device.message?.contains("Delete a player") == true)
    device.tap(.shell(.noticeDismissed))
    #expect(device.message?.contains("Pause the clock") == true)
    #expect(device.disk.state.replica.rejected == [rejected[1]])
  }
}
