import Domain
import Presentation
import TestSupport
import Testing

@Suite("Gather: ending, leaving and coming back")
struct EndGatherTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben", language: language)
    try phone.startGather()
    phone.tap(.gather(.plusTapped(.teamA)))
    return phone
  }

  @Test func `ending asks first`() throws {
    for (language, title, text) in [
      (
        Language.english, "End gather",
        "The final score is 1-0, Team A wins. It is kept in the past gathers."
      ),
      (.korean, "경기 종료", "최종 점수는 1-0, A팀 승리입니다. 지난 경기에 저장됩니다."),
    ] {
      var phone = try playing(language: language)
      #expect(phone.tap(.gather(.endConfirmed)) == [])
      #expect(phone.tap(.gather(.endTapped)) == [])
      let question = try #require(try phone.gather.endQuestion)
      #expect(question.title == title && question.text == text)
      #expect(question.confirmLabel == title && !question.isDestructive)
      phone.tap(.gather(.sheetDismissed))
      #expect(try phone.gather.endQuestion == nil)
      #expect(phone.squad.gathers[0].endedAt == nil)
    }
  }

  @Test func `ending saves the score and the winner, and returns to the list`() throws {
    var phone = try playing()
    phone.pass(minutes: 12)
    phone.endGather()

    #expect(phone.app.destination == .players)
    let gather = try #require(phone.squad.gathers.first)
    #expect(gather.endedAt == .kickOff(plusMinutes: 12))
    #expect(gather.score.text == "1-0" && gather.score.winner == .teamA)
    #expect(phone.disk.state.replica == phone.app.replica)
    #expect(try phone.players.resumeLabel == nil)
    phone.undo()
    #expect(phone.squad.gathers.first?.endedAt != nil)
  }

  @Test func `a double tap on End gather ends it once`() throws {
    var phone = try playing()
    phone.endGather()
    #expect(phone.tap(.gather(.endConfirmed)) == [])
  }

  @Test func `a draw is shown as a draw`() throws {
    var phone = try playing()
    phone.tap(.gather(.plusTapped(.teamB)))
    phone.tap(.gather(.endTapped))
    #expect(try phone.gather.endQuestion?.text.contains("1-1, a draw") == true)
  }

  @Test func `leaving loses nothing, and the list offers Resume gather`() throws {
    for (language, label) in [(Language.english, "Resume gather"), (.korean, "경기 계속하기")] {
      var phone = try playing(language: language)
      phone.tap(.gather(.clockTapped))
      phone.wait(minutes: 2)
      phone.goBack()
      #expect(try phone.players.resumeLabel == label)
      #expect(try phone.players.resumeDetail == "1-0")

      phone.wait(minutes: 1)
      phone.tap(.players(.resumeTapped))
      #expect(try phone.gather.clockText == "07:00")
      #expect(try phone.gather.sides.map { $0.goals } == [1, 0])
    }
  }

  @Test func `killing the app in mid-match loses nothing`() throws {
    let phone = try playing()
    var restarted = TestApp(restarting: phone)
    #expect(try restarted.players.resumeLabel == "Resume gather")
    restarted.tap(.players(.resumeTapped))
    #expect(try restarted.gather.sides == phone.gather.sides)
    #expect(restarted.app.replica == phone.app.replica)
  }

  @Test func `Resume gather is hidden during a selection, and opens nothing without a gather`()
    throws
  {
    var phone = try playing()
    phone.goBack()
    phone.tap(.players(.selectTapped))
    #expect(try phone.players.resumeLabel == nil)
    var fresh = TestApp.with("Ann")
    #expect(fresh.tap(.players(.resumeTapped)) == [])
    #expect(try fresh.players.resumeDetail == "")
  }

  @Test func `a gather that another device ended says so, and only its goals can be corrected`()
    throws
  {
    var phone = try playing()
    phone.tap(.gather(.clockTapped))
    let end = StampedChange.numbered(1, .gatherEnded(try phone.gather.id))
    phone.send(.device(.otherWindow(.recorded(end))))

    #expect(
      try phone.gather.gone == "This gather has ended. Goals can still be corrected.")
    for event in [
      GatherEvent.Plain.clockTapped, .clockCancelTapped, .setTimeTapped, .timeSet, .endTapped,
      .endConfirmed,
    ] {
      #expect(phone.tap(.gather(event)) == [])
    }
    #expect(try phone.gather.endQuestion == nil && phone.gather.timeSheet == nil)
    phone.tap(.gather(.plusTapped(.teamB)))
    #expect(try phone.gather.sides.map { $0.goals } == [1, 1])
  }

  @Test func `a question about a gather closes when another device ends it`() throws {
    for tap in [GatherEvent.Plain.endTapped, .setTimeTapped, .clockCancelTapped] {
      var phone = try playing()
      phone.tap(.gather(.clockTapped))
      phone.tap(.gather(tap))
      let end = StampedChange.numbered(1, .gatherEnded(try phone.gather.id))
      phone.send(.device(.otherWindow(.recorded(end))))
      #expect(try phone.gather.endQuestion == nil && phone.gather.timeSheet == nil)
      #expect(try phone.gather.clockQuestion == nil)
      #expect(phone.tap(.gather(.clockCancelConfirmed)) == [])
      #expect(phone.tap(.gather(.endConfirmed)) == [])
      #expect(phone.tap(.gather(.timeSet)) == [])
    }
  }

  @Test func `a gather that another device deleted says so, and taps have no effect`() throws {
    var phone = try playing()
    let gone = StampedChange.numbered(1, .gatherDeleted(try phone.gather.id))
    phone.send(.device(.otherWindow(.recorded(gone))))

    #expect(try phone.gather.gone == "This gather was deleted.")
    #expect(phone.app.pageTitle == "Gather in progress · Football Gather")
    #expect(try phone.gather.sides.allSatisfy { !$0.canAdd && !$0.canTakeBack && $0.players == [] })
    #expect(try phone.gather.scoreAnnouncement == "Team A 0, Team B 0")
    for event: Event in [
      .gather(.plusTapped(.teamA)), .gather(.minusTapped(.teamA)), .gather(.clockTapped),
      .gather(.clockCancelTapped), .gather(.setTimeTapped), .gather(.endTapped),
      .gather(.endConfirmed),
    ] {
      #expect(phone.tap(event) == [])
    }
    #expect(phone.message == nil)
  }
}
