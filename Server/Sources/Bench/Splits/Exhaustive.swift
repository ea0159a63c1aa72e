/// Tries all splits into equally large teams, and finds the least gap.
struct Exhaustive {
  private let levels: [Int]
  private let size: Int
  private var sums: [Int]
  private var counts: [Int]
  private(set) var gap = Int.max

  init(_ levels: [Int], teams: Int) {
    self.levels = levels
    size = levels.count / teams
    sums = Array(repeating: 0, count: teams)
    counts = sums
    place(0)
  }

  private mutating func place(_ player: Int) {
    guard player < levels.count else {
      gap = min(gap, Drafts.gap(sums))
      return
    }
    for team in sums.indices where counts[team] < size {
      sums[team] += levels[player]
      counts[team] += 1
      place(player + 1)
      counts[team] -= 1
      sums[team] -= levels[player]
      // Empty teams are all the same.
      if counts[team] == 0 { break }
    }
  }
}
