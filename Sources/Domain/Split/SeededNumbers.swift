/// Numbers that follow from a seed, the same on every device.
///
/// The constants are those of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", https://doi.org/10.1145/2714064.2660195.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
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

  /// The place of the element that comes at a rank in an order that the seed chooses, whichever
  /// order the elements are in.
  ///
  /// - Parameter codes: A different number for each element.
  static func place(ofRank rank: Int, among codes: [UInt64], seed: UInt64) -> Int {
    let salt = mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
    let keys = codes.map { mixed($0 ^ salt) }
    var (low, high) = (UInt64.min, UInt64.max)
    var rank = rank
    // Halves the keys that are left until the wanted one is alone.
    var left = Array(keys.indices)
    while left.count > 1 {
      let middle = low + (high - low) / 2
      let below = left.filter { keys[$0] <= middle }
      if rank < below.count {
        left = below
        high = middle
      } else {
        rank -= below.count
        left = left.filter { keys[$0] > middle }
        low = middle + 1
      }
    }
    return left[0]
  }
}
