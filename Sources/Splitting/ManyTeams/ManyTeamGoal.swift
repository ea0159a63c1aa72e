/// Sizes and goalkeepers that teams may have, and which sums keep their strengths within a gap.
struct ManyTeamGoal {
  let sizes: [Int]
  /// The numbers of goalkeepers of the teams, in all ways that are allowed.
  let goalkeepers: [[Int]]
  let measure: StrengthMeasure

  init(sizes: [Int], goalkeepers: [[Int]]) {
    self.sizes = sizes
    self.goalkeepers = goalkeepers
    measure = StrengthMeasure(sizes: sizes)
  }

  /// The goals of a plan.
  static func all(_ plan: SplitPlan) -> [Self] {
    let teams = 0..<plan.request.teamCount
    var goals: [Self] = []
    for end in plan.shape.ends {
      let sizes = teams.map { end.players($0) }
      let keepers = teams.map { end.goalkeepers($0) }
      if let place = goals.firstIndex(where: { $0.sizes == sizes }) {
        goals[place] = Self(sizes: sizes, goalkeepers: goals[place].goalkeepers + [keepers])
      } else {
        goals.append(Self(sizes: sizes, goalkeepers: [keepers]))
      }
    }
    return goals
  }

  func strength(_ team: Int, sum: Int) -> Int64 { measure.strength(sum: sum, size: sizes[team]) }

  /// The strength that some teams have on average, weighed by their sizes, rounded down and up.
  func average(_ teams: ArraySlice<Int>, sum: Int) -> (low: Int64, high: Int64) {
    var strength = Int64(sum) * Int64(sizes.min() ?? 0) * measure.scale
    var weight: Int64 = 0
    for team in teams {
      strength += Int64(sizes[team]) * measure.handicap(size: sizes[team])
      weight += Int64(sizes[team])
    }
    // Handicaps are never negative, so neither is the strength.
    let low = strength / weight
    return (low, strength % weight == 0 ? low : low + 1)
  }

  /// The sums that a team can have so that its strength, those of other teams, and what is left for
  /// the rest on average are within a gap; `nil` when there are none.
  ///
  /// `range` are the strengths of the teams so far, and `sum` is what is left for this one and the
  /// rest.
  func window(
    _ team: Int, rest: ArraySlice<Int>, sum: Int, range: StrengthRange, gap: Int64
  ) -> ClosedRange<Int>? {
    let low = first(0...(sum + 1)) { own in
      guard own <= sum else { return true }
      let strength = strength(team, sum: own)
      let average = average(rest, sum: sum - own)
      return strength >= range.high - gap && average.high - strength <= gap
        && average.high <= range.low + gap
    }
    let end = first(low...(sum + 1)) { own in
      guard own <= sum else { return true }
      let strength = strength(team, sum: own)
      let average = average(rest, sum: sum - own)
      return strength > range.low + gap || strength - average.low > gap
        || average.low < range.high - gap
    }
    return low < end ? low...(end - 1) : nil
  }

  /// The first number from which on a condition holds.
  private func first(_ range: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The weakest and the strongest of some teams.
struct StrengthRange {
  /// A strength that no team has.
  private static let beyond = Int64.max / 4

  private(set) var low = Self.beyond
  private(set) var high = -Self.beyond

  mutating func include(_ strength: Int64) {
    low = min(low, strength)
    high = max(high, strength)
  }

  /// A gap that any teams have, small enough to reckon with.
  static let anyGap = Int64.max / 8

  var gap: Int64 { high - low }
}
