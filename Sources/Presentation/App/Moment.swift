package import Domain

/// When an event happened, with random bits for new ids.
package struct Moment {
  /// The time, by this device's clock, which may be set.
  package let now: Instant
  /// The milliseconds since the page was opened, by a clock that is never set.
  ///
  /// It may stand still while the device sleeps, and then tells only by how much `now` was set back.
  package let uptime: Int64
  /// 64 random bits for ids; they must be unpredictable.
  package let randomBits: () -> UInt64

  package init(now: Instant, uptime: Int64, randomBits: @escaping () -> UInt64) {
    self.now = now
    self.uptime = uptime
    self.randomBits = randomBits
  }

  func newID<Subject>() -> Identifier<Subject> {
    var generator = self
    return .random(using: &generator)
  }

  /// The same moment by the server's clock.
  func corrected(byMilliseconds correction: Int64) -> Self {
    Self(
      now: now.advanced(byMilliseconds: correction), uptime: uptime, randomBits: randomBits)
  }
}

extension Moment: RandomNumberGenerator {
  /// The next 64 random bits.
  package mutating func next() -> UInt64 { randomBits() }
}
