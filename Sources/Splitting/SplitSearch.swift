/// Looks for the best split, a number of steps at a time, so that a user never waits for it.
///
/// The criteria, the first first: the rules; goalkeepers spread evenly; sizes even, or as asked; the
/// gap in strength; the strongest players spread evenly; positions spread evenly; pairs of the last
/// gathers apart. Among equals, the request's seed chooses.
public final class SplitSearch {
  private enum Engine {
    case two(TwoTeamEngine)
    case many(ManyTeamEngine)
  }

  private let plan: SplitPlan
  private let engine: Engine

  /// Checks a request and prepares the search.
  public init(_ request: SplitRequest) throws(SplitError) {
    plan = try SplitPlan(request)
    engine =
      request.teamCount == 2
      ? .two(TwoTeamEngine(plan)) : .many(try ManyTeamEngine(plan))
  }

  /// Whether there is nothing left to look at.
  public var isFinished: Bool {
    switch engine {
    case .two(let engine): engine.isFinished
    case .many(let engine): engine.isFinished
    }
  }

  /// Goes on for about a number of steps; 40,000 take a slow phone at most about
  /// 30 ms.
  public func run(steps: Int) {
    guard !isFinished else { return }
    switch engine {
    case .two(let engine): engine.run(steps: steps)
    case .many(let engine): engine.run(steps: steps)
    }
  }

  /// The best split; before the search is finished, the best so far.
  public var split: Split {
    switch engine {
    case .two(let engine): return engine.split(plan)
    case .many(let engine):
      let chosen = engine.chosen
      let teams = (0..<plan.request.teamCount).map { team in
        chosen.players.indices.filter { chosen.players[$0] == team }
      }
      return plan.split(
        teams, bound: engine.bound, quality: chosen.cost.quality, count: chosen.count,
        isComplete: engine.isComplete)
    }
  }
}

extension Split {
  /// The best split, found without a pause.
  public static func best(_ request: SplitRequest) throws(SplitError) -> Self {
    let search = try SplitSearch(request)
    while !search.isFinished { search.run(steps: 1_000_000) }
    return search.split
  }
}
