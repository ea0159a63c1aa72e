/// A request, checked, and what is known of its best splits before strength is looked at.
final class SplitPlan {
  /// So many splits that are equally good are never asked for one after the other.
  private static let chanceLimit = 50_000

  let rules: SplitRules
  /// The groups of units that hang together by being apart, and the teams of their units in all
  /// ways that obey the rules.
  let colourings: [(units: [Int], ways: [[Int]])]
  let shape: SplitShape
  let variety: SplitVariety

  var request: SplitRequest { rules.request }

  init(_ request: SplitRequest) throws(SplitError) {
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
    self.colourings = colourings
    shape = try SplitShape(rules, ways: ways)
    variety = SplitVariety(request)
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

  /// Whether all splits are equally good, because nothing tells the players apart.
  var isIndifferent: Bool {
    let players = request.players
    return variety.isEmpty
      && players.allSatisfy { $0.level == players[0].level && $0.position == players[0].position }
  }

  /// Whether it is enough to look at splits that chance leads to.
  var leavesItToChance: Bool { isIndifferent && shape.possible > Self.chanceLimit }

  /// A split of this request, with how strong its teams are.
  func split(
    _ teams: [[Int]], bound: Int64, quality: SplitQuality, count: Int64, isComplete: Bool
  ) -> Split {
    let players = request.players
    return Split(
      teams: teams, strengths: TeamStrengths(of: teams.map { $0.map { players[$0].level } }),
      bound: bound, quality: quality, possible: shape.possible,
      equallyGood: isIndifferent ? shape.possible : count,
      isComplete: isComplete || isIndifferent)
  }
}
