/// What the first of two teams needs so that the gap is the least.
struct TwoTeamGoal {
  let gap: Int64
  /// The least gap that any levels with such a sum could have.
  let bound: Int64
  let needs: [TwoTeamTable.Need]

  /// Finds the least gap among what the free items can give, when the first team has a group
  /// already.
  init(
    ends: [SplitCensus], table: TwoTeamTable, given: TwoTeamItem.Group, total: Int, lowest: Int
  ) {
    var gap = Int64.max
    var bound = Int64.max
    var needs: [TwoTeamTable.Need] = []
    for end in ends {
      let sizes = [end.players(0), end.players(1)]
      let measure = StrengthMeasure(sizes: sizes)
      let slope = measure.factor(size: sizes[0]) + measure.factor(size: sizes[1])
      // The gap is what the first team's sum adds on both sides, less what it ought to add.
      let middle =
        measure.strength(sum: total, size: sizes[1]) - measure.handicap(size: sizes[0])
      let rest = (middle % slope + slope) % slope
      bound = min(bound, rest, slope - rest)
      let players = sizes[0] - given.players.count
      let goalkeepers = end.goalkeepers(0) - given.goalkeepers
      for surplus in table.surpluses(players: players, goalkeepers: goalkeepers) {
        let sum = surplus + given.surplus + lowest * sizes[0]
        let off = abs(slope * Int64(sum) - middle)
        if off < gap { needs = [] }
        guard off <= gap else { continue }
        gap = off
        needs.append(.init(players: players, goalkeepers: goalkeepers, surplus: surplus))
      }
    }
    self.gap = gap
    self.bound = bound
    self.needs = needs
  }
}
