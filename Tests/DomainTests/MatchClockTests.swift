import Domain
import TestSupport
import Testing

/// A user's action on a clock.
private enum Tap {
  case start(Instant)
  case pause(Instant)
  case cancel(Instant)
  case set(ClockSetting)
  case format(ClockFormat)
  case move(Int)
  case endPeriod(Int, Instant)
  case resumePeriod(Int)
  case end(Instant)
  case reopen

  fileprivate var changeAndInstant: (Change, Instant) {
    switch self {
    case .start(let instant): (.clockStarted(.friday), instant)
    case .pause(let instant): (.clockPaused(.friday), instant)
    case .cancel(let instant): (.clockCancelled(.friday), instant)
    case .set(let setting): (.clockSet(.friday, setting), .kickOff)
    case .format(let format): (.clockFormatSet(.friday, format), .kickOff)
    case .move(let seconds): (.clockMoved(.friday, seconds: seconds), .kickOff)
    case .endPeriod(let period, let instant): (.periodEnded(.friday, period), instant)
    case .resumePeriod(let period): (.periodResumed(.friday, period), .kickOff)
    case .end(let instant): (.gatherEnded(.friday), instant)
    case .reopen: (.gatherReopened(.friday), .kickOff)
    }
  }
}

/// The clock of Friday's gather after these taps.
private func clock(after taps: Tap...) throws -> MatchClock {
  var squad = try Squad.friday
  for tap in taps {
    let (change, instant) = tap.changeAndInstant
    try squad.apply(change, at: instant)
  }
  return try #require(squad.gather(.friday)).clock
}

private let twoMinutes = ClockSetting(minutes: 2, seconds: 0) ?? .default

struct MatchClockTests {
  @Test func `a running clock shows the time up to a stored instant`() throws {
    let clock = try clock(after: .start(.kickOff))

    #expect(clock.zero == .kickOff(plusMinutes: 10))
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 9, seconds: 59)) == 1_000)
    #expect(clock.reading(at: .kickOff(plusMinutes: 9, seconds: 59)) == .running)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 10)) == 0)
    #expect(clock.reading(at: .kickOff(plusMinutes: 10)) == .fullTime)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 600)) == 0)
  }

  @Test func `a paused clock keeps the time left`() throws {
    let clock = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: 4)))

    #expect(clock.zero == nil)
    #expect(clock.reading(at: .kickOff(plusMinutes: 60)) == .paused)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 60)) == 360_000)
  }

  @Test func `a resumed clock goes on from the time left`() throws {
    let clock = try clock(
      after: .start(.kickOff), .pause(.kickOff(plusMinutes: 4)), .start(.kickOff(plusMinutes: 20)))
    #expect(clock.zero == .kickOff(plusMinutes: 26))
  }

  @Test func `starting a running clock changes nothing`() throws {
    let clock = try clock(after: .start(.kickOff), .start(.kickOff(plusMinutes: 5)))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
  }

  @Test func `a clock at full time starts again from its setting`() throws {
    let clock = try clock(after: .start(.kickOff), .start(.kickOff(plusMinutes: 10)))
    #expect(clock.zero == .kickOff(plusMinutes: 20))
    #expect(clock.periods.count == 2)
  }

  @Test func `only a running clock can be paused`() throws {
    let stopped = try clock(after: .pause(.kickOff))
    let paused = try clock(
      after: .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), .pause(.kickOff(plusMinutes: 2)))
    let full = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: 10)))

    #expect(stopped == MatchClock())
    #expect(paused.remainingMilliseconds(at: .latest) == 540_000)
    #expect(full.reading(at: .latest) == .fullTime)
  }

  @Test func `cancelling returns to the time that was last set`() throws {
    let set = MatchClock(format: ClockFormat(acceptedPeriods: 1, length: twoMinutes))
    let cancel = Tap.cancel(.kickOff(plusMinutes: 1))

    #expect(try clock(after: .set(twoMinutes), cancel) == set)
    #expect(try clock(after: .set(twoMinutes), .start(.kickOff), cancel) == set)
    #expect(
      try clock(
        after: .set(twoMinutes), .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), cancel) == set)
    #expect(set.remainingMilliseconds(at: .latest) == 120_000)
  }

  @Test func `cancelling at full time ends the period, which was played`() throws {
    let clock = try clock(after: .start(.kickOff), .cancel(.kickOff(plusMinutes: 12)))
    #expect(clock.reading(at: .latest) == .interval)
    #expect(clock.periods.map(\.runs) == [[.init(from: .kickOff, to: .kickOff(plusMinutes: 10))]])
  }

  @Test func `setting another time stops the clock`() throws {
    #expect(
      try clock(after: .start(.kickOff), .set(twoMinutes))
        == MatchClock(format: ClockFormat(acceptedPeriods: 1, length: twoMinutes)))
  }

  @Test func `the end of the gather stops the clock for good`() throws {
    let clock = try clock(
      after: .start(.kickOff), .end(.kickOff(plusMinutes: 3)), .start(.kickOff(plusMinutes: 4)),
      .cancel(.kickOff(plusMinutes: 4)), .set(twoMinutes))
    #expect(clock.reading(at: .latest) == .paused)
    #expect(clock.remainingMilliseconds(at: .latest) == 420_000)
  }
}

private let halves = ClockFormat(acceptedPeriods: 2, length: twoMinutes)

@Suite("A match clock with periods")
struct PeriodTests {
  @Test func `a period is ended into an interval, and the clock starts the next one`() throws {
    let interval = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)))
    #expect(interval.reading(at: .latest) == .interval)
    #expect(interval.hasNextPeriod)
    #expect(interval.remainingMilliseconds(at: .latest) == 120_000)

    let second = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)))
    #expect(second.zero == .kickOff(plusMinutes: 7))
    #expect(!second.hasNextPeriod)
  }

  @Test func `a period that another device ended is not ended again`() throws {
    let clock = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .endPeriod(1, .kickOff(plusMinutes: 6)))
    #expect(clock.zero == .kickOff(plusMinutes: 7))
  }

  @Test func `a period that was ended by mistake goes on as if it had run all the time`() throws {
    let clock = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 1)),
      .resumePeriod(1))
    #expect(clock.zero == .kickOff(plusMinutes: 2))
    #expect(clock.hasNextPeriod)
  }

  @Test func `the end of a period is not undone twice, nor after the next has begun`() throws {
    let second = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .resumePeriod(1), .resumePeriod(2), .resumePeriod(3))
    #expect(second.zero == .kickOff(plusMinutes: 7))
    #expect(second.periods.count == 2)
    let both = try clock(
      after: .format(halves), .start(.kickOff), .endPeriod(1, .kickOff(plusMinutes: 3)),
      .start(.kickOff(plusMinutes: 5)), .endPeriod(2, .kickOff(plusMinutes: 7)), .resumePeriod(1))
    #expect(both.periods.map(\.isOver) == [true, true])
    #expect(try clock(after: .resumePeriod(0), .resumePeriod(1)) == MatchClock())
  }

  @Test func `added time counts up after zero until the period is ended`() throws {
    let clock = try clock(after: .set(twoMinutes), .start(.kickOff))
    #expect(clock.addedMilliseconds(at: .kickOff(plusMinutes: 2)) == 0)
    #expect(clock.addedMilliseconds(at: .kickOff(plusMinutes: 3, seconds: 1)) == 61_000)
  }

  @Test func `a minute more keeps a running clock running, and brings it back from full time`()
    throws
  {
    let clock = try clock(after: .set(twoMinutes), .start(.kickOff), .move(60))
    #expect(clock.zero == .kickOff(plusMinutes: 3))
    #expect(clock.reading(at: .kickOff(plusMinutes: 2)) == .running)
    #expect(clock.format.length == twoMinutes)
  }

  @Test(arguments: [(-100_000, Int64(1)), (100_000, Int64(5_999))])
  func `a period is never moved beyond what a clock can be set to`(
    seconds: Int, left: Int64
  ) throws {
    let clock = try clock(after: .start(.kickOff), .move(seconds))
    #expect(clock.remainingMilliseconds(at: .kickOff) == left * 1_000)
  }

  @Test func `another format lets the current period go on`() throws {
    let clock = try clock(after: .start(.kickOff), .format(halves))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
    #expect(clock.hasNextPeriod)
  }

  @Test func `a gather that was ended too early goes on where it was`() throws {
    let clock = try clock(
      after: .start(.kickOff), .end(.kickOff(plusMinutes: 3)), .reopen,
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
    let clock = try clock(
      after: .format(halves), .start(.kickOff(plusMinutes: 10)),
      .endPeriod(1, .kickOff(plusMinutes: 13, seconds: 30)), .start(.kickOff(plusMinutes: 20)),
      .pause(.kickOff(plusMinutes: 21)), .start(.kickOff(plusMinutes: 30)))
    #expect(clock.minute(at: .kickOff(plusMinutes: minute)) == expected)
  }
}

@Suite("A match clock on devices that disagree about the time")
struct SkewedMatchClockTests {
  @Test func `a device whose clock is hours behind shows no more than was set`() throws {
    let clock = try clock(after: .start(.kickOff))

    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: -180)) == 600_000)
    #expect(clock.reading(at: .kickOff(plusMinutes: -180)) == .running)
  }

  @Test func `starting a running clock changes nothing from a device hours behind`() throws {
    let clock = try clock(after: .start(.kickOff), .start(.kickOff(plusMinutes: -180)))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
  }

  @Test func `a device that is an hour behind stops the clock when the gather ends, not before`()
    throws
  {
    let start = Instant.kickOff(plusMinutes: -60)
    let clock = try clock(after: .start(start), .end(.kickOff(plusMinutes: -55)))
    #expect(clock.periods.map(\.runs) == [[Period.Run(from: start, to: .kickOff)]])
  }

  @Test func `a pause by a device hours behind leaves no more than was set`() throws {
    let clock = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: -180)))
    #expect(clock.remainingMilliseconds(at: .latest) == 600_000)
    #expect(clock.periods.first?.runs.first?.to == .kickOff, "no run ends before it begins")
  }

  @Test func `at any time of day on any device, the clock stays within its setting`() throws {
    let instants = [Instant.earliest, .kickOff, .kickOff(plusMinutes: 1), .latest]
    for start in instants {
      for pause in instants {
        for resume in instants {
          let clock = try clock(after: .start(start), .pause(pause), .start(resume), .end(pause))
          for now in instants {
            #expect((0...600_000).contains(clock.remainingMilliseconds(at: now)))
          }
        }
      }
    }
  }
}
