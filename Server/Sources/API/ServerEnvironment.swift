public import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a server takes from the world around it: the time of day and random bits.
///
/// Tests pass a frozen clock and a seeded generator.
public struct ServerEnvironment: Sendable {
  /// The time of day.
  public var now: @Sendable () -> Instant
  /// 64 random bits, fit for secrets.
  public var randomBits: @Sendable () -> UInt64

  /// Describes a world.
  public init(
    now: @escaping @Sendable () -> Instant, randomBits: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.randomBits = randomBits
  }

  /// The world as it is: the system's clock and its cryptographic generator.
  public static let real = ServerEnvironment(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Instant(clamping: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    },
    randomBits: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })

  func identifier<Subject>() -> Identifier<Subject> {
    var generator = self
    return .random(using: &generator)
  }

  func randomBytes(_ count: Int) -> [UInt8] {
    var generator = self
    return (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
  }
}

extension ServerEnvironment: RandomNumberGenerator {
  /// The next 64 random bits.
  public mutating func next() -> UInt64 { randomBits() }
}
