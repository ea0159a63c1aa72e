/// How others make teams, to compare with; each returns the sums of the teams.
enum Drafts {
  /// The captains choose in turn, and the order turns around after each round.
  static func serpentine(_ levels: [Int], teams: Int) -> [Int] {
    var sums = Array(repeating: 0, count: teams)
    for (place, level) in levels.sorted(by: >).enumerated() {
      let (round, turn) = place.quotientAndRemainder(dividingBy: teams)
      sums[round.isMultiple(of: 2) ? turn : teams - 1 - turn] += level
    }
    return sums
  }

  /// The next strongest goes to the weakest team that has room; then the best swap is made as long as
  /// one makes the gap less.
  static func greedyWithSwaps(_ levels: [Int], teams: Int) -> [Int] {
    let room = (levels.count + teams - 1) / teams
    var made = Array(repeating: [Int](), count: teams)
    for level in levels.sorted(by: >) {
      let open = made.indices.filter { made[$0].count < room }
      let weakest = open.min { made[$0].reduce(0, +) < made[$1].reduce(0, +) }
      made[weakest ?? 0].append(level)
    }
    while let better = bestSwap(made) { made = better }
    return made.map { $0.reduce(0, +) }
  }

  static func gap(_ sums: [Int]) -> Int { (sums.max() ?? 0) - (sums.min() ?? 0) }

  private static func bestSwap(_ made: [[Int]]) -> [[Int]]? {
    let sums = made.map { $0.reduce(0, +) }
    var best: (gap: Int, made: [[Int]])?
    for one in made.indices {
      for other in made.indices where other > one {
        for first in made[one].indices {
          for second in made[other].indices {
            let moved = made[one][first] - made[other][second]
            var after = sums
            after[one] -= moved
            after[other] += moved
            guard gap(after) < best?.gap ?? gap(sums) else { continue }
            var swapped = made
            swapped[one][first] = made[other][second]
            swapped[other][second] = made[one][first]
            best = (gap(after), swapped)
          }
        }
      }
    }
    return best?.made
  }
}
