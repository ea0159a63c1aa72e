public import Domain

/// What an event takes from the world: when it happened, and random bits for new ids.
public struct Moment {
  /// When it happened, by this phone's clock.
  public let now: Instant
  /// 64 random bits, fit for ids.
  public let randomBits: () -> UInt64

  /// Describes a moment.
  public init(now: Instant, randomBits: @escaping () -> UInt64) {
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
  public mutating func next() -> UInt64 { randomBits() }
}
