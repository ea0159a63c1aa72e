/// Which numbers of players and goalkeepers and which sums the first team can still get from the
/// items after each item.
struct TwoTeamTable {
  /// What the first team still needs.
  struct Need {
    var players: Int
    var goalkeepers: Int
    var surplus: Int

    /// What is needed after a group of players has come.
    func after(_ group: TwoTeamItem.Group) -> Self {
      Self(
        players: players - group.players.count, goalkeepers: goalkeepers - group.goalkeepers,
        surplus: surplus - group.surplus)
    }
  }

  private let players: Int
  private let goalkeepers: Int
  private let words: Int
  private var bits: [UInt64]

  /// How many words a table takes.
  static func size(items: ArraySlice<TwoTeamItem>, players: Int, goalkeepers: Int) -> Int {
    (items.count + 1) * (players + 1) * (goalkeepers + 1) * words(items)
  }

  /// Fills the table for items and the most players and goalkeepers that the first team can have.
  init(items: ArraySlice<TwoTeamItem>, players: Int, goalkeepers: Int) {
    self.players = players
    self.goalkeepers = goalkeepers
    words = Self.words(items)
    bits = [UInt64](
      repeating: 0, count: Self.size(items: items, players: players, goalkeepers: goalkeepers))
    let layer = (players + 1) * (goalkeepers + 1) * words
    bits[layer * items.count] = 1
    for (place, item) in items.enumerated().reversed() {
      for swapped in [false, true] where item.allows(swapped: swapped) {
        add(item.group(swapped: swapped), from: layer * (place + 1), to: layer * place)
      }
    }
  }

  private static func words(_ items: ArraySlice<TwoTeamItem>) -> Int {
    items.reduce(0) { $0 + max($1.groups.0.surplus, $1.groups.1.surplus) } / 64 + 1
  }

  private mutating func add(_ group: TwoTeamItem.Group, from source: Int, to target: Int) {
    let (players, goalkeepers, words) = (players, goalkeepers, words)
    let count = group.players.count
    guard count <= players, group.goalkeepers <= goalkeepers else { return }
    let (whole, part) = (group.surplus / 64, UInt64(group.surplus % 64))
    bits.withUnsafeMutableBufferPointer { bits in
      for had in 0...(players - count) {
        for kept in 0...(goalkeepers - group.goalkeepers) {
          let from = source + (had * (goalkeepers + 1) + kept) * words
          let place = (had + count) * (goalkeepers + 1) + kept + group.goalkeepers
          let to = target + place * words
          var carried: UInt64 = 0
          for word in whole..<words {
            let value = bits[from + word - whole]
            bits[to + word] |= (value << part) | carried
            carried = part == 0 ? 0 : value >> (64 - part)
          }
        }
      }
    }
  }

  /// Whether the items from one on can give the first team what it needs.
  @inline(__always)
  func canGive(_ need: Need, from item: Int) -> Bool {
    guard need.players >= 0, need.goalkeepers >= 0, need.surplus >= 0,
      need.players <= players, need.goalkeepers <= goalkeepers, need.surplus < words * 64
    else { return false }
    let place = (item * (players + 1) + need.players) * (goalkeepers + 1) + need.goalkeepers
    return bits[place * words + need.surplus / 64] >> UInt64(need.surplus % 64) & 1 == 1
  }

  /// The sums that all items together can give to so many players and goalkeepers.
  func surpluses(players: Int, goalkeepers: Int) -> [Int] {
    (0..<(words * 64)).filter {
      canGive(Need(players: players, goalkeepers: goalkeepers, surplus: $0), from: 0)
    }
  }
}
