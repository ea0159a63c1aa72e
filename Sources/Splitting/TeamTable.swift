/// Which numbers of players and which sums the units from each of a list on can give to a team.
struct TeamTable {
  private let players: Int
  private let words: Int
  private var bits: [UInt64]

  /// How much work it was to fill the table.
  var steps: Int { bits.count / 4 }

  /// Fills the table.
  ///
  /// Sums above `most` do not matter.
  init(_ units: [(size: Int, surplus: Int)], players: Int, most: Int) {
    self.players = players
    words = most / 64 + 1
    let layer = (players + 1) * words
    bits = [UInt64](repeating: 0, count: (units.count + 1) * layer)
    bits[layer * units.count] = 1
    for place in units.indices.reversed() {
      let (from, to) = (layer * (place + 1), layer * place)
      for word in 0..<layer { bits[to + word] = bits[from + word] }
      add(units[place], from: from, to: to)
    }
  }

  private mutating func add(_ unit: (size: Int, surplus: Int), from source: Int, to target: Int) {
    let (players, words) = (players, words)
    let (whole, part) = (unit.surplus / 64, UInt64(unit.surplus % 64))
    guard unit.size <= players, whole < words else { return }
    bits.withUnsafeMutableBufferPointer { bits in
      for had in 0...(players - unit.size) {
        let from = source + had * words
        let to = target + (had + unit.size) * words
        var carried: UInt64 = 0
        for word in whole..<words {
          let value = bits[from + word - whole]
          bits[to + word] |= (value << part) | carried
          carried = part == 0 ? 0 : value >> (64 - part)
        }
      }
    }
  }

  /// Whether the units from a place on can give so many players a sum within limits.
  func canGive(players count: Int, from low: Int, to high: Int, at place: Int) -> Bool {
    guard count <= players, high >= 0 else { return false }
    let low = max(low, 0)
    let high = min(high, words * 64 - 1)
    guard low <= high else { return false }
    let row = (place * (players + 1) + count) * words
    for word in (low / 64)...(high / 64) {
      var value = bits[row + word]
      if word == low / 64 { value &= .max << UInt64(low % 64) }
      if word == high / 64 { value &= .max >> UInt64(63 - high % 64) }
      if value != 0 { return true }
    }
    return false
  }
}
