/// The numbers of players and goalkeepers that the teams of the best splits have, found before
/// strength is looked at.
struct SplitShape {
  /// The most combinations of numbers that are looked at.
  private static let limit = 6_000
  /// The most of them that are put together from the rules at once.
  private static let productLimit = 400_000

  /// The teams' numbers in the best splits, in ascending order.
  private(set) var ends: [SplitCensus] = []
  /// How many splits have such numbers and obey the rules; `.max` when there are more than that.
  private(set) var possible: Int64 = 0

  private let rules: SplitRules
  private var best: SplitShapeCost?
  private var all: [CountedCensus] = []
  private let freeGoalkeepers: Int
  private let freeOthers: Int

  /// Looks at all ways to obey the rules, but only at numbers of players.
  ///
  /// `ways` has the numbers of each group of units with rules, in all ways to place the group.
  init(_ rules: SplitRules, ways: [[CountedCensus]]) throws(SplitError) {
    self.rules = rules
    let free = rules.units.indices.filter { Self.isFree($0, in: rules) }
    freeGoalkeepers = free.count { rules.units[$0].goalkeepers > 0 }
    freeOthers = free.count - freeGoalkeepers
    var states = [CountedCensus(census: SplitCensus(), ways: 1)]
    for way in ways {
      // Both are bounded, so the product is within 32 bits.
      guard states.count * way.count <= Self.productLimit else { throw .tooManyRules }
      var next: [CountedCensus] = []
      for state in states {
        for option in way {
          next.append(
            CountedCensus(
              census: state.census + option.census,
              ways: saturated(state.ways.multipliedReportingOverflow(by: option.ways))))
        }
      }
      states = CountedCensus.merged(next)
      guard states.count <= Self.limit else { throw .tooManyRules }
    }
    for state in states { fill(state) }
    guard best != nil else { throw .emptyTeam }
    all = CountedCensus.merged(all)
    ends = all.map { $0.census }
    let sum = all.reduce(0) { saturated($0.addingReportingOverflow($1.ways)) }
    possible = sum == .max ? .max : sum / rules.namings
    all = []
  }

  /// Whether a unit is a player without any rule; these are counted by formula.
  static func isFree(_ unit: Int, in rules: SplitRules) -> Bool {
    rules.units[unit].size == 1 && rules.units[unit].team == nil && rules.apart[unit].isEmpty
  }

  /// Adds the players without rules in the best ways: first the goalkeepers, then the others.
  private mutating func fill(_ state: CountedCensus) {
    let teams = Array(0..<rules.request.teamCount)
    let has = teams.map { state.census.goalkeepers($0) }
    for added in Self.evenAdditions(freeGoalkeepers, to: has) {
      var census = state.census
      for team in teams { census.add(players: added[team], goalkeepers: added[team], team: team) }
      let ways = Self.product(state.ways, Self.waysToDeal(added))
      fillWithOthers(CountedCensus(census: census, ways: ways))
    }
  }

  private mutating func fillWithOthers(_ state: CountedCensus) {
    let sizes = (0..<rules.request.teamCount).map { state.census.players($0) }
    // Each team needs a player, however much that is against the sizes.
    let needed = sizes.map { $0 == 0 ? 1 : 0 }
    let left = freeOthers - needed.reduce(0, +)
    guard left >= 0 else { return }
    let heights = sizes.indices.map {
      sizes[$0] + needed[$0] - (rules.request.sizes?[$0] ?? 0)
    }
    for added in Self.evenAdditions(left, to: heights) {
      let dealt = added.indices.map { added[$0] + needed[$0] }
      var census = state.census
      for team in dealt.indices { census.add(players: dealt[team], goalkeepers: 0, team: team) }
      let ways = Self.product(state.ways, Self.waysToDeal(dealt))
      consider(CountedCensus(census: census, ways: ways))
    }
  }

  private mutating func consider(_ end: CountedCensus) {
    let cost = SplitShapeCost(of: end.census, request: rules.request)
    if let best, best < cost { return }
    if let best, cost < best { all = [] }
    best = cost
    all.append(end)
  }

  private static func product(_ one: Int64, _ other: Int64) -> Int64 {
    saturated(one.multipliedReportingOverflow(by: other))
  }

  /// In how many ways players can be dealt to teams that get these numbers.
  private static func waysToDeal(_ numbers: [Int]) -> Int64 {
    var left = numbers.reduce(0, +)
    var ways: Int64 = 1
    for number in numbers {
      ways = product(ways, waysToChoose(number, of: left))
      left -= number
    }
    return ways
  }

  /// The ways to add so much to some heights that they come as near to each other as they can.
  static func evenAdditions(_ amount: Int, to heights: [Int]) -> [[Int]] {
    var raised = heights
    var left = amount
    while let lowest = raised.min() {
      let places = raised.indices.filter { raised[$0] == lowest }
      let next = raised.filter { $0 > lowest }.min()
      let rise = min(next.map { $0 - lowest } ?? left, left / places.count)
      guard rise > 0 else {
        return choices(of: left, from: places).map { chosen in
          raised.indices.map { raised[$0] - heights[$0] + (chosen.contains($0) ? 1 : 0) }
        }
      }
      for place in places { raised[place] += rise }
      left -= rise * places.count
    }
    return []
  }

  private static func choices(of count: Int, from places: [Int]) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard let first = places.first else { return [] }
    let rest = Array(places.dropFirst())
    return choices(of: count - 1, from: rest).map { [first] + $0 } + choices(of: count, from: rest)
  }
}

/// How far numbers of players are from what they ought to be; less is better.
struct SplitShapeCost: Comparable {
  private let goalkeepers: Int
  private let sizes: Int
  /// The sizes of the teams, the largest first.
  private let sorted: [Int]

  init(of census: SplitCensus, request: SplitRequest) {
    let teams = 0..<request.teamCount
    goalkeepers = teams.reduce(0) { $0 + census.goalkeepers($1) * census.goalkeepers($1) }
    sizes = teams.reduce(0) { sum, team in
      let off = census.players(team) - (request.sizes?[team] ?? 0)
      return sum + off * off
    }
    sorted = teams.map { census.players($0) }.sorted(by: >)
  }

  static func < (one: Self, other: Self) -> Bool {
    if one.goalkeepers != other.goalkeepers { return one.goalkeepers < other.goalkeepers }
    if one.sizes != other.sizes { return one.sizes < other.sizes }
    return one.sorted.lexicographicallyPrecedes(other.sorted)
  }
}
