/// All ways to place the last few items, in order of what they give to the first team: so that the
/// search ends in a list instead of a tree.
struct TwoTeamTail {
  /// One way to place the last items.
  struct Way {
    /// What the first team gets; see `key`.
    let key: UInt32
    let tally: SplitTally
    /// A bit for each of the items.
    let path: Int
    /// What repeats between these items.
    let repeats: Int
  }

  /// The most items: so that each half of their path has four bits.
  static let limit = 8

  let ways: [Way]

  /// Tries all ways to place some items.
  init(_ items: ArraySlice<TwoTeamItem>, variety: SplitVariety) {
    var ways: [Way] = []
    for path in 0..<(1 << items.count) {
      var (first, second) = (TwoTeamItem.Group(), TwoTeamItem.Group())
      var repeats = 0
      var isAllowed = true
      for (place, item) in items.enumerated() {
        let swapped = path >> place & 1 == 1
        if !item.allows(swapped: swapped) { isAllowed = false }
        let (one, other) = (item.group(swapped: swapped), item.group(swapped: !swapped))
        repeats += variety.repeats(between: first.players, and: one.players)
        repeats += variety.repeats(between: second.players, and: other.players)
        first.add(one)
        second.add(other)
      }
      guard isAllowed else { continue }
      let need = TwoTeamTable.Need(
        players: first.players.count, goalkeepers: first.goalkeepers, surplus: first.surplus)
      ways.append(
        Way(key: Self.key(need), tally: first.tally, path: path, repeats: repeats))
    }
    self.ways = ways.sorted { $0.key < $1.key }
  }

  /// What is needed, as one number.
  static func key(_ need: TwoTeamTable.Need) -> UInt32 {
    UInt32(need.surplus) << 16 | UInt32(need.players) << 8 | UInt32(need.goalkeepers)
  }

  /// The ways that give exactly what is needed.
  func ways(giving need: TwoTeamTable.Need) -> Range<Int> {
    let key = Self.key(need)
    let first = place { $0 >= key }
    return first..<place { $0 > key }
  }

  private func place(where isBehind: (UInt32) -> Bool) -> Int {
    var (low, high) = (0, ways.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(ways[middle].key) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
