package import Domain

/// What an event takes from the world: when it happened, and random bits for new ids.
package struct Moment {
  /// When it happened, by this phone's clock.
  package let now: Instant
  /// 64 random bits, fit for ids.
  package let randomBits: () -> UInt64

  /// Describes a moment.
  package init(now: Instant, randomBits: @escaping () -> UInt64) {
    self.now = now
    self.randomBits = randomBits
  }

  /// A new id.
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
