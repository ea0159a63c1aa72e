/// Fills three or four teams one after the other, in all ways that keep the gap within a limit.
struct ManyTeamSearch {
  let units: ManyTeamUnits
  let goals: [ManyTeamGoal]
  /// The gap that is not to be exceeded; becomes less when a split is found that has less.
  private(set) var gap: Int64
  private(set) var best = ManyTeamBest()
  /// Splits that are not as good as this need not be found, once the gap cannot become less.
  private let known: ManyTeamCost?
  private let leastGap: Int64
  /// Whether one split is enough.
  private let isFirstEnough: Bool

  private var goal = -1
  /// The teams in the order in which they are filled: those with fixed players first.
  private let order: [Int]
  /// The team of each unit; -1 for none.
  private(set) var teams: [Int]
  private var levels: [ManyTeamLevel] = []
  /// The tallies of the teams that are complete, and then of the last.
  private var tallies: [SplitTally] = []
  /// The units of the last team.
  private var rest: [Int] = []

  init(
    _ units: ManyTeamUnits, goals: [ManyTeamGoal], gap: Int64, leastGap: Int64 = 0,
    known: ManyTeamCost? = nil, isFirstEnough: Bool = false
  ) {
    self.units = units
    self.goals = goals
    self.gap = gap
    self.leastGap = leastGap
    self.known = known
    self.isFirstEnough = isFirstEnough
    let fixed = units.all.compactMap { $0.team }
    let names = Array(units.rules.twins.indices)
    let free = names.filter { !fixed.contains($0) }
    // Teams that can swap names follow each other.
    let grouped = free.filter { units.rules.twins[$0] == nil }.flatMap { first in
      free.filter { units.isTwin($0, first) }
    }
    order = names.filter { fixed.contains($0) } + grouped
    teams = units.all.map { _ in -1 }
  }

  /// Goes on for a number of steps; `true` when everything has been looked at.
  mutating func run(steps: inout Int) -> Bool {
    while steps > 0 {
      steps -= 1
      if levels.isEmpty {
        goal += 1
        guard goal < goals.count else { return true }
        open(steps: &steps)
        continue
      }
      switch levels[levels.count - 1].run(units, &teams, &steps) {
      case .complete:
        complete(steps: &steps)
        if isFirstEnough, best.cost != nil { return true }
      case .exhausted: levels.removeLast().clear(&teams)
      case .paused: break
      }
    }
    return false
  }

  /// Begins with the next team.
  private mutating func open(steps: inout Int) {
    let place = levels.count
    let team = order[place]
    var range = StrengthRange()
    var sum = units.total
    for level in levels {
      range.include(goals[goal].strength(level.team, sum: level.sum))
      sum -= level.sum
    }
    let window = goals[goal].window(
      team, rest: order[(place + 1)...], sum: sum, range: range, gap: gap)
    guard let window, let goalkeeperRange = goalkeeperRange(of: team) else { return }
    let level = ManyTeamLevel(
      units, team: team, goal: goals[goal], goalkeeperRange: goalkeeperRange, window: window,
      takesFirst: order[place...].allSatisfy { units.isTwin($0, team) }, teams: &teams,
      steps: &steps)
    if let level { levels.append(level) }
  }

  /// Goes on when the last of the levels is complete.
  private mutating func complete(steps: inout Int) {
    steps -= 8
    guard hasKeepersOfGoal, isNamedInOrder else { return }
    tallies.removeAll(keepingCapacity: true)
    for place in levels.indices { tallies.append(levels[place].tally) }
    guard !isWorse else { return }
    if levels.count < order.count - 1 {
      open(steps: &steps)
    } else {
      finish()
    }
  }

  /// How many goalkeepers a team can have beside those of the teams that are complete.
  private func goalkeeperRange(of team: Int) -> ClosedRange<Int>? {
    let counts = goals[goal].goalkeepers.compactMap { keepers in
      let isPossible = levels.indices.allSatisfy {
        keepers[levels[$0].team] == levels[$0].goalkeepers
      }
      return isPossible ? keepers[team] : nil
    }
    guard let least = counts.min(), let most = counts.max() else { return nil }
    return least...most
  }

  private var hasKeepersOfGoal: Bool {
    goals[goal].goalkeepers.contains { keepers in
      levels.indices.allSatisfy { keepers[levels[$0].team] == levels[$0].goalkeepers }
    }
  }

  /// Whether the last team's first unit comes after that of the one that it can swap names with.
  private var isNamedInOrder: Bool {
    let team = levels[levels.count - 1].team
    guard let twin = units.rules.twins[team] else { return true }
    return teams.firstIndex(of: twin) ?? 0 < teams.firstIndex(of: team) ?? 0
  }

  /// Whether whatever follows is worse than what is known.
  private var isWorse: Bool {
    guard let known = best.cost ?? known, known.gap == leastGap else { return false }
    let rest = order.count - levels.count
    let least = ManyTeamCost(
      gap: leastGap,
      unevenness: SplitTally.leastUnevenness(tallies, of: units.tally, rest: rest),
      repeats: levels.indices.reduce(units.repeatsWithin) { $0 + levels[$1].repeats })
    return known < least
  }

  /// Looks at the split in which the last team has what is left.
  private mutating func finish() {
    let team = order[order.count - 1]
    var range = StrengthRange()
    var sum = units.total
    var tally = units.tally
    var repeats = units.repeatsWithin
    for place in levels.indices {
      range.include(goals[goal].strength(levels[place].team, sum: levels[place].sum))
      sum -= levels[place].sum
      tally = tally - levels[place].tally
      repeats += levels[place].repeats
    }
    range.include(goals[goal].strength(team, sum: sum))
    guard range.gap <= gap else { return }
    tallies.append(tally)
    let unevenness = SplitTally.unevenness(tallies)
    let least = ManyTeamCost(gap: range.gap, unevenness: unevenness, repeats: repeats)
    if let known = best.cost, known < least { return }
    rest.removeAll(keepingCapacity: true)
    for unit in teams.indices where teams[unit] < 0 {
      if units.isApart(unit, from: -1, in: teams) { return }
      repeats += units.repeats(unit, rest)
      rest.append(unit)
    }
    let cost = ManyTeamCost(gap: range.gap, unevenness: unevenness, repeats: repeats)
    gap = range.gap
    best.look(at: cost) { units.playerTeams(teams.map { $0 < 0 ? team : $0 }) }
    if isFirstEnough { for unit in rest { teams[unit] = team } }
  }
}
