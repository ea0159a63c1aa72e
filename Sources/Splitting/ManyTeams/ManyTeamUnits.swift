import Domain

/// The units of a request for three or four teams, strongest first, and what is known of them and of
/// pairs of them.
final class ManyTeamUnits {
  let rules: SplitRules
  let all: [SplitUnit]
  /// The units that each is apart from.
  let apart: [[Int]]
  /// How far each unit's levels are above the lowest of all players, in tenths.
  let surplus: [Int]
  let lowest: Int
  let total: Int
  let tally: SplitTally
  /// What repeats within units, whatever the teams are.
  let repeatsWithin: Int
  private let repeats: [Int32]

  init(_ plan: SplitPlan) {
    rules = plan.rules
    let units = plan.rules.units
    let lowest = plan.request.players.map { $0.level.tenths }.min() ?? 0
    let order = units.indices.sorted { one, other in
      let (first, second) = (units[one], units[other])
      if first.size != second.size { return first.size > second.size }
      return first.sum != second.sum ? first.sum > second.sum : one < other
    }
    var places = units.indices.map { _ in 0 }
    for (place, unit) in order.enumerated() { places[unit] = place }
    all = order.map { units[$0] }
    apart = order.map { plan.rules.apart[$0].map { places[$0] } }
    surplus = all.map { $0.sum - lowest * $0.size }
    self.lowest = lowest
    total = all.reduce(0) { $0 + $1.sum }
    tally = all.reduce(SplitTally()) { $0 + $1.tally }
    repeatsWithin = all.reduce(0) { $0 + plan.variety.repeats(within: $1.players) }
    repeats =
      plan.variety.isEmpty
      ? []
      : order.flatMap { one in
        order.map { other in
          Int32(plan.variety.repeats(between: units[one].players, and: units[other].players))
        }
      }
  }

  /// Whether any pair counts.
  var hasRepeats: Bool { !repeats.isEmpty }

  /// What repeats between two units.
  func repeats(_ one: Int, _ other: Int) -> Int {
    repeats.isEmpty ? 0 : Int(repeats[one * all.count + other])
  }

  /// What repeats between a unit and others.
  func repeats(_ unit: Int, _ others: [Int]) -> Int {
    guard hasRepeats else { return 0 }
    var sum: Int32 = 0
    for other in others { sum &+= repeats[unit * all.count + other] }
    return Int(sum)
  }

  /// Whether a unit is apart from one of a team.
  func isApart(_ unit: Int, from team: Int, in teams: [Int]) -> Bool {
    apart[unit].contains { teams[$0] == team }
  }

  /// The team of each player, when those of the units are known.
  ///
  /// Teams that can swap names are named in the order of their first players.
  func playerTeams(_ teams: [Int]) -> [Int] {
    var players = [Int](repeating: 0, count: rules.request.players.count)
    for (unit, team) in teams.enumerated() {
      for player in all[unit].players { players[player] = team }
    }
    let firsts = rules.twins.indices.map { team in players.firstIndex(of: team) ?? 0 }
    // The place of a team's name is how many of those that it can swap with come before.
    let names = rules.twins.indices.map { team in
      let twins = rules.twins.indices.filter { isTwin($0, team) }
      return twins[twins.count { firsts[$0] < firsts[team] }]
    }
    return players.map { names[$0] }
  }

  /// Whether two teams, which may be the same, can swap names.
  func isTwin(_ one: Int, _ other: Int) -> Bool {
    var team: Int? = max(one, other)
    while let current = team {
      if current == min(one, other) { return true }
      team = rules.twins[current]
    }
    return false
  }
}
