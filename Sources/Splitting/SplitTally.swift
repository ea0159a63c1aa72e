import Domain

/// How many of a few kinds of players there are, a byte for each: of the strongest players three
/// times, then of each position.
struct SplitTally: Equatable {
  /// Of how many groups of the strongest players the spread is looked at.
  static let ranks = 3
  private static let kinds = ranks + Position.allCases.count

  var bytes: UInt64 = 0

  static func + (one: Self, other: Self) -> Self { Self(bytes: one.bytes &+ other.bytes) }
  static func - (one: Self, other: Self) -> Self { Self(bytes: one.bytes &- other.bytes) }

  /// The tally of each player.
  ///
  /// The first kind is the strongest players, one for each team; the second the strongest two for
  /// each team, and so on, up to half of the players. Who is as strong as the last of them counts,
  /// too.
  static func all(of request: SplitRequest) -> [Self] {
    let levels = request.players.map { $0.level.tenths }.sorted(by: >)
    let ranks = min(Self.ranks, max(1, levels.count / (2 * request.teamCount)))
    let thresholds = (1...ranks).map { levels[$0 * request.teamCount - 1] }
    return request.players.map { player in
      var tally = Self()
      for (rank, threshold) in thresholds.enumerated() where player.level.tenths >= threshold {
        tally.count(rank)
      }
      switch player.position {
      case .goalkeeper: tally.count(Self.ranks)
      case .defender: tally.count(Self.ranks + 1)
      case .midfielder: tally.count(Self.ranks + 2)
      case .winger: tally.count(Self.ranks + 3)
      case .striker: tally.count(Self.ranks + 4)
      case nil: break
      }
      return tally
    }
  }

  private mutating func count(_ kind: Int) { bytes &+= 1 << UInt64(8 * kind) }

  private func number(_ kind: Int) -> Int {
    Int(truncatingIfNeeded: bytes >> UInt64(8 * kind)) & 255
  }

  /// How unevenly the strongest players and the positions are spread over teams with these tallies.
  static func unevenness(_ tallies: [Self]) -> SplitUnevenness {
    var unevenness = SplitUnevenness()
    for kind in 0..<kinds {
      var (least, most) = (255, 0)
      for tally in tallies {
        least = min(least, tally.number(kind))
        most = max(most, tally.number(kind))
      }
      unevenness.add(most - least, kind: kind)
    }
    return unevenness
  }

  /// The least unevenness of some teams and a number of others who have the rest of a tally.
  static func leastUnevenness(_ tallies: [Self], of all: Self, rest: Int) -> SplitUnevenness {
    let left = tallies.reduce(all) { $0 - $1 }
    var unevenness = SplitUnevenness()
    for kind in 0..<kinds {
      let shared = left.number(kind)
      var (least, most) = (shared / rest, (shared + rest - 1) / rest)
      for tally in tallies {
        least = min(least, tally.number(kind))
        most = max(most, tally.number(kind))
      }
      unevenness.add(most - least, kind: kind)
    }
    return unevenness
  }

  /// The least unevenness of two teams whose players have a tally together.
  static func evenest(_ tally: Self) -> SplitUnevenness {
    var unevenness = SplitUnevenness()
    for kind in 0..<kinds {
      unevenness.add(tally.number(kind) & 1, kind: kind)
    }
    return unevenness
  }

  /// How unevenly players are spread over two teams, quickly.
  static func unevenness(_ one: Self, _ other: Self) -> SplitUnevenness {
    var unevenness = SplitUnevenness()
    guard one != other else { return unevenness }
    for kind in 0..<kinds {
      unevenness.add(abs(one.number(kind) - other.number(kind)), kind: kind)
    }
    return unevenness
  }
}

/// How unevenly the strongest players, and then the positions are spread; less is better.
struct SplitUnevenness: Comparable {
  private(set) var value: Int32 = 0

  var spread: Int { Int(value >> 16) }
  var positions: Int { Int(value & 0xFFFF) }

  /// The fewer players a rank is about, the more it counts.
  mutating func add(_ difference: Int, kind: Int) {
    let isRank = kind < SplitTally.ranks
    value += Int32(difference) * (isRank ? Int32(SplitTally.ranks - kind) << 16 : 1)
  }

  static func < (one: Self, other: Self) -> Bool { one.value < other.value }
}
