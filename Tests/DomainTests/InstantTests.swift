import Domain
import TestSupport
import Testing

private let last: Int64 = 253_402_300_799_999

struct InstantTests {
  @Test(arguments: [0, 1, 1_795_200_000_000, last])
  func `an instant from 1970 to 9999 is accepted`(milliseconds: Int64) {
    #expect(Instant(milliseconds: milliseconds)?.milliseconds == milliseconds)
    #expect(Instant(clamping: milliseconds).milliseconds == milliseconds)
  }

  @Test(arguments: [Int64.min, -1, last + 1, Int64.max])
  func `an instant out of range is refused`(milliseconds: Int64) {
    #expect(Instant(milliseconds: milliseconds) == nil)
  }

  @Test(arguments: [
    (Int64.min, Instant.earliest), (-1, .earliest), (last + 1, .latest), (.max, .latest),
  ])
  func `an instant out of range is clamped to the nearest`(milliseconds: Int64, nearest: Instant) {
    #expect(Instant(clamping: milliseconds) == nearest)
  }

  @Test(arguments: [
    (Instant.kickOff, Int64(1_000), Instant(clamping: 1_795_200_001_000)),
    (.kickOff, -1_000, Instant(clamping: 1_795_199_999_000)),
    (.earliest, -1, .earliest), (.earliest, .min, .earliest), (.earliest, .max, .latest),
    (.latest, 1, .latest), (.latest, .max, .latest), (.latest, .min, .earliest),
  ])
  func `an instant advances without leaving the range`(
    start: Instant, distance: Int64, end: Instant
  ) {
    #expect(start.advanced(byMilliseconds: distance) == end)
  }

  @Test func `the distance to an earlier instant is negative`() {
    #expect(Instant.earliest.milliseconds(until: .latest) == last)
    #expect(Instant.latest.milliseconds(until: .earliest) == -last)
  }

  @Test func `instants are ordered by time`() {
    let instants = [Instant.latest, .kickOff(plusMinutes: 1), .kickOff, .earliest]
    #expect(instants.sorted() == instants.reversed())
  }
}
