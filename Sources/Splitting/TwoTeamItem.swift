/// Players in two groups, one of which is in one team and the other in the other.
struct TwoTeamItem {
  /// One side of an item; often there is nothing on the second.
  struct Group {
    var players: [Int] = []
    var goalkeepers = 0
    /// The sum of the levels above the lowest of all.
    var surplus = 0
    var tally = SplitTally()

    fileprivate mutating func add(_ unit: SplitUnit, lowest: Int) {
      players += unit.players
      goalkeepers += unit.goalkeepers
      surplus += unit.sum - lowest * unit.size
      tally = tally + unit.tally
    }

    mutating func add(_ other: Self) {
      players += other.players
      goalkeepers += other.goalkeepers
      surplus += other.surplus
      tally = tally + other.tally
    }
  }

  /// The two groups.
  var groups = (Group(), Group())
  /// Whether the first group may be in the first team, and whether it may be in the second.
  var mayStand = (false, false)

  /// The group in the first team.
  func group(swapped: Bool) -> Group { swapped ? groups.1 : groups.0 }

  func allows(swapped: Bool) -> Bool { swapped ? mayStand.1 : mayStand.0 }

  /// Whether it is a single player.
  var isSingle: Bool { groups.0.players.count == 1 && groups.1.players.isEmpty }

  /// The items of some rules, those of several players first, then the strongest players first.
  static func all(
    of rules: SplitRules, colourings: [(units: [Int], ways: [[Int]])], lowest: Int
  ) -> [Self] {
    var items: [Self] = []
    for colouring in colourings {
      var item = Self()
      for way in colouring.ways {
        if way[0] == 0 { item.mayStand.0 = true } else { item.mayStand.1 = true }
      }
      let way = colouring.ways[0]
      for (place, unit) in colouring.units.enumerated() {
        if way[place] == way[0] {
          item.groups.0.add(rules.units[unit], lowest: lowest)
        } else {
          item.groups.1.add(rules.units[unit], lowest: lowest)
        }
      }
      items.append(item)
    }
    let order = items.indices.sorted { place, next in
      let (one, other) = (items[place], items[next])
      if one.isSingle != other.isSingle { return other.isSingle }
      let (first, second) = (one.groups.0, other.groups.0)
      if first.surplus != second.surplus { return first.surplus > second.surplus }
      return first.players[0] < second.players[0]
    }
    items = order.map { items[$0] }
    // Names that can be swapped would let each split appear twice.
    if rules.twins[1] != nil { items[0].mayStand.1 = false }
    return items
  }
}
