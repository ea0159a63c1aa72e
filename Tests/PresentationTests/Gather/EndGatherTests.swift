import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: ending, leaving and coming back")
struct EndGatherTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.startGather()
    device.tap(.gather(.plusTapped(.teamA)))
    return device
  }

  @Test func `ending asks first`() throws {
    for (language, title, text) in [
      (
        Language.english, "End gather",
        "The final score is 1-0, Team A wins. It is kept in the past gathers."
      ),
      (.korean, "경기 종료", "최종 점수는 1-0, A팀 승리입니다. 지난 경기에 저장됩니다."),
    ] {
      var device = try playing(language: language)
      #expect(device.tap(.gather(.endConfirmed)) == [])
      #expect(device.tap(.gather(.endTapped)) == [])
      let question = try #require(try device.gather.endQuestion)
      #expect(question.title == title && question.text == text)
      #expect(question.confirmLabel == title && !question.isDestructive)
      device.tap(.gather(.sheetDismissed))
      #expect(try device.gather.endQuestion == nil)
      #expect(device.squad.gathers[0].endedAt == nil)
    }
  }

  @Test func `ending saves the score and the winner, and shows the result`() throws {
    var device = try playing()
    let id = try device.gather.id
    device.pass(minutes: 12)
    device.endGather()

    #expect(device.app.destination == .pastGather(id))
    let gather = try #require(device.squad.gathers.first)
    #expect(gather.endedAt == .kickOff(plusMinutes: 12))
    #expect(gather.currentGame.score.text == "1-0" && gather.winner == .teamA)
    #expect(device.disk.state.replica == device.app.replica)
    device.open(.players)
    #expect(try device.players.running.isEmpty)
    device.undo()
    #expect(device.squad.gathers.first?.endedAt != nil)
  }

  @Test func `a double tap on End gather ends it once`() throws {
    var device = try playing()
    device.endGather()
    #expect(device.tap(.gather(.endConfirmed)) == [])
  }

  @Test func `a draw is shown as a draw`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamB)))
    device.tap(.gather(.endTapped))
    #expect(try device.gather.endQuestion?.text.contains("1-1, a draw") == true)
  }

  @Test func `leaving loses nothing, and the list offers Resume gather`() throws {
    for language in [Language.english, .korean] {
      var device = try playing(language: language)
      device.tap(.gather(.clockTapped))
      device.wait(minutes: 2)
      device.goBack()
      #expect(try device.players.running.count == 1)
      #expect(try device.players.running.first?.score == "1-0")
      #expect(try device.players.running.first?.clock == "08:00")

      device.wait(minutes: 1)
      #expect(try device.players.running.first?.clock == "07:00")
      device.tap(.players(.resumeTapped))
      #expect(try device.gather.clockText == "07:00")
      #expect(try device.gather.sides.map { $0.goals } == [1, 0])
    }
  }

  @Test func `the list shows the clock of the match, second by second, and full time`() throws {
    for (language, fullTime) in [(Language.english, "Full time"), (.korean, "경기 시간 종료")] {
      var device = try playing(language: language)
      device.tap(.gather(.clockTapped))
      device.goBack()
      device.wait(seconds: 9)
      #expect(try device.players.running.first?.clock == "09:51")
      #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 1_000))
      device.tap(.players(.editTapped))
      #expect(device.app.wakesAt == Instant.kickOff.advanced(byMilliseconds: 600_000))
      device.tap(.players(.cancelTapped))
      device.wait(minutes: 10)
      #expect(try device.players.running.first?.clock == fullTime)
    }
  }

  @Test func `killing the app in mid-match loses nothing`() throws {
    let device = try playing()
    var restarted = TestApp(restarting: device)
    #expect(try restarted.players.running.count == 1)
    restarted.tap(.players(.resumeTapped))
    #expect(try restarted.gather.sides == device.gather.sides)
    #expect(restarted.app.replica == device.app.replica)
  }

  @Test func `Resume gather stays during a selection, and opens nothing without a gather`() throws {
    var device = try playing()
    device.goBack()
    device.openSelection()
    #expect(try device.players.running.count == 1)
    var fresh = TestApp.with("Ann")
    #expect(fresh.tap(.players(.resumeTapped)) == [])
    #expect(try fresh.players.running.isEmpty)
  }

  @Test func `a gather that another device ended says so, and only its goals can be corrected`()
    throws
  {
    var device = try playing()
    device.tap(.gather(.clockTapped))
    let end = StampedChange.numbered(1, .gather(try device.gather.id, .ended))
    device.send(.device(.otherWindow(.recorded(end))))

    #expect(
      try device.gather.gone == "This gather has ended. Goals can still be corrected.")
    #expect(try device.gather.absence == nil)
    for event in [
      GatherEvent.Plain.clockTapped, .clockCancelTapped, .setTimeTapped, .timeSet, .endTapped,
      .endConfirmed,
    ] {
      #expect(device.tap(.gather(event)) == [])
    }
    #expect(try device.gather.endQuestion == nil && device.gather.timeSheet == nil)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try device.gather.sides.map { $0.goals } == [1, 1])
  }

  @Test func `a question about a gather closes when another device ends it`() throws {
    for tap in [GatherEvent.Plain.endTapped, .setTimeTapped, .clockCancelTapped] {
      var device = try playing()
      device.tap(.gather(.clockTapped))
      device.tap(.gather(tap))
      let end = StampedChange.numbered(1, .gather(try device.gather.id, .ended))
      device.send(.device(.otherWindow(.recorded(end))))
      #expect(try device.gather.endQuestion == nil && device.gather.timeSheet == nil)
      #expect(try device.gather.clockQuestion == nil)
      #expect(device.tap(.gather(.clockCancelConfirmed)) == [])
      #expect(device.tap(.gather(.endConfirmed)) == [])
      #expect(device.tap(.gather(.timeSet)) == [])
    }
  }

  @Test func `a gather that another device deleted says so, and taps have no effect`() throws {
    var device = try playing()
    let gone = StampedChange.numbered(1, .gather(try device.gather.id, .set(.deleted, true)))
    device.send(.device(.otherWindow(.recorded(gone))))

    #expect(
      try device.gather.absence == "It was deleted, or the link belongs to another account.")
    #expect(device.app.pageTitle == "Gather not found · Football Gather")
    #expect(
      try device.gather.sides.allSatisfy { !$0.canAdd && !$0.canTakeBack })
    #expect(try device.gather.people.isEmpty && device.gather.goals.isEmpty)
    for event: Event in [
      .gather(.plusTapped(.teamA)), .gather(.minusTapped(.teamA)), .gather(.clockTapped),
      .gather(.clockCancelTapped), .gather(.setTimeTapped), .gather(.endTapped),
      .gather(.endConfirmed),
    ] {
      #expect(device.tap(event) == [])
    }
    #expect(device.message == nil)
  }
}
