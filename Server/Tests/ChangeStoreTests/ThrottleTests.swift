import ChangeStore
import Domain
import TestSupport
import Testing

struct ThrottleTests {
  private static let window: Int64 = 15 * 60 * 1_000
  private var throttle = Throttle<String>(limit: 3)

  @Test mutating func `attempts up to the limit are allowed, then the time to wait is returned`() {
    for _ in 1...3 { #expect(throttle.attempt("a", at: .kickOff) == nil) }

    #expect(throttle.attempt("a", at: .kickOff) == 900)
    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: 1)) == 900)
    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: 1_000)) == 899)
    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: Self.window - 1)) == 1)
    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: Self.window)) == nil)
  }

  @Test mutating func `a refused attempt does not make the wait longer`() {
    for _ in 1...100 { _ = throttle.attempt("a", at: .kickOff) }

    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: Self.window)) == nil)
  }

  @Test mutating func `the window begins with the first attempt`() {
    for minute in [Int64(0), 5, 10] {
      _ = throttle.attempt("a", at: .kickOff(plusMinutes: minute))
    }

    #expect(throttle.attempt("a", at: .kickOff(plusMinutes: 10)) == 300)
  }

  @Test mutating func `keys are counted separately`() {
    for _ in 1...4 { _ = throttle.attempt("a", at: .kickOff) }

    #expect(throttle.attempt("b", at: .kickOff) == nil)
  }

  @Test mutating func `an attempt that is taken back is not counted`() {
    for _ in 1...2 { _ = throttle.attempt("a", at: .kickOff) }
    throttle.takeBack("a")
    throttle.takeBack("unknown")

    #expect(throttle.attempt("a", at: .kickOff) == nil)
    #expect(throttle.attempt("a", at: .kickOff) == nil)
    #expect(throttle.attempt("a", at: .kickOff) != nil)
  }

  @Test mutating func `a clock that goes back does not make the wait longer`() {
    for _ in 1...3 { _ = throttle.attempt("a", at: .kickOff) }

    #expect(throttle.attempt("a", at: .kickOff.advanced(byMilliseconds: -60_000)) == 900)
  }
}

/// A throttle with as many keys as it remembers, or more.
struct FullThrottleTests {
  private var throttle = Throttle<String>(limit: 3)

  @Test mutating func `a key over its limit is remembered, however many others come`() {
    for _ in 1...3 { _ = throttle.attempt("guesser", at: .kickOff) }

    for number in 1...30_000 { _ = throttle.attempt("\(number)", at: .kickOff) }

    #expect(throttle.attempt("guesser", at: .kickOff) == 900)
    #expect(throttle.keyCount <= throttle.keyLimit)
  }

  @Test mutating func `a key with more attempts is remembered longer than keys with fewer`() {
    for _ in 1...2 { _ = throttle.attempt("guesser", at: .kickOff) }

    let later = Instant.kickOff(plusMinutes: 1)
    for number in 1...30_000 { _ = throttle.attempt("\(number)", at: later) }

    _ = throttle.attempt("guesser", at: later)
    #expect(throttle.attempt("guesser", at: later) == 840)
  }

  @Test mutating func `of equal keys the one that came first is forgotten first`() {
    for number in 1...throttle.keyLimit {
      let now = Instant.kickOff.advanced(byMilliseconds: Int64(number))
      _ = throttle.attempt("\(number)", at: now)
    }
    let now = Instant.kickOff.advanced(byMilliseconds: 20_000)

    _ = throttle.attempt("one more", at: now)

    // Two attempts of what was forgotten, three of what was not, reach the limit.
    for _ in 1...2 { _ = throttle.attempt("1", at: now) }
    for _ in 1...2 { _ = throttle.attempt("\(throttle.keyLimit)", at: now) }
    #expect(throttle.attempt("1", at: now) == nil)
    #expect(throttle.attempt("\(throttle.keyLimit)", at: now) != nil)
  }

  @Test mutating func `when all keys are over the limit, a new one is admitted and not counted`() {
    for number in 1...throttle.keyLimit {
      for _ in 1...3 { _ = throttle.attempt("\(number)", at: .kickOff) }
    }

    for _ in 1...100 { #expect(throttle.attempt("owner", at: .kickOff) == nil) }

    #expect(throttle.keyCount == throttle.keyLimit)
    #expect(throttle.attempt("1", at: .kickOff) == 900)
  }

  @Test mutating func `when the windows have ended, there is room again`() {
    for number in 1...throttle.keyLimit {
      for _ in 1...3 { _ = throttle.attempt("\(number)", at: .kickOff) }
    }

    let later = Instant.kickOff.advanced(byMilliseconds: throttle.windowMilliseconds)
    for _ in 1...3 { #expect(throttle.attempt("a", at: later) == nil) }

    #expect(throttle.attempt("a", at: later) == 900)
    #expect(throttle.keyCount == 1)
  }
}

extension Throttle {
  /// Counts an attempt, or returns the seconds to wait.
  fileprivate mutating func attempt(_ key: Key, at now: Instant) -> Int64? {
    if let wait = wait(for: key, at: now) { return wait }
    count(key, at: now)
    return nil
  }
}
