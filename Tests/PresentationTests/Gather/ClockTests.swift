import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: the clock")
struct ClockTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.startGather()
    return device
  }

  /// The clock on the screen: time, state, and the label of its button.
  private func shown(_ device: TestApp) throws -> [String] {
    [
      try device.gather.clockText, try device.gather.clockState,
      try device.gather.clockLabel ?? "-",
    ]
  }

  @Test func `the clock starts, pauses, resumes and is cancelled`() throws {
    var device = try playing()
    #expect(try shown(device) == ["10:00", "Ready", "Start"])
    #expect(try !device.gather.canCancelClock)

    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3, seconds: 20)
    #expect(try shown(device) == ["06:40", "Running · until 18:50", "Pause"])
    #expect(try device.gather.canCancelClock && device.gather.isClockRunning)

    device.tap(.gather(.clockTapped))
    device.wait(minutes: 60)
    #expect(try shown(device) == ["06:40", "Paused", "Resume"])

    device.tap(.gather(.clockTapped))
    device.wait(minutes: 1)
    #expect(try shown(device) == ["05:40", "Running · until 19:50", "Pause"])

    device.cancelClock()
    #expect(try shown(device) == ["10:00", "Ready", "Start"])
  }

  @Test func `cancelling asks first while time is left`() throws {
    for (language, text, label) in [
      (Language.english, "This resets the clock to 10:00. The score stays.", "Reset clock"),
      (.korean, "시계를 10:00으로 초기화합니다. 점수는 그대로입니다.", "시계 초기화"),
    ] {
      var device = try playing(language: language)
      device.tap(.gather(.clockTapped))
      device.wait(minutes: 3)
      #expect(device.tap(.gather(.clockCancelTapped)) == [])
      let question = try #require(try device.gather.clockQuestion)
      #expect(question.text == text && question.confirmLabel == label)
      #expect(question.isDestructive)

      device.tap(.gather(.sheetDismissed))
      #expect(try device.gather.clockQuestion == nil)
      #expect(device.tap(.gather(.clockCancelConfirmed)) == [])
      #expect(try device.gather.clockText == "07:00" && device.gather.isClockRunning)
    }
  }

  @Test func `cancelling at full time asks nothing`() throws {
    var device = try playing()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 10)
    device.wait(seconds: 1)
    device.tap(.gather(.clockCancelTapped))
    #expect(try device.gather.clockQuestion == nil)
    #expect(try shown(device) == ["10:00", "Ready", "Start"])
  }

  @Test func `the texts are Korean, too`() throws {
    var device = try playing(language: .korean)
    #expect(try shown(device) == ["10:00", "준비", "시작"])
    device.tap(.gather(.clockTapped))
    #expect(try shown(device) == ["10:00", "진행 중 · 18:50까지", "일시정지"])
    device.tap(.gather(.clockTapped))
    #expect(try shown(device) == ["10:00", "일시정지됨", "계속"])
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 10)
    #expect(try shown(device) == ["00:00", "경기 시간 종료", "-"])
  }

  @Test func `the clock is right after a lock, a reload or a kill`() throws {
    var device = try playing()
    device.tap(.gather(.clockTapped))
    device.pass(minutes: 4, seconds: 30)
    device.send(.device(.shown))
    #expect(try device.gather.clockText == "05:30")

    device.pass(minutes: 2)
    let restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.gather.clockText == "03:30")
  }

  @Test func `at zero the clock shows full time, and Set time starts it again`() throws {
    var device = try playing()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 9, seconds: 59)
    #expect(try device.gather.clockText == "00:01" && !device.gather.isFullTime)
    device.wait(seconds: 1)
    #expect(try shown(device) == ["00:00", "Full time", "-"])
    #expect(try device.gather.isFullTime)
    device.wait(minutes: 5, seconds: 7)
    #expect(try shown(device) == ["+05:07", "Full time", "-"])

    device.startAgain(minutes: 7)
    #expect(try shown(device) == ["07:00", "Running · until 19:02", "Pause"])
    device.undo()
    #expect(try shown(device) == ["+05:07", "Full time", "-"])
  }

  @Test func `the app wakes exactly when the clock's text changes`() throws {
    var device = try playing()
    device.wait(seconds: 8)
    #expect(device.app.wakesAt == nil)
    device.tap(.gather(.clockTapped))
    let start = device.now
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 1_000))

    device.now = start.advanced(byMilliseconds: 2_345)
    device.send(.device(.woke))
    #expect(try device.gather.clockText == "09:58")
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 3_000))

    device.now = start.advanced(byMilliseconds: 599_001)
    device.send(.device(.woke))
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 600_000))
    device.now = start.advanced(byMilliseconds: 600_000)
    device.send(.device(.woke))
    #expect(try device.gather.clockText == "00:00")
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 601_000))
    device.now = start.advanced(byMilliseconds: 661_900)
    device.send(.device(.woke))
    #expect(try device.gather.clockText == "+01:01")
    #expect(device.app.wakesAt == start.advanced(byMilliseconds: 662_000))
  }

  @Test func `on another screen the app wakes only at full time`() throws {
    var device = try playing()
    device.tap(.gather(.clockTapped))
    device.open(.settings)
    device.wait(seconds: 30)
    #expect(device.app.wakesAt == .kickOff(plusMinutes: 10))
  }

  @Test func `the screen stays on while the open gather's clock runs, and in added time`() throws {
    var device = try playing()
    #expect(!device.app.keepsAwake)
    device.tap(.gather(.clockTapped))
    #expect(device.app.keepsAwake)
    device.open(.players)
    #expect(!device.app.keepsAwake)
    device.tap(.players(.resumeTapped))
    #expect(device.app.keepsAwake)
    device.wait(minutes: 24, seconds: 59)
    #expect(device.app.keepsAwake)
    device.wait(seconds: 1)
    #expect(!device.app.keepsAwake)
  }

  @Test func `the page's title is the score and the remaining time`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamB)))
    device.tap(.gather(.clockTapped))
    device.wait(seconds: 1)
    #expect(device.app.pageTitle == "0-1 · 09:59 · Football Gather")
  }

  @Test func `cancelling a stopped clock is not recorded`() throws {
    var device = try playing()
    #expect(device.tap(.gather(.clockCancelTapped)) == [])
    device.tap(.gather(.clockTapped))
    device.cancelClock()
    #expect(device.tap(.gather(.clockCancelTapped)) == [])
    #expect(try device.gather.clockQuestion == nil)
    #expect(device.tap(.gather(.clockCancelConfirmed)) == [])
  }
}
