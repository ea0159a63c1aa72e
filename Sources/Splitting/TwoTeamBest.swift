/// The best splits into two teams among those that were looked at.
struct TwoTeamBest {
  private let problem: TwoTeamProblem
  private var unevenness: SplitUnevenness?
  private var repeats = Int.max
  /// A split with more repeats is not as good.
  private(set) var mostRepeats = Int.max
  /// How the free items stand in each of them, a bit for each item.
  private(set) var paths: [UInt64] = []

  init(_ problem: TwoTeamProblem) { self.problem = problem }

  /// Compares a split; what repeats in its teams is worked out when it is not known.
  mutating func look(at path: UInt64, tally: SplitTally, repeats known: Int?) {
    let uneven = SplitTally.unevenness(tally, problem.tally - tally)
    if let unevenness, unevenness < uneven { return }
    let isBetter = unevenness.map { uneven < $0 } ?? true
    let repeats = known ?? problem.repeats(in: path)
    guard isBetter || repeats <= self.repeats else { return }
    if isBetter || repeats < self.repeats {
      unevenness = uneven
      self.repeats = repeats
      if uneven == problem.evenest { mostRepeats = repeats }
      paths.removeAll(keepingCapacity: true)
    }
    paths.append(path)
  }

  /// Forgets all but one of those that were looked at several times.
  mutating func removeDoubles() {
    var single: [UInt64] = []
    let sorted = paths.sorted { Int64(bitPattern: $0) < Int64(bitPattern: $1) }
    for path in sorted where path != single.last { single.append(path) }
    paths = single
  }

  var quality: SplitQuality {
    SplitQuality(
      spread: unevenness?.spread ?? 0, positions: unevenness?.positions ?? 0, repeats: repeats)
  }
}
