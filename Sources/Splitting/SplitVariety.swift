/// How much it counts that two players are in one team again.
struct SplitVariety {
  private let count: Int
  private let weights: [Int32]

  /// Whether no pair counts.
  let isEmpty: Bool

  init(_ request: SplitRequest) {
    count = request.players.count
    var weights = [Int32](repeating: 0, count: count * count)
    let earlier = request.earlier.prefix(SplitRequest.earlierLimit)
    var isEmpty = true
    for (age, teams) in earlier.enumerated() {
      for one in 0..<count {
        guard let team = teams[one] else { continue }
        for other in 0..<count where other != one && teams[other] == team {
          weights[one * count + other] += Int32(earlier.count - age)
          isEmpty = false
        }
      }
    }
    self.weights = weights
    self.isEmpty = isEmpty
  }

  func weight(_ one: Int, _ other: Int) -> Int { Int(weights[one * count + other]) }

  /// How much counts within one team.
  func repeats(within team: [Int]) -> Int {
    guard !isEmpty else { return 0 }
    var sum = 0
    for (place, one) in team.enumerated() {
      for other in team[..<place] { sum += weight(one, other) }
    }
    return sum
  }

  /// How much counts between two groups.
  func repeats(between one: [Int], and other: [Int]) -> Int {
    guard !isEmpty else { return 0 }
    var sum = 0
    for first in one {
      for second in other { sum += weight(first, second) }
    }
    return sum
  }
}
