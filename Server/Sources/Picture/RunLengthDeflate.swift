/// Compresses bytes that are mostly repeated, in the format of zlib (RFC 1950 and 1951).
///
/// It knows the repetition of a byte and the fixed codes, which is enough for a picture of areas.
struct RunLengthDeflate {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var deflate = RunLengthDeflate()
    // The last block, with fixed codes.
    deflate.write(0b011, bits: 3)
    deflate.write(data)
    deflate.writeSymbol(256)
    deflate.write(0, bits: 7)
    return deflate.bytes + data.adler32.bytes
  }

  private mutating func write(_ data: [UInt8]) {
    var position = 0
    while position < data.count {
      let byte = data[position]
      writeSymbol(UInt32(byte))
      position += 1
      var end = position
      while end < data.count, data[end] == byte { end += 1 }
      while end - position >= 3 {
        let length = min(end - position, 258)
        writeRepetition(UInt32(length))
        position += length
      }
    }
  }

  /// Repeats the last byte, which is at the distance of code 0.
  private mutating func writeRepetition(_ length: UInt32) {
    if length == 258 {
      writeSymbol(285)
    } else {
      let rest = length - 3
      let extra = rest < 8 ? 0 : UInt32(29 - rest.leadingZeroBitCount)
      writeSymbol(257 + 4 * extra + rest >> extra)
      write(rest & (1 << extra - 1), bits: extra)
    }
    write(0, bits: 5)
  }

  private mutating func writeSymbol(_ symbol: UInt32) {
    switch symbol {
    case 0...143: writeCode(0x30 + symbol, bits: 8)
    case 144...255: writeCode(0x190 + symbol - 144, bits: 9)
    case 256...279: writeCode(symbol - 256, bits: 7)
    default: writeCode(0xC0 + symbol - 280, bits: 8)
    }
  }

  /// Writes a code, whose most significant bit comes first.
  private mutating func writeCode(_ code: UInt32, bits: UInt32) {
    for bit in (0..<bits).reversed() { write(code >> bit & 1, bits: 1) }
  }

  private mutating func write(_ value: UInt32, bits: UInt32) {
    pending |= value << pendingCount
    pendingCount += bits
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}

extension [UInt8] {
  fileprivate var adler32: UInt32 {
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in self {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return sums << 16 | sum
  }
}
