import Domain
import TestSupport
import Testing

@Suite("A match clock on devices that disagree about the time")
struct SkewedMatchClockTests {
  @Test func `a device whose clock is hours behind shows no more than was set`() throws {
    let clock = try MatchClock.after(.start(.kickOff))

    #expect(clock.remainingMilliseconds(at: .kickOff(plusMinutes: -180)) == 600_000)
    #expect(clock.reading(at: .kickOff(plusMinutes: -180)) == .running)
  }

  @Test func `starting a running clock changes nothing from a device hours behind`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .start(.kickOff(plusMinutes: -180)))
    #expect(clock.zero == .kickOff(plusMinutes: 10))
  }

  @Test func `a device that is an hour behind stops the clock when the gather ends, not before`()
    throws
  {
    let start = Instant.kickOff(plusMinutes: -60)
    let clock = try MatchClock.after(.start(start), .end(.kickOff(plusMinutes: -55)))
    #expect(clock.periods.map(\.runs) == [[Period.Run(from: start, to: .kickOff)]])
  }

  @Test func `a pause by a device hours behind leaves no more than was set`() throws {
    let clock = try MatchClock.after(.start(.kickOff), .pause(.kickOff(plusMinutes: -180)))
    #expect(clock.remainingMilliseconds(at: .latest) == 600_000)
    #expect(clock.periods.first?.runs.first?.to == .kickOff, "no run ends before it begins")
  }

  @Test func `at any time of day on any device, the clock stays within its setting`() throws {
    let instants = [Instant.earliest, .kickOff, .kickOff(plusMinutes: 1), .latest]
    for start in instants {
      for pause in instants {
        for resume in instants {
          let clock = try MatchClock.after(
            .start(start), .pause(pause), .start(resume), .end(pause))
          for now in instants {
            #expect((0...600_000).contains(clock.remainingMilliseconds(at: now)))
          }
        }
      }
    }
  }
}
