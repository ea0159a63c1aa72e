import Domain

/// A request for two teams, prepared: the items that are free, and what they are to give.
final class TwoTeamProblem {
  /// The most words that the table takes: 4 MB.
  private static let tableLimit = 1 << 19
  /// A path has a bit for each free item.
  private static let freeLimit = 60

  let rules: SplitRules
  let variety: SplitVariety
  let free: [TwoTeamItem]
  /// What the first team has from items that are not free.
  private(set) var given = TwoTeamItem.Group()
  /// What the second team has from them.
  private var givenToSecond = TwoTeamItem.Group()
  let table: TwoTeamTable
  let goal: TwoTeamGoal
  /// The tally of all players.
  let tally: SplitTally
  /// The evenest that players of such a tally can be spread.
  let evenest: SplitUnevenness
  /// What repeats in each split, because it is within groups of items.
  let repeatsWithin: Int

  /// Whether nothing was decided beforehand.
  var isAllFree: Bool { given.players.isEmpty && givenToSecond.players.isEmpty }

  init(_ plan: SplitPlan) {
    rules = plan.rules
    variety = plan.variety
    let ends = plan.shape.ends
    let players = rules.request.players
    let lowest = players.map { $0.level.tenths }.min() ?? 0
    let items = TwoTeamItem.all(of: rules, colourings: plan.colourings, lowest: lowest)
    let most = ends.map { $0.players(0) }.max() ?? 0
    let keepers = ends.map { $0.goalkeepers(0) }.max() ?? 0
    var first = max(0, items.count - Self.freeLimit)
    while first < items.count,
      TwoTeamTable.size(items: items[first...], players: most, goalkeepers: keepers)
        > Self.tableLimit
    { first += 1 }
    if first > 0 {
      let deal = TwoTeamDeal(items, count: first, ends: ends)
      given = deal.first
      givenToSecond = deal.second
    }
    free = Array(items[first...])
    table = TwoTeamTable(items: items[first...], players: most, goalkeepers: keepers)
    goal = TwoTeamGoal(
      ends: ends, table: table, given: given,
      total: players.reduce(0) { $0 + $1.level.tenths }, lowest: lowest)
    tally = rules.units.reduce(SplitTally()) { $0 + $1.tally }
    evenest = SplitTally.evenest(tally)
    var repeats = 0
    for item in items {
      repeats += variety.repeats(within: item.groups.0.players)
      repeats += variety.repeats(within: item.groups.1.players)
    }
    repeatsWithin = repeats
  }

  /// The players of both teams; those with the first player come first where names can be swapped.
  func teams(of path: UInt64) -> [[Int]] {
    var teams = (given.players, givenToSecond.players)
    for (place, item) in free.enumerated() {
      let swapped = path >> UInt64(place) & 1 == 1
      teams.0 += item.group(swapped: swapped).players
      teams.1 += item.group(swapped: !swapped).players
    }
    let sorted = [teams.0.sorted(), teams.1.sorted()]
    guard rules.twins[1] != nil, sorted[1].first == 0 else { return sorted }
    return sorted.reversed()
  }

  /// What is looked up instead of counting; `nil` when it is not worth it or there are too many.
  func repeatTable() -> RepeatTable? {
    let players = rules.request.players.count
    guard !variety.isEmpty, players <= RepeatTable.limit, isAllFree else { return nil }
    return RepeatTable(free, variety: variety, players: players)
  }

  func repeats(in path: UInt64) -> Int {
    guard !variety.isEmpty else { return 0 }
    return teams(of: path).reduce(0) { $0 + variety.repeats(within: $1) }
  }
}
