import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Past gathers: the list")
struct PastGathersTests {
  /// A device with three gathers, a day apart: 1-0, a draw, and one that goes on.
  private func device(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    for day in 0..<3 {
      try device.startGather()
      if day == 0 { device.tap(.gather(.plusTapped(.teamA))) }
      device.wait(minutes: 10)
      if day < 2 { device.endGather() }
      device.pass(minutes: 24 * 60 - 10)
    }
    device.open(.players)
    device.open(.pastGathers)
    return device
  }

  @Test func `gathers are listed newest first, with date, score, winner and teams`() throws {
    let rows = try device().pastGathers.list.rows
    #expect(try device().pastGathers.title == "Past gathers")
    #expect(
      rows.map { [$0.date, $0.score, $0.result] + [$0.teams[0].players, $0.teams[1].players] } == [
        ["Yesterday 18:40", "0-0", "In progress", "Ann", "Ben"],
        ["Sat 21 Nov, 18:40", "0-0", "Draw", "Ann", "Ben"],
        ["Fri 20 Nov, 18:40", "1-0", "Team A won", "Ann", "Ben"],
      ])
    #expect(rows.map { $0.winner } == [nil, nil, .teamA])
  }

  @Test func `the same in Korean`() throws {
    #expect(
      try device(language: .korean).pastGathers.list.rows.map { "\($0.date): \($0.result)" } == [
        "어제 18:40: 진행 중", "11월 21일 (토) 18:40: 무승부", "11월 20일 (금) 18:40: A팀 승",
      ])
  }

  @Test func `dates are in the device's time zone, seen from its day`() throws {
    let state = StoredState(replica: Replica(confirmed: try .friday))
    for (minutes, later, date) in [
      // In Seoul it is past midnight, and the day after begins 20 hours and 20 minutes later.
      (9 * 60, Int64(0), "Today 03:40"), (9 * 60, 1_219, "Today 03:40"),
      (9 * 60, 1_220, "Yesterday 03:40"), (9 * 60, 2_660, "Sat 21 Nov, 03:40"),
      (-19 * 60, 19, "Today 23:40"), (-19 * 60, 20, "Yesterday 23:40"),
      (-19 * 60, 1_460, "Thu 19 Nov, 23:40"), (5 * 60 + 45, 0, "Today 00:25"),
    ] {
      var device = TestApp(
        keeping: state, minutesAheadOfUTC: minutes, now: .kickOff(plusMinutes: later))
      device.open(.pastGathers)
      #expect(try device.pastGathers.list.rows.map { $0.date } == [date])
    }
  }

  @Test func `at midnight today becomes yesterday, when the page is seen again`() throws {
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: try .friday)))
    device.open(.pastGathers)
    #expect(try device.pastGathers.list.rows.map { $0.date } == ["Today 18:40"])
    device.pass(minutes: 320)
    device.send(.device(.shown))
    #expect(try device.pastGathers.list.rows.map { $0.date } == ["Yesterday 18:40"])
  }

  @Test(arguments: [(0, 320), (540, 1_220), (-1_140, 20), (345, 1_415)] as [(Int, Int64)])
  func `at midnight the list and a result that are open say Yesterday`(
    minutesAheadOfUTC: Int, minutesToMidnight: Int64
  ) throws {
    var device = TestApp(
      keeping: StoredState(replica: Replica(confirmed: try .friday)),
      minutesAheadOfUTC: minutesAheadOfUTC)
    #expect(device.app.wakesAt == nil)
    device.pass(seconds: 7)
    device.open(.pastGathers)
    #expect(device.app.wakesAt == .kickOff(plusMinutes: minutesToMidnight))
    device.open(.pastGather(.friday))
    #expect(device.app.wakesAt == .kickOff(plusMinutes: minutesToMidnight))
    #expect(try device.pastGather.title.hasPrefix("Today"))

    device.now = .kickOff(plusMinutes: minutesToMidnight)
    device.send(.device(.woke))
    #expect(try device.pastGather.title.hasPrefix("Yesterday"))
    #expect(device.app.wakesAt == .kickOff(plusMinutes: minutesToMidnight + 1_440))
  }

  @Test func `a new device has no gathers`() throws {
    var device = TestApp.with()
    device.open(.pastGathers)
    #expect(try device.pastGathers.list.rows == [])
  }

  @Test func `a row opens the past gather, or the gather screen while it goes on`() throws {
    var device = try device()
    let ids = try device.pastGathers.list.rows.map { $0.id }
    device.tap(.pastGathers(.rowTapped(ids[1])))
    #expect(device.app.destination == .pastGather(ids[1]))
    device.goBack()
    device.tap(.pastGathers(.rowTapped(ids[0])))
    #expect(device.app.destination == .gather(ids[0]))
    device.open(.pastGathers)
    #expect(device.tap(.pastGathers(.rowTapped(.fixed(99)))) == [])
  }

  @Test func `there are three tabs, Players, Past gathers and Season`() throws {
    var device = try device()
    let tabs = try #require(device.app.shell.tabs)
    #expect(tabs.map { $0.label } == ["Players", "Past gathers", "Season"])
    #expect(tabs.map { $0.isOpen } == [false, true, false])
    device.open(tabs[0].destination)
    #expect(device.app.shell.tabs?.map { $0.isOpen } == [true, false, false])
    #expect(device.open(.players) == [])
  }

  @Test func `on other screens a wide window keeps the tabs, and none is the open one`() throws {
    var device = try device()
    #expect(device.app.shell.hasTabBar)
    for destination in [Destination.addPlayer, .settings, .login, .gather(.friday)] {
      device.open(destination)
      #expect(device.app.shell.tabs?.map { $0.isOpen } == [false, false, false])
      #expect(!device.app.shell.hasTabBar)
    }
    device.open(.players)
    #expect(device.app.shell.hasTabBar)
    device.tap(.players(.newGatherTapped))
    device.tap(.players(.anotherConfirmed))
    #expect(device.app.shell.tabs != nil && !device.app.shell.hasTabBar)
  }
}
