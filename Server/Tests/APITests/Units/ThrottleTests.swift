import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

struct ThrottleTests {
  private static let window: Int64 = 15 * 60 * 1_000
  private var throttle = Throttle<String>(limit: 3)

  @Test mutating func `attempts up to the limit are allowed, then the time to wait is returned`() {
    for _ in 1...3 { #expect(throttle.count("a", at: .kickOff) == nil) }

    #expect(throttle.count("a", at: .kickOff) == 900)
    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: 1)) == 900)
    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: 1_000)) == 899)
    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: Self.window - 1)) == 1)
    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: Self.window)) == nil)
  }

  @Test mutating func `a refused attempt does not make the wait longer`() {
    for _ in 1...100 { _ = throttle.count("a", at: .kickOff) }

    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: Self.window)) == nil)
  }

  @Test mutating func `keys are counted separately`() {
    for _ in 1...4 { _ = throttle.count("a", at: .kickOff) }

    #expect(throttle.count("b", at: .kickOff) == nil)
  }

  @Test mutating func `a forgiven attempt is not counted`() {
    for _ in 1...2 { _ = throttle.count("a", at: .kickOff) }
    throttle.forgive("a")
    throttle.forgive("unknown")

    #expect(throttle.count("a", at: .kickOff) == nil)
    #expect(throttle.count("a", at: .kickOff) == nil)
    #expect(throttle.count("a", at: .kickOff) != nil)
  }

  @Test mutating func `a clock that goes back does not make the wait longer`() {
    for _ in 1...3 { _ = throttle.count("a", at: .kickOff) }

    #expect(throttle.count("a", at: .kickOff.advanced(byMilliseconds: -60_000)) == 900)
  }

  @Test mutating func `the oldest key is dropped when there are too many`() {
    for _ in 1...3 { _ = throttle.count("oldest", at: .kickOff) }
    let later = Instant.kickOff.advanced(byMilliseconds: 1)
    for number in 1..<throttle.keyLimit { _ = throttle.count("\(number)", at: later) }
    #expect(throttle.count("oldest", at: later) != nil)

    _ = throttle.count("one more", at: later)

    #expect(throttle.count("oldest", at: later) == nil)
  }
}
