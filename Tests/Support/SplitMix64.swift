/// A generator whose numbers follow from its seed, so that a failure can be reproduced.
///
/// The constants are those of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", https://doi.org/10.1145/2714064.2660195.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
