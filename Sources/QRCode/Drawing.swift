/// A QR code while its modules are placed (ISO/IEC 18004 §7.7).
struct Drawing {
  private let version: Version
  private let size: Int
  private var dark: [Bool]
  /// Whether a module belongs to a pattern or to the format, which no mask changes.
  private var isFixed: [Bool]

  init(_ version: Version) {
    self.version = version
    size = version.size
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    placePatterns()
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard 0..<size ~= row, 0..<size ~= column else { return }
    dark[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func placePatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      // With the light border around it.
      placeSquares(row, column, radius: 4) { $0 != 2 && $0 != 4 }
    }
    if version.number > 1 { placeSquares(size - 7, size - 7, radius: 2) { $0 != 1 } }
    placeFormat(mask: 0)
  }

  /// Squares inside one another, whose darkness depends on their distance from the centre.
  private mutating func placeSquares(
    _ row: Int, _ column: Int, radius: Int, isDark: (Int) -> Bool
  ) {
    for down in -radius...radius {
      for right in -radius...radius {
        set(row + down, column + right, isDark(max(abs(down), abs(right))))
      }
    }
  }

  /// Places level and mask twice, with their error correction (ISO/IEC 18004 §7.9).
  private mutating func placeFormat(mask: Int) {
    let format = version.level << 3 | mask
    var remainder = format
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (format << 10 | remainder) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      // Around the first finder pattern, beside the timing patterns …
      switch index {
      case 0...5: set(index, 8, isDark)
      case 6, 7: set(index + 1, 8, isDark)
      case 8: set(8, 7, isDark)
      default: set(8, 14 - index, isDark)
      }
      // … and beside the two others.
      if index < 8 { set(8, size - 1 - index, isDark) } else { set(size - 15 + index, 8, isDark) }
    }
    set(size - 8, 8, true)
  }

  /// Places the codewords in columns of two modules, upwards and downwards in turn.
  mutating func placeBits(of codewords: [UInt8]) {
    var next = 0
    var right = size - 1
    while right > 0 {
      // The vertical timing pattern has a column of its own.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpwards = (right + 1) & 2 == 0
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          guard next < codewords.count * 8 else { continue }
          dark[row * size + column] = codewords[next / 8] >> UInt8(7 - next % 8) & 1 == 1
          next += 1
        }
      }
      right -= 2
    }
  }

  /// The code with the mask with which it is read best (ISO/IEC 18004 §7.8).
  func withBestMask() -> QRCode {
    var best = masked(0)
    var least = best.penalty
    for mask in 1..<8 {
      let code = masked(mask)
      let penalty = code.penalty
      if penalty < least { (best, least) = (code, penalty) }
    }
    return best
  }

  private func masked(_ mask: Int) -> QRCode {
    var copy = self
    copy.placeFormat(mask: mask)
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.inverts(mask, row, column) { copy.dark[row * size + column].toggle() }
      }
    }
    return QRCode(size: size, dark: copy.dark)
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    return switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }
}

extension QRCode {
  /// How badly the code is read: long runs, squares of one colour, finder patterns in the data, and
  /// more of one colour than of the other (ISO/IEC 18004 §7.8.3.1).
  fileprivate var penalty: Int {
    var penalty = 0
    var darkCount = 0
    for row in 0..<size {
      for column in 0..<size {
        if self[row, column] { darkCount += 1 }
        let isSquare =
          row > 0 && column > 0 && self[row, column] == self[row - 1, column]
          && self[row, column] == self[row, column - 1]
          && self[row, column] == self[row - 1, column - 1]
        if isSquare { penalty += 3 }
      }
      penalty += linePenalty { self[row, $0] } + linePenalty { self[$0, row] }
    }
    return penalty + abs(darkCount * 20 - size * size * 10) / (size * size) * 10
  }

  private func linePenalty(_ isDark: (Int) -> Bool) -> Int {
    var penalty = 0
    var run = 0
    // The last eleven modules; those outside the code are light.
    var window = 0
    for index in 0..<size + 4 {
      window = (window << 1 | (isDark(index) ? 1 : 0)) & 0x7FF
      if window == 0b1011101_0000 || window == 0b0000_1011101 { penalty += 40 }
      guard index < size else { continue }
      run = index > 0 && isDark(index) == isDark(index - 1) ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    return penalty
  }
}
