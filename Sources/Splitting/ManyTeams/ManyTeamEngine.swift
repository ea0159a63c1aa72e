import Domain

/// Finds the best split into three or four teams: a good one by swaps, then, for a growing gap, all
/// that have no larger one.
final class ManyTeamEngine {
  private static let stepLimit = 600_000
  private static let firstLimit = 2_000_000
  private static let climbSteps = 10_000
  private static let firstClimbs = 6
  private static let lastClimbs = 12
  private static let chances = 200

  private let plan: SplitPlan
  private let units: ManyTeamUnits
  private let goals: [ManyTeamGoal]
  private let lattices: [GapLattice]
  private var climb: ManyTeamClimb
  private var numbers: SeededNumbers
  /// The best that swaps found.
  private var found = ManyTeamBest()
  private var climbsLeft = ManyTeamEngine.firstClimbs
  private var search: ManyTeamSearch?
  /// The gap up to which all splits are looked at next, and how much it grew last.
  private var target: Int64 = 0
  private var stride: Int64
  private var stepsLeft = ManyTeamEngine.stepLimit
  /// The least gap that there can be, as far as that is known.
  private(set) var bound: Int64 = 0
  private(set) var isComplete = false
  private(set) var isFinished = false

  init(_ plan: SplitPlan) throws(SplitError) {
    self.plan = plan
    units = ManyTeamUnits(plan)
    goals = ManyTeamGoal.all(plan)
    numbers = SeededNumbers(seed: plan.request.seed)
    var first = ManyTeamSearch(
      units, goals: goals, gap: StrengthRange.anyGap, isFirstEnough: true)
    var steps = Self.firstLimit
    _ = first.run(steps: &steps)
    guard first.best.cost != nil else { throw .tooManyRules }
    climb = ManyTeamClimb(units, ends: plan.shape.ends, teams: first.teams)
    let total = units.total
    let levels = plan.request.players.map { $0.level.tenths }
    lattices = goals.map { GapLattice($0, levels: levels, total: total) }
    stride = max(1, goals[0].measure.scale / 20)
    found.look(at: climb.cost) { units.playerTeams(climb.teams) }
    bound = nextGap(from: 0)
    target = bound
    guard plan.leavesItToChance else { return }
    climbsLeft = Self.chances
    stepsLeft = 0
  }

  /// The least gap from a number on that the levels allow.
  private func nextGap(from number: Int64) -> Int64 {
    lattices.reduce(Int64.max) { min($0, $1.next(from: max(number, $1.least))) }
  }

  /// Goes on for a number of steps, or a few more.
  func run(steps: Int) {
    var left = steps
    while left > 0, !isFinished {
      if climbsLeft > 0 {
        climbOnce(&left)
        if climbsLeft == 0 { isFinished = stepsLeft <= 0 }
      } else {
        searchOn(&left)
      }
    }
  }

  private func climbOnce(_ steps: inout Int) {
    var left = Self.climbSteps
    climb.run(steps: &left)
    steps -= Self.climbSteps - left
    climbsLeft -= 1
    let players = units.playerTeams(climb.teams)
    if climb.cost != found.cost || !found.contains(players) {
      target = bound
      stride = max(1, (goals.first?.measure.scale ?? 1) / 20)
      found.look(at: climb.cost) { players }
    }
    climb.shake(&numbers)
  }

  private func searchOn(_ steps: inout Int) {
    guard let known = found.cost else { return }
    var search =
      search
      ?? ManyTeamSearch(
        units, goals: goals, gap: min(target, known.gap), leastGap: bound,
        known: known.gap == bound ? known : nil)
    self.search = nil
    let granted = min(steps, stepsLeft)
    var left = granted
    let isExhausted = search.run(steps: &left)
    steps -= granted - left
    stepsLeft -= granted - left
    if isExhausted, search.best.cost == nil {
      bound = nextGap(from: search.gap + 1)
      target = max(bound, search.gap + stride)
      stride *= 2
    } else if isExhausted {
      bound = search.gap
      isComplete = true
      isFinished = true
      found = search.best
    } else {
      self.search = search
    }
    guard stepsLeft <= 0, !isFinished else { return }
    if let best = search.best.cost, best < known { found = search.best }
    // Those that were found are much alike; swaps find others.
    climbsLeft = Self.lastClimbs
  }

  /// The teams of the players, and how good the split is.
  var chosen: (players: [Int], cost: ManyTeamCost, count: Int64) {
    let cost = ManyTeamCost(gap: 0, unevenness: SplitUnevenness(), repeats: 0)
    return (found.chosen(plan.request), found.cost ?? cost, found.count)
  }
}
