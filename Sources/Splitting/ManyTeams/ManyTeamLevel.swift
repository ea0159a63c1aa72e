/// The choice of the units of one team among those that are left.
struct ManyTeamLevel {
  /// What came of going on with the choice.
  enum Outcome { case complete, exhausted, paused }

  let team: Int
  /// How many goalkeepers the team can have.
  private let goalkeeperRange: ClosedRange<Int>
  /// Whether the first unit that is left must be in the team, so that no split appears twice.
  private let takesFirst: Bool
  private let candidates: [Int]
  /// How many goalkeepers there are from each place of the candidates on.
  private let goalkeepersLeft: [Int]
  private let table: TeamTable
  /// What the team's surplus can be.
  private let surpluses: ClosedRange<Int>
  private var picked: [Int] = []
  private var members: [Int] = []
  private var repeatsBefore: [Int] = []
  private var place = 0
  private var needed: Int
  private var surplus = 0
  private var isComplete = false
  private(set) var sum = 0
  private(set) var goalkeepers = 0
  private(set) var tally = SplitTally()
  /// What repeats within the team.
  private(set) var repeats = 0

  /// Puts those units into the team that are fixed to it; `nil` when that is too much.
  init?(
    _ units: ManyTeamUnits, team: Int, goal: ManyTeamGoal, goalkeeperRange: ClosedRange<Int>,
    window: ClosedRange<Int>, takesFirst: Bool, teams: inout [Int], steps: inout Int
  ) {
    self.team = team
    self.takesFirst = takesFirst
    let base = units.lowest * goal.sizes[team]
    guard window.upperBound >= base else { return nil }
    surpluses = max(0, window.lowerBound - base)...(window.upperBound - base)
    self.goalkeeperRange = goalkeeperRange
    needed = goal.sizes[team]
    var candidates: [Int] = []
    var fixed: [Int] = []
    for unit in teams.indices where teams[unit] < 0 {
      switch units.all[unit].team {
      case nil: candidates.append(unit)
      case team: fixed.append(unit)
      default: break
      }
    }
    self.candidates = candidates
    var left = [Int](repeating: 0, count: candidates.count + 1)
    for place in candidates.indices.reversed() {
      left[place] = left[place + 1] + units.all[candidates[place]].goalkeepers
    }
    goalkeepersLeft = left
    table = TeamTable(
      candidates.map { (units.all[$0].size, units.surplus[$0]) }, players: max(0, needed),
      most: surpluses.upperBound)
    steps -= table.steps
    for unit in fixed { add(unit, units, &teams) }
    guard needed >= 0, goalkeepers <= goalkeeperRange.upperBound else {
      for unit in fixed { teams[unit] = -1 }
      return nil
    }
  }

  /// Goes on to the next way to complete the team.
  mutating func run(_ units: ManyTeamUnits, _ teams: inout [Int], _ steps: inout Int) -> Outcome {
    if isComplete {
      isComplete = false
      guard takeBack(units, &teams) else { return .exhausted }
    }
    while needed > 0 || !surpluses.contains(surplus) {
      guard steps > 0 else { return .paused }
      steps -= 1
      if hasGoalkeepers(goalkeepers, from: place, after: 0), canGoOn(from: place, after: 0, 0) {
        let unit = candidates[place]
        let size = units.all[unit].size
        let keepers = goalkeepers + units.all[unit].goalkeepers
        if keepers <= goalkeeperRange.upperBound,
          hasGoalkeepers(keepers, from: place + 1, after: size),
          canGoOn(from: place + 1, after: size, units.surplus[unit]),
          !units.isApart(unit, from: team, in: teams)
        {
          picked.append(place)
          add(unit, units, &teams)
        }
        place += 1
      } else if !takeBack(units, &teams) {
        return .exhausted
      }
    }
    isComplete = true
    return .complete
  }

  /// Whether the candidates from a place on can complete the team when something more is in it.
  private func canGoOn(from next: Int, after size: Int, _ more: Int) -> Bool {
    guard needed > 0, size <= needed, next <= candidates.count else { return false }
    if takesFirst, picked.isEmpty, size == 0, next > 0 { return false }
    let had = surplus + more
    return (size > 0 || next < candidates.count)
      && table.canGive(
        players: needed - size, from: surpluses.lowerBound - had,
        to: surpluses.upperBound - had, at: next)
  }

  /// Whether the candidates from a place on can complete the team with as many goalkeepers as it needs
  /// when it has a number of them.
  private func hasGoalkeepers(_ count: Int, from next: Int, after size: Int) -> Bool {
    count + min(goalkeepersLeft[min(next, candidates.count)], needed - size)
      >= goalkeeperRange.lowerBound
  }

  private mutating func add(_ unit: Int, _ units: ManyTeamUnits, _ teams: inout [Int]) {
    let details = units.all[unit]
    repeatsBefore.append(repeats)
    repeats += units.repeats(unit, members)
    needed -= details.size
    surplus += units.surplus[unit]
    sum += details.sum
    goalkeepers += details.goalkeepers
    tally = tally + details.tally
    teams[unit] = team
    members.append(unit)
  }

  /// Takes the last pick back; `false` when there is none.
  private mutating func takeBack(_ units: ManyTeamUnits, _ teams: inout [Int]) -> Bool {
    guard let last = picked.popLast() else { return false }
    let unit = candidates[last]
    members.removeLast()
    let details = units.all[unit]
    repeats = repeatsBefore.removeLast()
    needed += details.size
    surplus -= units.surplus[unit]
    sum -= details.sum
    goalkeepers -= details.goalkeepers
    tally = tally - details.tally
    teams[unit] = -1
    place = last + 1
    return true
  }

  /// Takes everything out of the team.
  func clear(_ teams: inout [Int]) {
    for unit in teams.indices where teams[unit] == team { teams[unit] = -1 }
  }
}
