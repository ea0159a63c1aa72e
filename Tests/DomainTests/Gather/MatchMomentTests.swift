import Domain
import TestSupport
import Testing

/// Two halves of five minutes: played from 0 to 6 and, with a pause from 22 to 25, from 20.
private let clock = MatchClock(
  periods: [
    Period(
      length: five, runs: [Period.Run(from: .kickOff, to: .kickOff(plusMinutes: 6))], isOver: true),
    Period(
      length: five,
      runs: [
        Period.Run(from: .kickOff(plusMinutes: 20), to: .kickOff(plusMinutes: 22)),
        Period.Run(from: .kickOff(plusMinutes: 25)),
      ]),
  ].compactMap { $0 })

private let five = ClockSetting(minutes: 5, seconds: 0) ?? .default

@Suite("Moments of a match")
struct MatchMomentTests {
  @Test(arguments: [
    (Int64(3), Int64(1), Int64(4)), (3, -1, 2), (0, -1, 0), (21, -2, 5), (5, 2, 21), (21, 2, 26),
    (12, -1, 5), (23, 0, 25), (26, 10, 36),
  ])
  func `pauses and intervals do not count`(minute: Int64, minutes: Int64, moved: Int64) {
    #expect(
      clock.instant(.kickOff(plusMinutes: minute), movedByPlayed: minutes * 60_000)
        == .kickOff(plusMinutes: moved))
  }

  @Test func `no moment is after the last stop`() throws {
    let run = Period.Run(from: .kickOff, to: .kickOff(plusMinutes: 6))
    let clock = MatchClock(
      periods: [try #require(Period(length: five, runs: [run], isOver: true))])
    #expect(
      clock.instant(.kickOff(plusMinutes: 5), movedByPlayed: 120_000) == .kickOff(plusMinutes: 6))
  }

  @Test func `on a clock that was never started all time counts`() {
    #expect(
      MatchClock().instant(.kickOff, movedByPlayed: -60_000) == .kickOff(plusMinutes: -1))
  }
}
