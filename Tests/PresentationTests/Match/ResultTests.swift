import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: the result")
struct ResultTests {
  /// A device that shows the result of a gather of 20 minutes that Ann won 1-0 in minute 4.
  private func ended(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.pass(minutes: 3)
    device.tap(.gather(.plusTapped(.teamA)))
    device.pass(minutes: 17)
    device.endGather()
    device.pass(seconds: 1)
    return device
  }

  @Test func `a match that was ended too early is reopened with one tap`() throws {
    for (language, label) in [(Language.english, "Reopen"), (.korean, "다시 열기")] {
      var device = try ended(language: language)
      let id = try device.pastGather.id
      #expect(try device.pastGather.reopenLabel == label)
      device.tap(.pastGather(.reopenTapped))
      #expect(device.app.destination == .gather(id))
      #expect(try device.gather.gone == nil && device.gather.sides.map { $0.goals } == [1, 0])
    }
  }

  @Test func `a match that goes on is resumed from its page, and cannot be corrected`() throws {
    var device = TestApp.with("Ann", "Ben")
    let id = try device.startGather()
    device.open(.pastGather(id))
    #expect(try device.pastGather.reopenLabel == "Resume gather")
    device.tap(.pastGather(.correctTapped))
    #expect(try !device.pastGather.canCorrect && !device.pastGather.isCorrecting)
    let before = device.squad
    device.tap(.pastGather(.reopenTapped))
    #expect(device.app.destination == .gather(id) && device.squad == before)
  }

  @Test func `only while it is corrected, a result can be changed`() throws {
    var device = try ended()
    let ann = try device.id(of: "Ann")
    let taps: [Event] = [
      .pastGather(.plusTapped(.teamB)), .pastGather(.minusTapped(.teamA)),
      .pastGather(.endChosen, "18:50"), .match(.personTapped(ann)), .match(.teamTapped(.teamB)),
      .match(.lateArrivalTapped), .match(.arrivalSubmitted), .match(.goalTakenBack),
    ]
    for tap in taps { #expect(device.tap(tap) == []) }
    #expect(try device.pastGather.matchSheet == nil)
  }

  @Test func `yesterday's score is corrected in four taps`() throws {
    var device = try ended()
    device.pass(minutes: 1_440)
    device.open(.pastGathers)
    device.tap(.pastGathers(.rowTapped(try #require(device.squad.gathers.first).id)))
    device.tap(.pastGather(.correctTapped))
    device.tap(.pastGather(.plusTapped(.teamB)))
    #expect(try device.pastGather.summary?.score == "1-1")
    // The goal is in the match, at its end, and who scored it is offered.
    #expect(try device.pastGather.goals.last?.minute == "10+11′")
    #expect(device.app.shell.toast?.choices?.list.map { $0.label } == ["Ben", "Own goal"])
    device.tap(try #require(device.app.shell.toast?.choices?.list.first).event)
    #expect(try device.pastGather.goals.last?.scorer == "Ben")

    device.tap(.pastGather(.minusTapped(.teamB)))
    #expect(try device.pastGather.summary?.score == "1-0")
    device.tap(.pastGather(.correctionDone))
    #expect(try !device.pastGather.isCorrecting)
  }

  @Test func `teams are corrected as if they had been so from the start`() throws {
    var device = try ended()
    device.tap(.pastGather(.correctTapped))
    device.tap(.match(.personTapped(try device.id(of: "Ann"))))
    guard case .person(let sheet) = try device.pastGather.matchSheet else {
      Issue.record("no sheet")
      return
    }
    #expect(sheet.moves.count == 2 && sheet.leaveLabel == nil)
    device.tap(.match(.teamTapped(.teamB)))
    device.tap(.pastGather(.correctionDone))
    let lists = try device.pastGather.people
    #expect(lists.map { $0.rows.map { $0.name } } == [[], ["Ann", "Ben"]])
    #expect(lists.flatMap { $0.rows }.allSatisfy { $0.played == nil })
    device.undo()
    #expect(try device.pastGather.people.map { $0.rows.map { $0.name } } == [["Ann"], ["Ben"]])
  }

  @Test func `a forgotten participant was there from the start`() throws {
    var device = try ended()
    device.tap(.pastGather(.correctTapped))
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.personTapped(try device.id(of: "Cem"))))
    device.tap(.match(.teamTapped(.teamA)))
    device.tap(.pastGather(.correctionDone))
    #expect(
      try device.pastGather.people.map { $0.rows.map { $0.name } } == [["Ann", "Cem"], ["Ben"]])
  }

  @Test func `the minutes are listed when a player did not play them all`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.pass(minutes: 4)
    device.tap(.match(.personTapped(try device.id(of: "Ann"))))
    device.tap(.match(.teamTapped(.teamB)))
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.personTapped(try device.id(of: "Cem"))))
    device.tap(.match(.teamTapped(.teamA)))
    device.pass(minutes: 2)
    device.endGather()
    let lists = try device.pastGather.people.map { list in
      list.rows.map { "\($0.name) \($0.played ?? "-")" }
    }
    #expect(lists == [["Ann 4′", "Cem 2′"], ["Ann 2′", "Ben 6′"]])
  }

  @Test(arguments: [
    ("18:50", Int64(10)), ("18:50:00", 10), ("18:40", 0), ("19:05", 25),
    // Before the start, in the future, and no times.
    ("18:39", 20), ("19:30", 20), ("", 20), ("25:00", 20), ("19:60", 20), ("ab:cd", 20),
  ])
  func `the end is corrected to a time of day after the start and before now`(
    typed: String, minutes: Int64
  ) throws {
    var device = try ended()
    device.pass(minutes: 8)
    device.tap(.pastGather(.correctTapped))
    #expect(try device.pastGather.endField == "19:00")
    device.tap(.pastGather(.endChosen, typed))
    #expect(device.squad.gathers[0].endedAt == .kickOff(plusMinutes: minutes))
    device.undo()
    #expect(device.squad.gathers[0].endedAt == .kickOff(plusMinutes: 20))
  }

  @Test func `a match that was started by mistake is discarded in two taps, and comes back`()
    throws
  {
    for (language, label, said) in [
      (Language.english, "Discard this gather", "Gather discarded"),
      (.korean, "이 경기 버리기", "경기를 버렸습니다"),
    ] {
      var device = TestApp.with("Ann", "Ben", language: language)
      try device.startGather()
      let before = device.squad
      #expect(device.tap(.gather(.discardTapped)) == [])
      device.tap(.gather(.endTapped))
      #expect(try device.gather.endQuestion?.alternativeLabel == label)
      device.tap(.gather(.discardTapped))
      #expect(device.app.destination == .players && device.squad.gathers.isEmpty)
      #expect(device.toast == said)
      device.undo()
      #expect(device.squad == before)
    }
  }

  @Test func `a second match asks first, with score and clock of the first`() throws {
    for (language, title, other) in [
      (Language.english, "A gather is in progress", "Start another"),
      (.korean, "진행 중인 경기가 있습니다", "새 경기 시작"),
    ] {
      var device = TestApp.with("Ann", "Ben", language: language)
      let id = try device.startGather()
      device.open(.players)
      device.tap(.players(.newGatherTapped))
      let question = try #require(try device.players.runningQuestion)
      #expect(question.title == title && question.alternativeLabel == other)
      #expect(question.text.contains("0-0") && question.text.contains("10:00"))
      device.tap(.players(.questionCancelled))
      #expect(try device.players.runningQuestion == nil)

      device.tap(.players(.newGatherTapped))
      device.tap(.players(.resumeTapped))
      #expect(device.app.destination == .gather(id))
    }
  }

  @Test func `all matches that are played can be resumed, the latest first`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan")
    let first = try device.startGather()
    device.pass(minutes: 1)
    let second = try device.startGather("Cem", "Dan")
    device.open(.players)
    #expect(try device.players.running.map { $0.id } == [second, first])
    device.tap(.players(.gatherTapped(first)))
    #expect(device.app.destination == .gather(first))
  }
}
