public import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time of day and random bits, which a server takes from outside.
///
/// Tests pass a frozen clock and a seeded generator.
public struct ServerEnvironment: Sendable {
  /// Reads the time of day.
  public var now: @Sendable () -> Instant
  /// Makes 64 random bits that are fit for secrets.
  public var randomBits: @Sendable () -> UInt64

  /// Creates an environment from a clock and a random generator.
  public init(
    now: @escaping @Sendable () -> Instant, randomBits: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.randomBits = randomBits
  }

  /// The system's clock and its cryptographic generator.
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
