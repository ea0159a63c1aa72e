/// The cost of a guess at a password, as scrypt's parameters (RFC 7914 §2).
public struct PasswordCost: Hashable, Sendable {
  /// N, a power of two: memory is 128 · N · r bytes.
  public let rounds: Int
  /// r, the block size.
  public let blockSize: Int
  /// p, the number of repetitions.
  public let parallelism: Int

  /// Creates a cost from scrypt's three parameters.
  public init(rounds: Int, blockSize: Int, parallelism: Int) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// The cost of new passwords: 16 MB of memory for each hash.
  ///
  /// It is one of the equal choices of the OWASP Password Storage Cheat Sheet, and a small machine
  /// can compute two at once.
  public static let recommended = Self(rounds: 1 << 14, blockSize: 8, parallelism: 5)

  /// Whether scrypt accepts the cost and needs at most a gigabyte.
  ///
  /// A stored cost may be damaged, and could otherwise end the process.
  var isBearable: Bool {
    rounds.nonzeroBitCount == 1 && (2...1 << 20).contains(rounds)
      && (1...64).contains(blockSize) && (1...64).contains(parallelism)
      && 128 * rounds * blockSize <= 1 << 30
  }
}
