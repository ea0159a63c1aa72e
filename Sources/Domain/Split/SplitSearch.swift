/// Looks for the best split, a number of steps at a time, so that a user never waits for it.
///
/// The criteria, the first first: the rules; goalkeepers spread evenly; sizes even, or as asked; the
/// gap in strength; the strongest players spread evenly; positions spread evenly; pairs of the last
/// gathers apart. Among equals, the request's seed chooses.
public struct SplitSearch {
  /// With so many players in two teams all splits of the least gap are compared, however many.
  private static let completeLimit = 22
  private static let stepLimit = 400_000
  private static let samples = 600

  private let rules: SplitRules
  private let shape: SplitShape
  private var search: TwoTeamSearch
  private var stepsLeft: Int
  private var isComplete = false
  /// Whether there is nothing left to look at.
  public private(set) var isFinished = false

  /// Checks a request and prepares the search.
  public init(_ request: SplitRequest) throws(SplitError) {
    rules = try SplitRules(request)
    var colourings: [(units: [Int], ways: [[Int]])] = []
    var ways: [[CountedCensus]] = []
    for group in SplitColouring.groups(of: rules) {
      let colouring = SplitColouring(rules, units: group)
      let all = try colouring.all()
      colourings.append((colouring.units, all))
      if group.count == 1, SplitShape.isFree(group[0], in: rules) { continue }
      ways.append(Self.counted(all, units: group, rules: rules))
    }
    shape = try SplitShape(rules, ways: ways)
    search = TwoTeamSearch(
      TwoTeamProblem(
        rules, ends: shape.ends, colourings: colourings, variety: SplitVariety(request)))
    let isSmall = request.players.count <= Self.completeLimit
    stepsLeft = isSmall ? .max : Self.stepLimit
  }

  private static func counted(
    _ ways: [[Int]], units: [Int], rules: SplitRules
  ) -> [CountedCensus] {
    CountedCensus.merged(
      ways.map { way in
        var census = SplitCensus()
        for (place, unit) in units.enumerated() {
          census.add(rules.units[unit], team: way[place])
        }
        return CountedCensus(census: census, ways: 1)
      })
  }

  /// Goes on for a number of steps.
  public mutating func run(steps: Int) {
    guard !isFinished else { return }
    let granted = min(steps, stepsLeft)
    var left = granted
    isComplete = search.run(steps: &left)
    stepsLeft -= granted - left
    guard isComplete || stepsLeft <= 0 else { return }
    if !isComplete { search.sample(Self.samples) }
    isFinished = true
  }
}

extension Split {
  /// The best split, found without a pause.
  public static func best(_ request: SplitRequest) throws(SplitError) -> Self {
    var search = try SplitSearch(request)
    while !search.isFinished { search.run(steps: 1_000_000) }
    return search.split
  }
}

extension SplitSearch {
  /// The best split; before the search is finished, the best so far.
  public var split: Split {
    var search = search
    if !isFinished { search.sample(1) }
    let best = search.best
    let request = rules.request
    let rank = ((request.choice % best.paths.count) + best.paths.count) % best.paths.count
    let path = SeededNumbers.code(atRank: rank, of: best.paths, seed: request.seed)
    let teams = search.problem.teams(of: path)
    let goal = search.problem.goal
    return Split(
      teams: teams,
      strengths: TeamStrengths(of: teams.map { $0.map { request.players[$0].level } }),
      bound: search.problem.isAllFree ? goal.gap : goal.bound, quality: best.quality,
      possible: shape.possible, equallyGood: Int64(best.paths.count), isComplete: isComplete)
  }
}
