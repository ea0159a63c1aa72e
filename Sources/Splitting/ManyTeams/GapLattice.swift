/// The gaps that teams of certain sizes can have at all, because levels are some steps apart.
///
/// When all levels are 30, 55 or 80 tenths, then sums of equally many differ by multiples of 25.
struct GapLattice {
  /// Two teams' strengths differ by `rest` plus a multiple of `step`.
  private struct Pair {
    let rest: Int64
    let step: Int64
  }

  private var pairs: [Pair] = []
  /// The least gap of all.
  let least: Int64

  init(_ goal: ManyTeamGoal, levels: [Int], total: Int) {
    let lowest = levels.min() ?? 0
    let stride = Int64(levels.reduce(0) { StrengthMeasure.greatestDivisor($0, $1 - lowest) })
    let sizes = goal.sizes
    let average = goal.average(Array(sizes.indices)[...], sum: total)
    var (above, below) = (Int64.max, Int64.min)
    var least: Int64 = 0
    for (team, size) in sizes.enumerated() {
      let step = stride * goal.measure.factor(size: size)
      // All strengths of a team that there can be are so far apart, and this is one of them.
      let base = goal.measure.strength(sum: lowest * size, size: size)
      above = min(above, Self.next(from: average.high, rest: base, step: step))
      below = max(below, -Self.next(from: -average.low, rest: -base, step: step))
      for (other, otherSize) in sizes.enumerated() where other != team {
        let otherStep = stride * goal.measure.factor(size: otherSize)
        let pair = Pair(
          rest: base - goal.measure.strength(sum: lowest * otherSize, size: otherSize),
          step: Int64(StrengthMeasure.greatestDivisor(step, otherStep)))
        pairs.append(pair)
        let up = Self.next(from: 0, rest: pair.rest, step: pair.step)
        let down = Self.next(from: 0, rest: -pair.rest, step: pair.step)
        least = max(least, min(up, down))
      }
    }
    self.least = max(least, above == .max ? 0 : max(0, above - below))
  }

  /// The least gap that there can be from a number on.
  func next(from number: Int64) -> Int64 {
    pairs.reduce(Int64.max) { min($0, Self.next(from: number, rest: $1.rest, step: $1.step)) }
  }

  /// The least number from one on that is a rest plus a multiple of a step.
  private static func next(from number: Int64, rest: Int64, step: Int64) -> Int64 {
    guard step > 0 else { return rest >= number ? rest : .max }
    let over = (number - rest) % step
    return over > 0 ? number - over + step : number - over
  }
}
