import Domain
import Presentation
import TestSupport
import Testing

@Suite("Gather: the clock")
struct ClockTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben", language: language)
    try phone.startGather()
    return phone
  }

  /// The clock on the screen: time, state, and the label of its button.
  private func shown(_ phone: TestApp) throws -> [String] {
    [try phone.gather.clockText, try phone.gather.clockState, try phone.gather.clockLabel]
  }

  @Test func `the clock starts, pauses, resumes and is cancelled`() throws {
    var phone = try playing()
    #expect(try shown(phone) == ["10:00", "Ready", "Start"])
    #expect(try !phone.gather.canCancelClock)

    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 3, seconds: 20)
    #expect(try shown(phone) == ["06:40", "Running", "Pause"])
    #expect(try phone.gather.canCancelClock && phone.gather.isClockRunning)

    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 60)
    #expect(try shown(phone) == ["06:40", "Paused", "Resume"])

    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 1)
    #expect(try shown(phone) == ["05:40", "Running", "Pause"])

    phone.cancelClock()
    #expect(try shown(phone) == ["10:00", "Ready", "Start"])
  }

  @Test func `cancelling asks first while time is left`() throws {
    for (language, text, label) in [
      (Language.english, "The clock returns to 10:00. The score stays.", "Reset clock"),
      (.korean, "시계를 10:00(으)로 초기화합니다. 점수는 그대로입니다.", "시계 초기화"),
    ] {
      var phone = try playing(language: language)
      phone.tap(.gather(.clockTapped))
      phone.wait(minutes: 3)
      #expect(phone.tap(.gather(.clockCancelTapped)) == [])
      let question = try #require(try phone.gather.clockQuestion)
      #expect(question.text == text && question.confirmLabel == label)
      #expect(question.isDestructive)

      phone.tap(.gather(.sheetDismissed))
      #expect(try phone.gather.clockQuestion == nil)
      #expect(phone.tap(.gather(.clockCancelConfirmed)) == [])
      #expect(try phone.gather.clockText == "07:00" && phone.gather.isClockRunning)
    }
  }

  @Test func `cancelling at full time asks nothing`() throws {
    var phone = try playing()
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 10)
    phone.tap(.gather(.clockCancelTapped))
    #expect(try phone.gather.clockQuestion == nil)
    #expect(try shown(phone) == ["10:00", "Ready", "Start"])
  }

  @Test func `the texts are Korean, too`() throws {
    var phone = try playing(language: .korean)
    #expect(try shown(phone) == ["10:00", "준비", "시작"])
    phone.tap(.gather(.clockTapped))
    #expect(try shown(phone) == ["10:00", "진행 중", "일시정지"])
    phone.tap(.gather(.clockTapped))
    #expect(try shown(phone) == ["10:00", "일시정지됨", "계속"])
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 10)
    #expect(try shown(phone) == ["00:00", "경기 시간 종료", "시작"])
  }

  @Test func `the clock is right after a lock, a reload or a kill`() throws {
    var phone = try playing()
    phone.tap(.gather(.clockTapped))
    phone.pass(minutes: 4, seconds: 30)
    phone.send(.device(.shown))
    #expect(try phone.gather.clockText == "05:30")

    phone.pass(minutes: 2)
    let restarted = TestApp(restarting: phone, path: phone.app.destination.path)
    #expect(try restarted.gather.clockText == "03:30")
  }

  @Test func `at zero the clock shows full time, and Start starts it again`() throws {
    var phone = try playing()
    phone.tap(.gather(.clockTapped))
    phone.wait(minutes: 9, seconds: 59)
    #expect(try phone.gather.clockText == "00:01" && !phone.gather.isFullTime)
    phone.wait(seconds: 1)
    #expect(try shown(phone) == ["00:00", "Full time", "Start"])
    #expect(try phone.gather.isFullTime && !phone.gather.isClockRunning)
    phone.wait(minutes: 5)
    #expect(try phone.gather.clockText == "00:00")

    phone.tap(.gather(.clockTapped))
    #expect(try shown(phone) == ["10:00", "Running", "Pause"])
  }

  @Test func `the app wakes exactly when the clock's text changes`() throws {
    var phone = try playing()
    phone.wait(seconds: 8)
    #expect(phone.app.wakesAt == nil)
    phone.tap(.gather(.clockTapped))
    let start = phone.now
    #expect(phone.app.wakesAt == start.advanced(byMilliseconds: 1_000))

    phone.now = start.advanced(byMilliseconds: 2_345)
    phone.send(.device(.woke))
    #expect(try phone.gather.clockText == "09:58")
    #expect(phone.app.wakesAt == start.advanced(byMilliseconds: 3_000))

    phone.now = start.advanced(byMilliseconds: 599_001)
    phone.send(.device(.woke))
    #expect(phone.app.wakesAt == start.advanced(byMilliseconds: 600_000))
    phone.wait(minutes: 1)
    #expect(phone.app.wakesAt == nil)
  }

  @Test func `on another screen the app wakes only at full time`() throws {
    var phone = try playing()
    phone.tap(.gather(.clockTapped))
    phone.open(.settings)
    phone.wait(seconds: 30)
    #expect(phone.app.wakesAt == .kickOff(plusMinutes: 10))
  }

  @Test func `the screen stays on only while the open gather's clock runs`() throws {
    var phone = try playing()
    #expect(!phone.app.keepsAwake)
    phone.tap(.gather(.clockTapped))
    #expect(phone.app.keepsAwake)
    phone.open(.players)
    #expect(!phone.app.keepsAwake)
    phone.tap(.players(.resumeTapped))
    #expect(phone.app.keepsAwake)
    phone.wait(minutes: 10)
    #expect(!phone.app.keepsAwake)
  }

  @Test func `the page's title is the score and the remaining time`() throws {
    var phone = try playing()
    phone.tap(.gather(.plusTapped(.teamB)))
    phone.tap(.gather(.clockTapped))
    phone.wait(seconds: 1)
    #expect(phone.app.pageTitle == "0-1 · 09:59 · Football Gather")
  }

  @Test func `cancelling a stopped clock is not recorded`() throws {
    var phone = try playing()
    #expect(phone.tap(.gather(.clockCancelTapped)) == [])
    phone.tap(.gather(.clockTapped))
    phone.cancelClock()
    #expect(phone.tap(.gather(.clockCancelTapped)) == [])
    #expect(try phone.gather.clockQuestion == nil)
    #expect(phone.tap(.gather(.clockCancelConfirmed)) == [])
  }
}
