/// How many players and goalkeepers each team has: a byte for each number.
struct SplitCensus: Equatable {
  var bytes: UInt64 = 0

  mutating func add(players: Int, goalkeepers: Int, team: Int) {
    bytes &+= UInt64(bitPattern: Int64(players)) << UInt64(8 * team)
    bytes &+= UInt64(bitPattern: Int64(goalkeepers)) << UInt64(32 + 8 * team)
  }

  mutating func add(_ unit: SplitUnit, team: Int) {
    add(players: unit.size, goalkeepers: unit.goalkeepers, team: team)
  }

  mutating func move(_ unit: SplitUnit, from one: Int, to other: Int) {
    add(players: -unit.size, goalkeepers: -unit.goalkeepers, team: one)
    add(unit, team: other)
  }

  func players(_ team: Int) -> Int { Int(truncatingIfNeeded: bytes >> UInt64(8 * team)) & 255 }

  func goalkeepers(_ team: Int) -> Int {
    Int(truncatingIfNeeded: bytes >> UInt64(32 + 8 * team)) & 255
  }

  static func + (one: Self, other: Self) -> Self { Self(bytes: one.bytes &+ other.bytes) }
}

extension SplitCensus: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    Int64(bitPattern: one.bytes) < Int64(bitPattern: other.bytes)
  }
}

/// How many ways lead to a census; `.max` stands for more than can be counted.
struct CountedCensus {
  var census: SplitCensus
  var ways: Int64

  /// Brings equal ones together, in ascending order.
  static func merged(_ all: [Self]) -> [Self] {
    var merged: [Self] = []
    for counted in all.sorted(by: { $0.census < $1.census }) {
      if let last = merged.last, last.census == counted.census {
        merged[merged.count - 1].ways = saturated(last.ways.addingReportingOverflow(counted.ways))
      } else {
        merged.append(counted)
      }
    }
    return merged
  }
}

/// The result of counting, `.max` when it is too large.
func saturated(_ result: (partialValue: Int64, overflow: Bool)) -> Int64 {
  result.overflow ? .max : result.partialValue
}

/// In how many ways some of several things can be chosen; `.max` when there are too many to count.
func waysToChoose(_ chosen: Int, of count: Int) -> Int64 {
  guard chosen >= 0, chosen <= count else { return 0 }
  var ways: Int64 = 1
  for step in 0..<min(chosen, count - chosen) {
    let (product, overflow) = ways.multipliedReportingOverflow(by: Int64(count - step))
    guard !overflow else { return .max }
    ways = product / Int64(step + 1)
  }
  return ways
}
