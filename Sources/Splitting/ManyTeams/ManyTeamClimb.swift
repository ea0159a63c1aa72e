/// Makes a split into three or four teams better by swaps and moves, until none of them helps: finds
/// good splits quickly, but proves nothing.
struct ManyTeamClimb {
  private let units: ManyTeamUnits
  private let ends: [SplitCensus]
  private let measure: StrengthMeasure
  private(set) var teams: [Int]
  private(set) var cost: ManyTeamCost
  private var sums: [Int]
  private var tallies: [SplitTally]
  private var census = SplitCensus()

  /// Begins with a split that obeys the rules.
  init(_ units: ManyTeamUnits, ends: [SplitCensus], teams: [Int]) {
    self.units = units
    self.ends = ends
    self.teams = teams
    let names = units.rules.twins.indices
    sums = names.map { _ in 0 }
    tallies = names.map { _ in SplitTally() }
    var repeats = units.repeatsWithin
    for (unit, team) in teams.enumerated() {
      sums[team] += units.all[unit].sum
      tallies[team] = tallies[team] + units.all[unit].tally
      census.add(units.all[unit], team: team)
      if units.hasRepeats {
        for other in 0..<unit where teams[other] == team { repeats += units.repeats(unit, other) }
      }
    }
    let census = census
    measure = StrengthMeasure(sizes: names.map { census.players($0) })
    cost = ManyTeamCost(
      gap: 0, unevenness: SplitTally.unevenness(tallies), repeats: repeats)
    cost.gap = gap(moving: 0, from: 0, to: 0, census)
  }

  /// Makes the split better for a number of steps at most.
  mutating func run(steps: inout Int) {
    var isBetter = true
    while isBetter {
      isBetter = false
      for one in teams.indices where units.all[one].team == nil {
        for team in tallies.indices where team != teams[one] {
          if change(one, nil, to: team, isBound: true) { isBetter = true }
        }
        for other in 0..<one where teams[other] != teams[one] && units.all[other].team == nil {
          if change(one, other, to: teams[other], isBound: true) { isBetter = true }
        }
        steps -= teams.count
        guard steps > 0 else { return }
      }
    }
  }

  /// Swaps players at random, whether that is better or not.
  mutating func shake(_ numbers: inout SeededNumbers) {
    for _ in 0..<(4 * teams.count) {
      let (one, other) = (numbers.below(teams.count), numbers.below(teams.count))
      guard teams[one] != teams[other], units.all[one].team == nil, units.all[other].team == nil
      else { continue }
      change(one, other, to: teams[other], isBound: false)
    }
  }

  /// Moves a unit to a team, and another of that team back, if the rules allow that.
  ///
  /// - Returns: Whether it was done; when `isBound`, only if it is better.
  @discardableResult
  private mutating func change(_ one: Int, _ other: Int?, to team: Int, isBound: Bool) -> Bool {
    let own = teams[one]
    let (first, second) = (units.all[one], other.map { units.all[$0] })
    let moved = first.sum - (second?.sum ?? 0)
    var census = self.census
    if first.size != second?.size ?? 0 || first.goalkeepers != second?.goalkeepers ?? 0 {
      census.move(first, from: own, to: team)
      if let second { census.move(second, from: team, to: own) }
      guard ends.contains(census) else { return false }
    }
    let gap = gap(moving: moved, from: own, to: team, census)
    if isBound, gap > cost.gap { return false }
    guard obeys(one, other, in: team), other.map({ obeys($0, one, in: own) }) ?? true else {
      return false
    }
    var tallies = tallies
    let difference = first.tally - (second?.tally ?? SplitTally())
    tallies[own] = tallies[own] - difference
    tallies[team] = tallies[team] + difference
    let changed = ManyTeamCost(
      gap: gap, unevenness: SplitTally.unevenness(tallies),
      repeats: cost.repeats + addedRepeats(one, other, to: team))
    guard changed < cost || !isBound else { return false }
    cost = changed
    sums[own] -= moved
    sums[team] += moved
    self.tallies = tallies
    self.census = census
    teams[one] = team
    if let other { teams[other] = own }
    return true
  }

  /// The gap when a part of a team's sum is moved to another team.
  private func gap(
    moving part: Int, from one: Int, to other: Int, _ census: SplitCensus
  ) -> Int64 {
    var range = StrengthRange()
    for (team, sum) in sums.enumerated() {
      let change = (team == other ? part : 0) - (team == one ? part : 0)
      range.include(measure.strength(sum: sum + change, size: census.players(team)))
    }
    return range.gap
  }

  /// Whether a unit is apart from none of a team when another has left it.
  private func obeys(_ unit: Int, _ left: Int?, in team: Int) -> Bool {
    !units.apart[unit].contains { teams[$0] == team && $0 != left }
  }

  private func addedRepeats(_ one: Int, _ other: Int?, to team: Int) -> Int {
    guard units.hasRepeats else { return 0 }
    var added = 0
    for unit in teams.indices where unit != one && unit != other {
      if teams[unit] == team {
        added += units.repeats(one, unit) - (other.map { units.repeats($0, unit) } ?? 0)
      } else if teams[unit] == teams[one] {
        added += (other.map { units.repeats($0, unit) } ?? 0) - units.repeats(one, unit)
      }
    }
    return added
  }
}
