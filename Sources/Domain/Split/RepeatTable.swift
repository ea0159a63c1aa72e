/// How much it counts that a group of players joins others, for groups of up to 32 players: looked
/// up eight players at a time.
struct RepeatTable {
  /// How many players there can be.
  static let limit = 32

  private let bytes: Int
  private var sums: [Int32] = []

  /// Prepares for several groups.
  init(_ groups: [[Int]], variety: SplitVariety, players: Int) {
    bytes = (players + 7) / 8
    for group in groups {
      for byte in 0..<bytes {
        var values = [Int32](repeating: 0, count: 256)
        for mask in 1..<256 {
          let player = 8 * byte + mask.trailingZeroBitCount
          var value = values[mask & (mask - 1)]
          if player < players {
            for member in group { value += Int32(variety.weight(member, player)) }
          }
          values[mask] = value
        }
        sums += values
      }
    }
  }

  /// How much it counts that a group joins the players of a mask.
  @inline(__always)
  func sum(group: Int, joining mask: UInt32) -> Int {
    var sum: Int32 = 0
    for byte in 0..<bytes {
      let bits = Int(truncatingIfNeeded: mask >> UInt32(8 * byte)) & 255
      sum &+= sums[(group * bytes + byte) * 256 + bits]
    }
    return Int(sum)
  }
}
