/// How much it counts that a group of players joins others, for groups of up to 32 players: looked
/// up eight players at a time.
struct RepeatTable {
  /// How many players there can be.
  static let limit = 32

  private let bytes: Int
  private let sums: [Int32]

  /// Prepares for both groups of each item.
  init(_ items: [TwoTeamItem], variety: SplitVariety, players: Int) {
    bytes = (players + 7) / 8
    var sums: [Int32] = []
    for group in items.flatMap({ [$0.groups.0.players, $0.groups.1.players] }) {
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
    self.sums = sums
  }

  /// How much it counts that a group joins the players of a mask.
  ///
  /// Group 6 is the first of the items' fourth, group 7 the second.
  func sum(group: Int, joining mask: UInt32) -> Int {
    var sum: Int32 = 0
    for byte in 0..<bytes {
      let bits = Int(truncatingIfNeeded: mask >> UInt32(8 * byte)) & 255
      sum &+= sums[(group * bytes + byte) * 256 + bits]
    }
    return Int(sum)
  }

  /// How much it counts that some items join two teams, in each of the ways to place them.
  struct Joining {
    private var low: [Int]
    private var high: [Int]

    init(_ table: RepeatTable, from head: Int, count: Int, first: UInt32, second: UInt32) {
      low = [Int](repeating: 0, count: 16)
      high = low
      for item in 0..<count {
        let (one, other) = (2 * (head + item), 2 * (head + item) + 1)
        let straight =
          table.sum(group: one, joining: first) + table.sum(group: other, joining: second)
        let swapped =
          table.sum(group: other, joining: first) + table.sum(group: one, joining: second)
        for path in 0..<16 {
          let value = path >> (item & 3) & 1 == 1 ? swapped : straight
          if item < 4 { low[path] += value } else { high[path] += value }
        }
      }
    }

    /// How much counts when the items are placed by a path.
    @inline(__always)
    func sum(_ path: Int) -> Int { low[path & 15] + high[path >> 4] }
  }
}
