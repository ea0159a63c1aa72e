import Domain
import Presentation
import Testing
import Texts

@Suite("Gather: setting the time")
struct SetTimeTests {
  private func setting(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.startGather()
    device.tap(.gather(.setTimeTapped))
    return device
  }

  @Test func `minutes and seconds start with the time that is set`() throws {
    let device = try setting()
    let sheet = try #require(try device.gather.timeSheet)
    #expect(sheet.minutes == "10" && sheet.seconds == "00" && sheet.errorText == nil)
    #expect(sheet.presets == [5, 10, 15, 20, 25, 30, 35, 40, 45, 60])
  }

  @Test(arguments: [
    ("0", "1", "00:01"), ("99", "59", "99:59"), ("7", "5", "07:05"), ("", "30", "00:30"),
    ("5", "", "05:00"), ("007".suffix(2).description, "00", "07:00"),
  ])
  func `a time from 00:01 to 99:59 can be set`(
    minutes: String, seconds: String, shown: String
  ) throws {
    var device = try setting()
    device.type(minutes: minutes, seconds: seconds)
    #expect(try device.gather.timeSheet?.errorText == nil)
    device.tap(.gather(.timeSet))
    #expect(try device.gather.timeSheet == nil)
    #expect(try device.gather.clockText == shown)

    device.tap(.gather(.clockTapped))
    device.cancelClock()
    #expect(try device.gather.clockText == shown)
  }

  @Test(arguments: [
    ("0", "0"), ("", ""), ("0", "60"), ("100", "0"), ("-1", "0"), ("5", "-1"), ("1e1", "0"),
    ("5.5", "0"), ("five", "0"), ("٣", "0"), ("５", "0"), ("5", "<b>"), (" 5", "0"), ("+5", "0"),
    ("99999999999999999999", "0"),
  ])
  func `an invalid time is explained, and changes nothing`(minutes: String, seconds: String) throws
  {
    for (language, why) in [
      (Language.english, "Enter 0 to 99 minutes and 0 to 59 seconds, but not 0:00."),
      (.korean, "0~99분, 0~59초로 입력하세요. 0:00은 안 됩니다."),
    ] {
      var device = try setting(language: language)
      device.type(minutes: minutes, seconds: seconds)
      #expect(device.tap(.gather(.timeSet)) == [])
      let sheet = try #require(try device.gather.timeSheet)
      #expect(sheet.errorText == why)
      #expect(sheet.minutes == minutes && sheet.seconds == seconds)
      #expect(try device.gather.clockText == "10:00")
    }
  }

  @Test func `a common time takes one tap`() throws {
    var device = try setting()
    device.tap(.gather(.presetTapped(45)))
    device.tap(.gather(.timeSet))
    #expect(try device.gather.clockText == "45:00")
    #expect(device.tap(.gather(.timeSet)) == [])
  }

  @Test func `closing the sheet sets nothing, and late typing does not open it again`() throws {
    var device = try setting()
    device.type(minutes: "5", seconds: "0")
    device.tap(.gather(.sheetDismissed))
    device.type(minutes: "6", seconds: "0")
    device.tap(.gather(.presetTapped(7)))
    #expect(device.tap(.gather(.timeSet)) == [])
    #expect(try device.gather.timeSheet == nil)
    #expect(try device.gather.clockText == "10:00")
  }

  @Test func `while the clock runs, what is left is shown and set, and it runs on`() throws {
    var device = try setting()
    device.tap(.gather(.sheetDismissed))
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 2, seconds: 18)
    device.tap(.gather(.setTimeTapped))
    let sheet = try #require(try device.gather.timeSheet)
    #expect(sheet.kind == .timeLeft && sheet.minutes == "7" && sheet.seconds == "42")

    device.wait(seconds: 4)
    device.type(minutes: "5", seconds: "42")
    device.tap(.gather(.timeSet))
    #expect(try device.gather.clockText == "05:38")
    #expect(try device.gather.isClockRunning)
    device.undo()
    #expect(try device.gather.clockText == "07:38")
  }

  @Test func `Done without another time changes nothing, however long the form was open`() throws {
    var device = try setting()
    device.tap(.gather(.sheetDismissed))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.setTimeTapped))
    device.wait(seconds: 30)
    #expect(device.tap(.gather(.timeSet)) == [])
    #expect(try device.gather.clockText == "09:30")
  }

  @Test func `two minutes more take three taps, and each can be undone`() throws {
    for (language, more, said) in [
      (Language.english, "+1 min", "1 minute added"), (.korean, "+1분", "1분 늘렸습니다"),
    ] {
      var device = try setting(language: language)
      device.tap(.gather(.sheetDismissed))
      device.tap(.gather(.clockTapped))
      device.tap(.gather(.setTimeTapped))
      device.tap(.gather(.minuteAdded))
      #expect(device.toast == said)
      let again = try #require(device.app.shell.toast?.choices?.list.first)
      #expect(again.label == more)
      device.tap(again.event)
      #expect(try device.gather.clockText == "12:00" && device.gather.timeSheet == nil)
      device.undo()
      #expect(try device.gather.clockText == "11:00")
      device.tap(.gather(.minuteTaken))
      #expect(try device.gather.clockText == "10:00")
    }
  }

  @Test func `a minute more ends added time`() throws {
    var device = try setting()
    device.tap(.gather(.sheetDismissed))
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 10, seconds: 20)
    #expect(try device.gather.clockText == "+00:20")
    device.tap(.gather(.setTimeTapped))
    #expect(try device.gather.timeSheet?.minutes == "0")
    device.tap(.gather(.minuteAdded))
    #expect(try device.gather.clockText == "00:40")
    #expect(try !device.gather.isFullTime)
  }

  @Test func `a time that was set survives a restart`() throws {
    var device = try setting()
    device.type(minutes: "5", seconds: "30")
    device.tap(.gather(.timeSet))
    let restarted = TestApp(restarting: device, path: device.app.destination.path)
    #expect(try restarted.gather.clockText == "05:30")
  }
}
