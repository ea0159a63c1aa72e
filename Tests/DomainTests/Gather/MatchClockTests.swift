import Domain
import TestSupport
import Testing

struct MatchClockTests {
  @Test func `a running clock shows the time up to a stored instant`() throws {
    let clock = try MatchClock.after(.start(.kickOff))

    #expect(clock.zero == .kickOff(plusMinutes: 10))
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 9, seconds: 59)) == 1_000)
    #expect(clock.reading(at: .kickOff(plusMinutes: 9, seconds: 59)) == .running)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 10)) == 0)
    #expect(clock.reading(at: .kickOff(plusMinutes: 10)) == .fullTime)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 600)) == 0)
  }

  @Test func `a paused clock keeps the time left`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .pause(.kickOff(plusMinutes: 4)))

    #expect(clock.zero == nil)
    #expect(clock.reading(at: .kickOff(plusMinutes: 60)) == .paused)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 60)) == 360_000)
  }

  @Test func `a resumed clock goes on from the time left`() throws {
    let clock = try MatchClock.after(
      .start(.kickOff), .pause(.kickOff(plusMinutes: 4)), .start(.kickOff(plusMinutes: 20)))
    #expect(clock.zero == .kickOff(plusMinutes: 26))
  }

  @Test func `starting a running clock changes nothing`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .start(.kickOff(plusMinutes: 5)))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
  }

  @Test func `a clock at full time starts again from its setting`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .start(.kickOff(plusMinutes: 10)))
    #expect(clock.zero == .kickOff(plusMinutes: 20))
    #expect(clock.periods.count == 2)
  }

  @Test func `only a running clock can be paused`() throws {
    let stopped = try MatchClock.after(.pause(.kickOff))
    let paused = try MatchClock.after(
      .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), .pause(.kickOff(plusMinutes: 2)))
    let full = try MatchClock.after(.start(.kickOff), .pause(.kickOff(plusMinutes: 10)))

    #expect(stopped == MatchClock())
    #expect(paused.remainingMilliseconds(at: .latest) == 540_000)
    #expect(full.reading(at: .latest) == .fullTime)
  }

  @Test func `cancelling returns to the time that was last set`() throws {
    let set = MatchClock(format: ClockFormat(acceptedPeriods: 1, length: .twoMinutes))
    let cancel = ClockTap.cancel(.kickOff(plusMinutes: 1))

    #expect(try MatchClock.after(.set(.twoMinutes), cancel) == set)
    #expect(try MatchClock.after(.set(.twoMinutes), .start(.kickOff), cancel) == set)
    #expect(
      try MatchClock.after(
        .set(.twoMinutes), .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), cancel) == set
    )
    #expect(set.remainingMilliseconds(at: .latest) == 120_000)
  }

  @Test func `cancelling at full time ends the period, which was played`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .cancel(.kickOff(plusMinutes: 12)))
    #expect(clock.reading(at: .latest) == .interval)
    #expect(clock.periods.map(\.runs) == [[.init(from: .kickOff, to: .kickOff(plusMinutes: 10))]])
  }

  @Test func `setting another time stops the clock`() throws {
    #expect(
      try MatchClock.after(.start(.kickOff), .set(.twoMinutes))
        == MatchClock(format: ClockFormat(acceptedPeriods: 1, length: .twoMinutes)))
  }

  @Test func `the end of the gather stops the clock for good`() throws {
    let clock = try MatchClock.after(
      .start(.kickOff), .end(.kickOff(plusMinutes: 3)), .start(.kickOff(plusMinutes: 4)),
      .cancel(.kickOff(plusMinutes: 4)), .set(.twoMinutes))
    #expect(clock.reading(at: .latest) == .paused)
    #expect(clock.remainingMilliseconds(at: .latest) == 420_000)
  }
}
