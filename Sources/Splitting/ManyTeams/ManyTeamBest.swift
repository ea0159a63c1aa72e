/// How good a split into three or four teams is; less is better.
struct ManyTeamCost: Comparable {
  var gap: Int64
  var unevenness: SplitUnevenness
  var repeats: Int

  static func < (one: Self, other: Self) -> Bool {
    if one.gap != other.gap { return one.gap < other.gap }
    if one.unevenness != other.unevenness { return one.unevenness < other.unevenness }
    return one.repeats < other.repeats
  }

  var quality: SplitQuality {
    SplitQuality(
      spread: unevenness.spread, positions: unevenness.positions, repeats: repeats)
  }
}

/// The best splits into three or four teams among those that were looked at.
struct ManyTeamBest {
  /// More equally good ones are counted, but not kept.
  private static let limit = 1 << 19
  /// Teams of more players do not fit a code.
  private static let codeLimit = 32
  private static let longLimit = 200

  private(set) var cost: ManyTeamCost?
  private(set) var count: Int64 = 0
  /// The teams of the players: two bits for each of up to 32, otherwise a scattered form.
  private var codes: [UInt64] = []
  private var long: [[Int]] = []

  /// Compares a split, of which it asks the teams of the players only when it is good enough.
  mutating func look(at cost: ManyTeamCost, players: () -> [Int]) {
    if let best = self.cost {
      guard cost <= best else { return }
      if cost < best { self = Self() }
    }
    self.cost = cost
    count += 1
    guard codes.count < Self.limit else { return }
    let players = players()
    if players.count <= Self.codeLimit {
      codes.append(players.reversed().reduce(0) { $0 << 2 | UInt64($1) })
    } else if codes.count < Self.longLimit {
      codes.append(players.reduce(0) { SeededNumbers.mixed($0 &+ UInt64($1) &+ 1) })
      long.append(players)
    }
  }

  /// Whether a split with such teams is among the best.
  func contains(_ players: [Int]) -> Bool {
    if players.count <= Self.codeLimit {
      return codes.contains(players.reversed().reduce(0) { $0 << 2 | UInt64($1) })
    }
    return codes.contains(players.reduce(0) { SeededNumbers.mixed($0 &+ UInt64($1) &+ 1) })
  }

  /// The teams of the players in the one that the request chooses.
  func chosen(_ request: SplitRequest) -> [Int] {
    let rank = ((request.choice % codes.count) + codes.count) % codes.count
    let code = SeededNumbers.code(atRank: rank, of: codes, seed: request.seed)
    guard let place = codes.firstIndex(of: code), place < long.count else {
      return request.players.indices.map { Int(truncatingIfNeeded: code >> UInt64(2 * $0)) & 3 }
    }
    return long[place]
  }
}
