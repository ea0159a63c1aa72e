import Splitting

/// A generator whose numbers follow from its seed, so that a failure can be reproduced.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var numbers: SeededNumbers

  /// Starts a sequence.
  public init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { numbers.next() }

  /// A number in a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns `true` with a probability in percent.
  public mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of several choices.
  public mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0...(choices.count - 1))]
  }
}
