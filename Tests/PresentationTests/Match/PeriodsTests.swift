import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: periods")
struct PeriodsTests {
  /// A gather of two halves of ten minutes, three minutes after kick-off.
  private func halves(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.startGather()
    device.tap(.gather(.setTimeTapped))
    device.tap(.gather(.periodsTapped(2)))
    device.tap(.gather(.timeSet))
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3)
    return device
  }

  private func shown(_ device: TestApp) throws -> [String] {
    let gather = try device.gather
    return [gather.clockText, gather.clockState, gather.clockLabel ?? "-"]
  }

  @Test func `a match is one period, two halves, or more`() throws {
    for (language, labels) in [
      (Language.english, ["One period", "2 halves", "3 periods", "4 quarters"]),
      (.korean, ["전후반 없음", "전후반", "3피리어드", "4쿼터"]),
    ] {
      var device = TestApp.with("Ann", "Ben", language: language)
      try device.startGather()
      device.tap(.gather(.setTimeTapped))
      #expect(try device.gather.timeSheet?.formats.map { $0.label } == labels)
      #expect(try device.gather.timeSheet?.periods == 1)
    }
  }

  @Test func `half-time takes one tap and has a name; the next half starts from the full length`()
    throws
  {
    for (language, first, half, start, second) in [
      (Language.english, "1st half · until 18:50", "Half-time", "Start", "2nd half · until 18:58"),
      (.korean, "전반 · 18:50까지", "하프타임", "시작", "후반 · 18:58까지"),
    ] {
      var device = try halves(language: language)
      #expect(try device.gather.clockState == first)
      #expect(try device.gather.periodEndLabel == half)
      device.tap(.gather(.periodEndTapped))
      #expect(try shown(device) == ["10:00", half, start])
      #expect(try device.gather.periodEndLabel == nil)
      device.wait(minutes: 5)
      device.tap(.gather(.clockTapped))
      #expect(try device.gather.clockState == second)
      device.wait(minutes: 2)
      #expect(try device.gather.clockText == "08:00")
    }
  }

  @Test func `a half-time by mistake is undone as if the clock had run on`() throws {
    var device = try halves()
    device.tap(.gather(.periodEndTapped))
    #expect(device.toast == "Half-time")
    device.wait(seconds: 5)
    device.undo()
    #expect(try shown(device) == ["06:55", "1st half · until 18:50", "Pause"])
  }

  @Test func `a paused half that is ended by mistake is paused again`() throws {
    var device = try halves()
    device.tap(.gather(.clockTapped))
    let before = device.squad
    device.wait(seconds: 5)
    device.tap(.gather(.periodEndTapped))
    device.wait(seconds: 5)
    device.undo()
    #expect(device.squad == before)
  }

  @Test func `in added time half-time stays where it was, and stands out`() throws {
    var device = try halves()
    device.wait(minutes: 8)
    #expect(try shown(device) == ["+01:00", "Time is up", "-"])
    #expect(try device.gather.periodEndLabel == "Half-time")
    #expect(try device.gather.nextStep == .periodEnd)
    device.tap(.gather(.periodEndTapped))
    #expect(try shown(device) == ["10:00", "Half-time", "Start"])
    #expect(try device.gather.nextStep == .clock)
  }

  @Test func `a goal has the minute of its half`() throws {
    var device = try halves()
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 8)
    device.tap(.gather(.plusTapped(.teamA)))
    device.tap(.gather(.periodEndTapped))
    device.wait(minutes: 15)
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 2)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try device.gather.goals.map { $0.minute } == ["1st 4′", "1st 10+2′", "2nd 3′"])
  }

  @Test func `after the last half the match is at full time`() throws {
    var device = try halves()
    device.tap(.gather(.periodEndTapped))
    device.tap(.gather(.clockTapped))
    #expect(try device.gather.periodEndLabel == nil)
    device.wait(minutes: 10)
    #expect(try shown(device) == ["00:00", "Full time", "-"])
  }

  @Test func `two halves can still be chosen while the first is played`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3)
    device.tap(.gather(.setTimeTapped))
    device.tap(.gather(.periodsTapped(2)))
    device.tap(.gather(.timeSet))
    #expect(try shown(device) == ["07:00", "1st half · until 18:50", "Pause"])
  }

  @Test func `the next match has the periods and the length of the last`() throws {
    var device = try halves()
    device.tap(.gather(.periodEndTapped))
    device.tap(.gather(.setTimeTapped))
    device.tap(.gather(.presetTapped(25)))
    device.tap(.gather(.timeSet))
    device.endGather()
    device.pass(minutes: 1)
    try device.startGather()
    #expect(try shown(device) == ["25:00", "Ready", "Start"])
    device.tap(.gather(.setTimeTapped))
    #expect(try device.gather.timeSheet?.periods == 2)
  }

  @Test func `half-time is also said on the list`() throws {
    var device = try halves()
    device.tap(.gather(.periodEndTapped))
    device.open(.players)
    #expect(try device.players.running.map { $0.clock } == ["Half-time"])
  }
}
