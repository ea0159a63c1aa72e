package import Domain

/// When an event happened, with random bits for new ids.
package struct Moment {
  /// The time, by this device's clock.
  package let now: Instant
  /// 64 random bits for ids; they must be unpredictable.
  package let randomBits: () -> UInt64

  package init(now: Instant, randomBits: @escaping () -> UInt64) {
    self.now = now
    self.randomBits = randomBits
  }

  func newID<Subject>() -> Identifier<Subject> {
    var generator = self
    return .random(using: &generator)
  }

  /// The same moment by the server's clock.
  func corrected(byMilliseconds correction: Int64) -> Self {
    Self(now: now.advanced(byMilliseconds: correction), randomBits: randomBits)
  }
}

extension Moment: RandomNumberGenerator {
  /// The next 64 random bits.
  package mutating func next() -> UInt64 { randomBits() }
}
