/// Numbers that follow from a seed, the same on every device.
///
/// The constants are those of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", https://doi.org/10.1145/2714064.2660195.
package struct SeededNumbers: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A number from 0 to one less than a limit.
  mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: (next() >> 32) % UInt64(limit))
  }

  /// Scatters numbers; different ones stay different.
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The one that comes at a rank in an order that a seed chooses, whichever order the codes are in.
  ///
  /// The codes are different, and there is one at least.
  static func code(atRank rank: Int, of codes: [UInt64], seed: UInt64) -> UInt64 {
    let salt = mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
    var keys = codes.map { mixed($0 ^ salt) }
    var rank = rank
    // Halves the keys by one bit after the other, until one is left.
    var bit: UInt64 = 1 << 63
    while keys.count > 1, bit > 0 {
      let low = keys.filter { $0 & bit == 0 }
      if rank < low.count {
        keys = low
      } else {
        rank -= low.count
        keys.removeAll { $0 & bit == 0 }
      }
      bit >>= 1
    }
    return codes.first { mixed($0 ^ salt) == keys[0] } ?? codes[0]
  }
}
