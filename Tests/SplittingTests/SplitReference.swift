import Domain
import Splitting

/// Tries every way to put players into teams, and keeps the best: slow, and written without a look
/// at the search that it checks.
struct SplitReference {
  private let request: SplitRequest
  private let count: Int
  private let teams: Range<Int>

  /// The best splits: the players of each team in each of them.
  private(set) var best: [[[Int]]] = []
  /// How many splits obey the rules and have such sizes and goalkeepers.
  private(set) var possible = 0
  /// The least gap, in tenths of a level times the product of the sizes.
  private(set) var gap = 0

  init(_ request: SplitRequest) {
    self.request = request
    count = request.players.count
    teams = 0..<request.teamCount
    var all: [[Int]] = []
    for code in 0..<power {
      let assignment = decoded(code)
      if obeysRules(assignment), isFirstOfItsNames(assignment) { all.append(assignment) }
    }
    all = least(all) { [goalkeepers($0).reduce(0) { $0 + $1 * $1 }] }
    all = least(all) { sizeCost($0) }
    possible = all.count
    all = least(all) { [gap($0)] }
    gap = all.first.map { gap($0) } ?? 0
    all = least(all) { [spread($0), positions($0), repeats($0)] }
    best = all.map { assignment in teams.map { members(of: $0, in: assignment) } }
  }

  private var power: Int { (0..<count).reduce(1) { power, _ in power * request.teamCount } }

  private func decoded(_ code: Int) -> [Int] {
    var code = code
    return (0..<count).map { _ in
      defer { code /= request.teamCount }
      return code % request.teamCount
    }
  }

  private func members(of team: Int, in assignment: [Int]) -> [Int] {
    assignment.indices.filter { assignment[$0] == team }
  }

  private func obeysRules(_ assignment: [Int]) -> Bool {
    for (player, details) in request.players.enumerated() {
      if let team = details.team, assignment[player] != team { return false }
    }
    for rule in request.together where Set(rule.map { assignment[$0] }).count > 1 { return false }
    for rule in request.apart where Set(rule.map { assignment[$0] }).count < rule.count {
      return false
    }
    return Set(assignment).count == request.teamCount
  }

  /// Teams that nothing tells apart are named in the order of their first players.
  private func isFirstOfItsNames(_ assignment: [Int]) -> Bool {
    for one in teams {
      for other in teams where other > one {
        let isFixed = request.players.contains { $0.team == one || $0.team == other }
        if isFixed || request.sizes?[one] != request.sizes?[other] { continue }
        let first = assignment.firstIndex(of: one) ?? 0
        if first > assignment.firstIndex(of: other) ?? 0 { return false }
      }
    }
    return true
  }

  private func least(_ all: [[Int]], by cost: ([Int]) -> [Int]) -> [[Int]] {
    var least: [Int]?
    var kept: [[Int]] = []
    for assignment in all {
      let value = cost(assignment)
      if let least, least.lexicographicallyPrecedes(value) { continue }
      if value != least { kept = [] }
      least = value
      kept.append(assignment)
    }
    return kept
  }

  private func goalkeepers(_ assignment: [Int]) -> [Int] {
    teams.map { team in
      members(of: team, in: assignment).count { request.players[$0].position == .goalkeeper }
    }
  }

  private func sizes(_ assignment: [Int]) -> [Int] {
    teams.map { members(of: $0, in: assignment).count }
  }

  private func sizeCost(_ assignment: [Int]) -> [Int] {
    let sizes = sizes(assignment)
    let asked = request.sizes ?? sizes.map { _ in 0 }
    let off = zip(sizes, asked).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return [off] + sizes.sorted(by: >)
  }

  private func gap(_ assignment: [Int]) -> Int {
    let sizes = sizes(assignment)
    let smallest = sizes.min() ?? 1
    let product = sizes.reduce(1, *)
    let strengths = teams.map { team in
      let sum = members(of: team, in: assignment).reduce(0) {
        $0 + request.players[$1].level.tenths
      }
      return sum * smallest * product / sizes[team] + (sizes[team] - smallest) * 25 * product
    }
    return difference(strengths)
  }

  private func spread(_ assignment: [Int]) -> Int {
    let levels = request.players.map { $0.level.tenths }.sorted(by: >)
    var spread = 0
    for rank in 1...3 {
      let place = rank * request.teamCount
      if rank > 1, 2 * place > count { break }
      let weight = 4 - rank
      let strong = teams.map { team in
        members(of: team, in: assignment).count {
          request.players[$0].level.tenths >= levels[place - 1]
        }
      }
      spread += weight * difference(strong)
    }
    return spread
  }

  private func positions(_ assignment: [Int]) -> Int {
    Position.allCases.reduce(0) { sum, position in
      sum
        + difference(
          teams.map { team in
            members(of: team, in: assignment).count { request.players[$0].position == position }
          })
    }
  }

  private func repeats(_ assignment: [Int]) -> Int {
    var sum = 0
    for (age, earlier) in request.earlier.enumerated() {
      for one in 0..<count {
        for other in 0..<one where assignment[one] == assignment[other] {
          guard let team = earlier[one], team == earlier[other] else { continue }
          sum += request.earlier.count - age
        }
      }
    }
    return sum
  }

  private func difference(_ numbers: [Int]) -> Int { (numbers.max() ?? 0) - (numbers.min() ?? 0) }
}
