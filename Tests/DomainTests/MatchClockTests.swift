import Domain
import TestSupport
import Testing

/// A user's action on a clock.
private enum Tap {
  case start(Instant)
  case pause(Instant)
  case cancel
  case set(ClockSetting)
  case end(Instant)

  fileprivate var changeAndInstant: (Change, Instant) {
    switch self {
    case .start(let instant): (.clockStarted(.friday), instant)
    case .pause(let instant): (.clockPaused(.friday), instant)
    case .cancel: (.clockCancelled(.friday), .kickOff)
    case .set(let setting): (.clockSet(.friday, setting), .kickOff)
    case .end(let instant): (.gatherEnded(.friday), instant)
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

    #expect(clock.phase == .running(until: .kickOff(plusMinutes: 10)))
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 9, seconds: 59)) == 1_000)
    #expect(clock.reading(at: .kickOff(plusMinutes: 9, seconds: 59)) == .running)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 10)) == 0)
    #expect(clock.reading(at: .kickOff(plusMinutes: 10)) == .fullTime)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 600)) == 0)
  }

  @Test func `a paused clock keeps the time left`() throws {
    let clock = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: 4)))

    #expect(clock.phase == .paused(remainingMilliseconds: 360_000))
    #expect(clock.reading(at: .kickOff(plusMinutes: 60)) == .paused)
    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: 60)) == 360_000)
  }

  @Test func `a resumed clock goes on from the time left`() throws {
    let clock = try clock(
      after: .start(.kickOff), .pause(.kickOff(plusMinutes: 4)), .start(.kickOff(plusMinutes: 20)))
    #expect(clock.phase == .running(until: .kickOff(plusMinutes: 26)))
  }

  @Test func `starting a running clock changes nothing`() throws {
    let clock = try clock(after: .start(.kickOff), .start(.kickOff(plusMinutes: 5)))
    #expect(clock.phase == .running(until: .kickOff(plusMinutes: 10)))
  }

  @Test func `a clock at full time starts again from its setting`() throws {
    let clock = try clock(after: .start(.kickOff), .start(.kickOff(plusMinutes: 10)))
    #expect(clock.phase == .running(until: .kickOff(plusMinutes: 20)))
  }

  @Test func `only a running clock can be paused`() throws {
    let stopped = try clock(after: .pause(.kickOff))
    let paused = try clock(
      after: .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), .pause(.kickOff(plusMinutes: 2)))
    let full = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: 10)))

    #expect(stopped.phase == .stopped)
    #expect(paused.phase == .paused(remainingMilliseconds: 540_000))
    #expect(full.phase == .running(until: .kickOff(plusMinutes: 10)))
  }

  @Test func `cancelling returns to the time that was last set`() throws {
    let set = MatchClock(setting: twoMinutes)

    #expect(try clock(after: .set(twoMinutes), .cancel) == set)
    #expect(try clock(after: .set(twoMinutes), .start(.kickOff), .cancel) == set)
    #expect(
      try clock(
        after: .set(twoMinutes), .start(.kickOff), .pause(.kickOff(plusMinutes: 1)), .cancel) == set
    )
    #expect(set.remainingMilliseconds(at: .latest) == 120_000)
  }

  @Test func `setting another time stops the clock`() throws {
    #expect(
      try clock(after: .start(.kickOff), .set(twoMinutes)) == MatchClock(setting: twoMinutes))
  }

  @Test func `the end of the gather stops the clock for good`() throws {
    let clock = try clock(
      after: .start(.kickOff), .end(.kickOff(plusMinutes: 3)), .start(.kickOff(plusMinutes: 4)),
      .cancel, .set(twoMinutes))
    #expect(clock == MatchClock(phase: .paused(remainingMilliseconds: 420_000)))
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
    #expect(clock.phase == .running(until: .kickOff(plusMinutes: 10)))
  }

  @Test func `a pause by a device hours behind leaves no more than was set`() throws {
    let clock = try clock(after: .start(.kickOff), .pause(.kickOff(plusMinutes: -180)))
    #expect(clock.phase == .paused(remainingMilliseconds: 600_000))
  }

  @Test(arguments: [Int64.min, -1, 600_001, .max])
  func `a stored remaining time out of range is shown within the setting`(rest: Int64) {
    let clock = MatchClock(phase: .paused(remainingMilliseconds: rest))
    #expect((0...600_000).contains(clock.remainingMilliseconds(at: .kickOff)))
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
