import Domain
import TestSupport
import Testing

private let halves = ClockFormat(acceptedPeriods: 2, length: .twoMinutes)

@Suite("A match clock with periods")
struct PeriodTests {
  @Test func `a period is ended into an interval, and the clock starts the next one`() throws {
    let interval = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)))
    #expect(interval.reading(at: .latest) == .interval)
    #expect(interval.hasNextPeriod)
    #expect(interval.remainingMilliseconds(at: .latest) == 120_000)

    let second = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)))
    #expect(second.zero == .kickOff(plusMinutes: 7))
    #expect(!second.hasNextPeriod)
  }

  @Test func `a period that another device ended is not ended again`() throws {
    let clock = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .endPeriod(1, .kickOff(plusMinutes: 6)))
    #expect(clock.zero == .kickOff(plusMinutes: 7))
  }

  @Test func `a period that was ended by mistake goes on as if it had run all the time`() throws {
    let clock = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 1)),
      .resumePeriod(1))
    #expect(clock.zero == .kickOff(plusMinutes: 2))
    #expect(clock.hasNextPeriod)
  }

  @Test func `the end of a period is not undone twice, nor after the next has begun`() throws {
    let second = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .resumePeriod(1), .resumePeriod(2), .resumePeriod(3))
    #expect(second.zero == .kickOff(plusMinutes: 7))
    #expect(second.periods.count == 2)
    let both = try MatchClock.after(
      .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .endPeriod(2, .kickOff(plusMinutes: 7)), .resumePeriod(1))
    #expect(both.periods.map(\.isOver) == [true, true])
    #expect(try MatchClock.after(.resumePeriod(0), .resumePeriod(1)) == MatchClock())
  }

  @Test func `added time counts up after zero until the period is ended`() throws {
    let clock = try MatchClock.after(.set(.twoMinutes), .start(.kickOff))
    #expect(clock.addedMilliseconds(at: .kickOff(plusMinutes: 2)) == 0)
    #expect(clock.addedMilliseconds(at: .kickOff(plusMinutes: 3, seconds: 1)) == 61_000)
  }

  @Test func `a minute more keeps a running clock running, and brings it back from full time`()
    throws
  {
    let clock = try MatchClock.after(.set(.twoMinutes), .start(.kickOff), .move(60))
    #expect(clock.zero == .kickOff(plusMinutes: 3))
    #expect(clock.reading(at: .kickOff(plusMinutes: 2)) == .running)
    #expect(clock.format.length == .twoMinutes)
  }

  @Test(arguments: [(-100_000, Int64(1)), (100_000, Int64(5_999))])
  func `a period is never moved beyond what a clock can be set to`(
    seconds: Int, left: Int64
  ) throws {
    let clock = try MatchClock.after(.start(.kickOff), .move(seconds))
    #expect(clock.remainingMilliseconds(at: .kickOff) == left * 1_000)
  }

  @Test func `another format lets the current period go on`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .format(halves))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
    #expect(clock.hasNextPeriod)
  }

  @Test func `a gather that was ended too early goes on where it was`() throws {
    let clock = try MatchClock.after(
      .start(.kickOff), .end(.kickOff(plusMinutes: 3)), .reopen,
      .start(.kickOff(plusMinutes: 5)))
    #expect(clock.zero == .kickOff(plusMinutes: 12))
  }

  private static let minutes: [(Int64, MatchMinute?)] = [
    (0, nil), (10, MatchMinute(period: 1, minute: 1)), (11, MatchMinute(period: 1, minute: 2)),
    (12, MatchMinute(period: 1, minute: 2, added: 1)),
    (14, MatchMinute(period: 1, minute: 2, added: 2)), (20, MatchMinute(period: 2, minute: 1)),
    // The clock was paused from minute 21 to 30.
    (25, MatchMinute(period: 2, minute: 2)), (30, MatchMinute(period: 2, minute: 2)),
  ]

  @Test(arguments: minutes)
  func `a minute is played time of its period`(at minute: Int64, expected: MatchMinute?) throws {
    let clock = try MatchClock.after(
      .format(halves), .start(.kickOff(plusMinutes: 10)),
      .endPeriod(1, .kickOff(plusMinutes: 13, seconds: 30)), .start(.kickOff(plusMinutes: 20)),
      .pause(.kickOff(plusMinutes: 21)), .start(.kickOff(plusMinutes: 30)))
    #expect(clock.minute(at: .kickOff(plusMinutes: minute)) == expected)
  }
}
