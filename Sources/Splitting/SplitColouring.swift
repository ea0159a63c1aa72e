/// Ways to give each unit of a group that hangs together by being apart a team.
struct SplitColouring {
  /// More ways are not looked at.
  private static let limit = 200_000

  private let rules: SplitRules
  /// The units, each beside one before it where that is possible.
  let units: [Int]
  private var teams: [Int]

  /// Prepares for a group of units, all of those that are apart from each other.
  init(_ rules: SplitRules, units: [Int]) {
    self.rules = rules
    self.units = units
    teams = [Int](repeating: -1, count: rules.units.count)
  }

  /// The groups of units that hang together by being apart; a unit without such a rule is a group.
  static func groups(of rules: SplitRules) -> [[Int]] {
    var isSeen = rules.units.map { _ in false }
    var groups: [[Int]] = []
    for unit in rules.units.indices where !isSeen[unit] {
      isSeen[unit] = true
      var group = [unit]
      var next = 0
      while next < group.count {
        for neighbour in rules.apart[group[next]] where !isSeen[neighbour] {
          isSeen[neighbour] = true
          group.append(neighbour)
        }
        next += 1
      }
      groups.append(group)
    }
    return groups
  }

  /// The teams of the units, in all ways that obey the rules.
  func all() throws(SplitError) -> [[Int]] {
    var colouring = self
    var ways: [[Int]] = []
    var steps = Self.limit
    colouring.visit(from: 0, steps: &steps) { teams in
      ways.append(units.map { teams[$0] })
      return true
    }
    guard steps > 0 else { throw .tooManyRules }
    guard !ways.isEmpty else { throw .contradiction(contradiction()) }
    return ways
  }

  /// Whether it is certain that there is no way.
  private func isImpossible(steps: inout Int) -> Bool {
    var colouring = self
    var isFound = false
    colouring.visit(from: 0, steps: &steps) { _ in
      isFound = true
      return false
    }
    return !isFound && steps > 0
  }

  /// The first players of as few units as possible whose rules cannot all be obeyed, or of more when
  /// that takes too long to find out.
  private func contradiction() -> [Int] {
    var left = units
    var steps = Self.limit
    for unit in units where steps > 0 {
      let fewer = left.filter { $0 != unit }
      if Self(rules, units: fewer).isImpossible(steps: &steps) { left = fewer }
    }
    return left.map { rules.units[$0].players[0] }.sorted()
  }

  /// Goes on with the unit at a place, and ends as soon as `body` returns `false`.
  @discardableResult
  private mutating func visit(
    from place: Int, steps: inout Int, _ body: ([Int]) -> Bool
  ) -> Bool {
    guard place < units.count else { return body(teams) }
    let unit = units[place]
    for team in 0..<rules.request.teamCount {
      guard steps > 0 else { return false }
      steps -= 1
      if let fixed = rules.units[unit].team, fixed != team { continue }
      if rules.apart[unit].contains(where: { teams[$0] == team }) { continue }
      teams[unit] = team
      let goesOn = visit(from: place + 1, steps: &steps, body)
      teams[unit] = -1
      guard goesOn else { return false }
    }
    return true
  }
}
