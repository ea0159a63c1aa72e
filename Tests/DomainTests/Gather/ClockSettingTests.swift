import Domain
import Testing

struct ClockSettingTests {
  @Test func `every time from one second to 99:59 can be set`() throws {
    for total in 1...5_999 {
      let setting = try #require(ClockSetting(totalSeconds: total))
      #expect(setting == ClockSetting(minutes: total / 60, seconds: total % 60))
      #expect(setting.totalSeconds == total)
      #expect(setting.milliseconds == Int64(total) * 1_000)
    }
  }

  @Test(arguments: [Int.min, -6_000, -60, -1, 0, 6_000, Int.max])
  func `no other number of seconds can be set`(total: Int) {
    #expect(ClockSetting(totalSeconds: total) == nil)
  }

  @Test(arguments: [
    (0, 0), (0, 60), (100, 0), (-1, 30), (1, -1), (99, 60), (-1, 61), (.max, .max), (.min, .min),
  ])
  func `minutes and seconds out of range cannot be set`(minutes: Int, seconds: Int) {
    #expect(ClockSetting(minutes: minutes, seconds: seconds) == nil)
  }

  @Test func `every clock starts at ten minutes`() {
    #expect(ClockSetting.default == ClockSetting(minutes: 10, seconds: 0))
    #expect(MatchClock() == MatchClock(format: .default, periods: []))
  }
}
