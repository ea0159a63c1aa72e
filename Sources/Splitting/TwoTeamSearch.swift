/// Looks at all splits into two teams that have the least gap, and keeps those that are best by the
/// other criteria.
struct TwoTeamSearch {
  /// A way to place one item.
  private struct Move {
    let isAllowed: Bool
    let players: Int
    let goalkeepers: Int
    let surplus: Int
    let tally: SplitTally
    let mask: UInt32
  }

  /// How the items before a place stand.
  private struct State {
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
  private let tail: TwoTeamTail
  /// How many items come before the tail.
  private let head: Int
  private let repeatTable: RepeatTable?
  private var states: [State] = []
  private var depth = -1
  private var needs: [TwoTeamTable.Need]
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
    head = max(0, problem.free.count - TwoTeamTail.limit)
    tail = TwoTeamTail(problem.free[head...], variety: problem.variety)
    needs = problem.goal.needs
    repeatTable = problem.repeatTable()
    best = TwoTeamBest(problem)
  }

  /// Goes on for a number of steps; `true` when all splits have been looked at.
  mutating func run(steps: inout Int) -> Bool {
    while steps > 0 {
      steps -= 1
      while depth >= 0, states[depth].next > 1 { depth -= 1 }
      if depth < 0 {
        guard let need = needs.popLast() else { return true }
        let state = State(
          need: need, tally: problem.given.tally, repeats: problem.repeatsWithin)
        states = Array(repeating: state, count: head + 1)
        depth = 0
      }
      if depth == head {
        steps -= finish(states[depth])
        states[depth].next = 2
      } else {
        advance()
      }
    }
    return false
  }

  /// Places the item at the current place in its next way, if that can lead to the goal.
  private mutating func advance() {
    let swapped = states[depth].next
    states[depth].next += 1
    let state = states[depth]
    guard let need = need(state.need, after: 2 * depth + swapped) else { return }
    var next = state
    next.need = need
    next.tally = state.tally + moves[2 * depth + swapped].tally
    next.path |= UInt64(swapped) << UInt64(depth)
    next.next = 0
    if let repeatTable {
      let (own, other) = (2 * depth + swapped, 2 * depth + 1 - swapped)
      next.repeats += repeatTable.sum(group: own, joining: state.first)
      next.repeats += repeatTable.sum(group: other, joining: state.second)
      next.first |= moves[own].mask
      next.second |= moves[other].mask
    }
    depth += 1
    states[depth] = next
  }

  /// What is needed after a move; `nil` when that is not to be had.
  private func need(_ need: TwoTeamTable.Need, after index: Int) -> TwoTeamTable.Need? {
    let move = moves[index]
    var need = need
    need.players -= move.players
    need.goalkeepers -= move.goalkeepers
    need.surplus -= move.surplus
    guard move.isAllowed, problem.table.canGive(need, from: index / 2 + 1) else { return nil }
    return need
  }

  /// Looks at all ways to place the last items; returns how many there are.
  private mutating func finish(_ state: State) -> Int {
    let range = tail.ways(giving: state.need)
    guard let repeatTable else {
      for place in range {
        let way = tail.ways[place]
        best.look(at: path(state, way), tally: state.tally + way.tally, repeats: nil)
      }
      return range.count
    }
    let joining = RepeatTable.Joining(
      repeatTable, from: head, count: problem.free.count - head, first: state.first,
      second: state.second)
    tail.ways.withUnsafeBufferPointer { ways in
      for place in range {
        let repeats = state.repeats + ways[place].repeats + joining.sum(ways[place].path)
        // NB: Where all are equally strong, this refuses nearly all of a few 100,000.
        guard repeats <= best.mostRepeats else { continue }
        best.look(
          at: path(state, ways[place]), tally: state.tally + ways[place].tally,
          repeats: repeats)
      }
    }
    return range.count
  }

  private func path(_ state: State, _ way: TwoTeamTail.Way) -> UInt64 {
    state.path | UInt64(way.path) << UInt64(head)
  }

  /// Looks at splits that chance leads to, because there are too many to look at all.
  func sample(_ count: Int) -> TwoTeamBest {
    var best = TwoTeamBest(problem)
    var numbers = SeededNumbers(seed: problem.rules.request.seed)
    for _ in 0..<count {
      var need = problem.goal.needs[numbers.below(problem.goal.needs.count)]
      var tally = problem.given.tally
      var path: UInt64 = 0
      for place in problem.free.indices {
        let wish = Int(truncatingIfNeeded: numbers.next() >> 63)
        for swapped in [wish, 1 - wish] {
          let index = 2 * place + swapped
          guard let rest = self.need(need, after: index) else { continue }
          need = rest
          tally = tally + moves[index].tally
          path |= UInt64(swapped) << UInt64(place)
          break
        }
      }
      best.look(at: path, tally: tally, repeats: nil)
    }
    best.removeDoubles()
    return best
  }
}
