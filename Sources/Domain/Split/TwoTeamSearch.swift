/// Looks at all splits into two teams that have the least gap, and keeps those that are best by the
/// other criteria.
struct TwoTeamSearch {
  /// Of items that are known, one placed in one of two ways.
  struct Move {
    let isAllowed: Bool
    let players: Int
    let goalkeepers: Int
    let surplus: Int
    let tally: SplitTally
    let mask: UInt32
  }

  /// How the items before a place stand.
  struct State {
    var need: TwoTeamTable.Need
    var tally = SplitTally()
    var path: UInt64 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
    var repeats = 0
    var next = 0
  }

  let problem: TwoTeamProblem
  private let moves: [Move]
  private let repeatTable: RepeatTable?
  private var states: [State] = []
  private var depth = 0
  private var goals: [TwoTeamTable.Need]
  private(set) var best: TwoTeamBest

  init(_ problem: TwoTeamProblem) {
    self.problem = problem
    moves = problem.free.flatMap { item in
      [false, true].map { swapped in
        let group = item.group(swapped: swapped)
        return Move(
          isAllowed: item.allows(swapped: swapped), players: group.players.count,
          goalkeepers: group.goalkeepers, surplus: group.surplus, tally: group.tally,
          mask: group.players.reduce(0) { $0 | (1 << UInt32($1 & 31)) })
      }
    }
    goals = problem.goal.needs
    let players = problem.rules.request.players.count
    repeatTable =
      problem.variety.isEmpty || players > RepeatTable.limit || !problem.isAllFree
      ? nil
      : RepeatTable(
        problem.free.flatMap { [$0.groups.0.players, $0.groups.1.players] },
        variety: problem.variety, players: players)
    best = TwoTeamBest(problem)
  }

  /// Goes on for a number of steps; `true` when all splits have been looked at.
  mutating func run(steps: inout Int) -> Bool {
    if states.isEmpty {
      guard let goal = goals.popLast() else { return true }
      let state = State(need: goal, tally: problem.given.tally, repeats: problem.repeatsWithin)
      states = Array(repeating: state, count: problem.free.count + 1)
      depth = 0
    }
    while steps > 0 {
      steps -= 1
      if depth == problem.free.count {
        look(at: states[depth])
        depth -= 1
      }
      while depth >= 0, states[depth].next > 1 { depth -= 1 }
      if depth < 0 {
        guard let goal = goals.popLast() else { return true }
        depth = 0
        states[0].need = goal
        states[0].next = 0
      }
      advance()
    }
    return false
  }

  /// Places the item at the current place in its next way, if that can lead to the goal.
  private mutating func advance() {
    let swapped = states[depth].next
    states[depth].next += 1
    let move = moves[2 * depth + swapped]
    guard move.isAllowed else { return }
    var need = states[depth].need
    need.players -= move.players
    need.goalkeepers -= move.goalkeepers
    need.surplus -= move.surplus
    guard problem.table.canGive(need, from: depth + 1) else { return }
    let state = states[depth]
    var next = state
    next.need = need
    next.tally = state.tally + move.tally
    next.path |= UInt64(swapped) << UInt64(depth)
    next.next = 0
    if let repeatTable {
      let (own, other) = (2 * depth + swapped, 2 * depth + 1 - swapped)
      next.repeats += repeatTable.sum(group: own, joining: state.first)
      next.repeats += repeatTable.sum(group: other, joining: state.second)
      next.first |= move.mask
      next.second |= moves[2 * depth + 1 - swapped].mask
    }
    depth += 1
    states[depth] = next
  }

  private mutating func look(at state: State) {
    best.look(
      at: state.path, tally: state.tally, repeats: repeatTable == nil ? nil : state.repeats)
  }

  /// Looks at splits that chance leads to, because there are too many to look at all.
  mutating func sample(_ count: Int) {
    guard !problem.goal.needs.isEmpty else { return }
    var numbers = SeededNumbers(seed: problem.rules.request.seed)
    for _ in 0..<count {
      var need = problem.goal.needs[numbers.below(problem.goal.needs.count)]
      var tally = problem.given.tally
      var path: UInt64 = 0
      for place in problem.free.indices {
        let wish = Int(truncatingIfNeeded: numbers.next() >> 63)
        for swapped in [wish, 1 - wish] {
          let move = moves[2 * place + swapped]
          var rest = need
          rest.players -= move.players
          rest.goalkeepers -= move.goalkeepers
          rest.surplus -= move.surplus
          guard move.isAllowed, problem.table.canGive(rest, from: place + 1) else { continue }
          need = rest
          tally = tally + move.tally
          path |= UInt64(swapped) << UInt64(place)
          break
        }
      }
      best.look(at: path, tally: tally, repeats: nil)
    }
  }
}
