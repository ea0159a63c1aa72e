/// Finds the best split into two teams: the least gap from a table, then the best of all splits that
/// have it, or of many when there are too many.
final class TwoTeamEngine {
  /// With so many players all splits of the least gap are compared, however many.
  private static let completeLimit = 22
  private static let stepLimit = 60_000
  private static let samples = 600

  private var search: TwoTeamSearch
  private var stepsLeft: Int
  private let request: SplitRequest
  /// The best of those that chance led to.
  private var sampled: TwoTeamBest?
  private(set) var isComplete = false
  private(set) var isFinished = false

  init(_ plan: SplitPlan) {
    request = plan.request
    search = TwoTeamSearch(TwoTeamProblem(plan))
    guard !plan.leavesItToChance else {
      stepsLeft = 0
      return
    }
    stepsLeft = request.players.count <= Self.completeLimit ? .max : Self.stepLimit
  }

  func run(steps: Int) {
    guard stepsLeft > 0 else {
      sampled = search.sample(Self.samples)
      isFinished = true
      return
    }
    let granted = min(steps, stepsLeft)
    var left = granted
    isComplete = search.run(steps: &left)
    stepsLeft -= granted - left
    isFinished = isComplete
  }

  /// The split that the request chooses among the best so far, and how many these are.
  var chosen: (teams: [[Int]], bound: Int64, quality: SplitQuality, count: Int64) {
    let problem = search.problem
    var best = search.best
    // Those that were found in order are much alike; others are preferred.
    let other = sampled ?? (best.paths.isEmpty ? search.sample(1) : nil)
    if let other, best.paths.isEmpty || !(best.quality < other.quality) { best = other }
    let count = best.paths.count
    let rank = ((request.choice % count) + count) % count
    let path = SeededNumbers.code(atRank: rank, of: best.paths, seed: request.seed)
    return (
      problem.teams(of: path), problem.isAllFree ? problem.goal.gap : problem.goal.bound,
      best.quality, Int64(count)
    )
  }

  /// The chosen split, as a split of its request.
  func split(_ plan: SplitPlan) -> Split {
    let chosen = chosen
    return plan.split(
      chosen.teams, bound: chosen.bound, quality: chosen.quality, count: chosen.count,
      isComplete: isComplete)
  }
}
