/// A size of QR code with a level of error correction (ISO/IEC 18004, table 9).
struct Version {
  /// The version, 1…6: the side has 17 + 4 × `number` modules.
  let number: Int
  /// The two bits that name the level: 0 for M, 1 for L.
  let level: Int
  /// The number of blocks, which all have the same lengths in these versions.
  let blocks: Int
  /// The codewords of data in a block.
  let dataLength: Int
  /// The codewords of error correction in a block.
  let correctionLength: Int

  private static let all = [
    Self(number: 1, level: 0, blocks: 1, dataLength: 16, correctionLength: 10),
    Self(number: 2, level: 0, blocks: 1, dataLength: 28, correctionLength: 16),
    Self(number: 3, level: 0, blocks: 1, dataLength: 44, correctionLength: 26),
    Self(number: 4, level: 0, blocks: 2, dataLength: 32, correctionLength: 18),
    Self(number: 5, level: 0, blocks: 2, dataLength: 43, correctionLength: 24),
    Self(number: 6, level: 0, blocks: 4, dataLength: 27, correctionLength: 16),
    Self(number: 6, level: 1, blocks: 2, dataLength: 68, correctionLength: 18),
  ]

  /// The smallest version for a number of bytes; `nil` when there is none.
  static func smallest(for count: Int) -> Version? {
    // Four bits name the mode, eight are the length.
    all.first { $0.blocks * $0.dataLength >= count + 2 }
  }

  var size: Int { 17 + 4 * number }

  /// All codewords in the order in which they are placed: the data of all blocks, codeword by codeword,
  /// and then their error correction.
  func codewords(for bytes: [UInt8]) -> [UInt8] {
    let data = dataCodewords(for: bytes)
    let generator = ReedSolomon.generator(correctionLength)
    let parts = (0..<blocks).map { Array(data[$0 * dataLength..<($0 + 1) * dataLength]) }
    let corrections = parts.map { ReedSolomon.remainder(of: $0, by: generator) }
    var codewords: [UInt8] = []
    for index in 0..<dataLength { for part in parts { codewords.append(part[index]) } }
    for index in 0..<correctionLength {
      for correction in corrections { codewords.append(correction[index]) }
    }
    return codewords
  }

  /// Mode, length, bytes and padding (ISO/IEC 18004 §7.4).
  private func dataCodewords(for bytes: [UInt8]) -> [UInt8] {
    let length = UInt8(bytes.count)
    // The mode takes half a codeword, so each codeword has a half of two bytes.
    var data: [UInt8] = [0x40 | length >> 4]
    var half = length << 4
    for byte in bytes {
      data.append(half | byte >> 4)
      half = byte << 4
    }
    data.append(half)
    var padding: UInt8 = 0xEC
    while data.count < blocks * dataLength {
      data.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return data
  }
}

/// Reed–Solomon codes over the field of 256 elements (ISO/IEC 18004 §7.5).
enum ReedSolomon {
  /// The product of two elements, modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product & 0x80 == 0 ? 0 : 0x1D)
      if right & 1 << UInt8(bit) != 0 { product ^= left }
    }
    return product
  }

  /// The coefficients of the generator polynomial of a degree, without the first, which is 1.
  static func generator(_ degree: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: degree)
    coefficients[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }

  /// The error correction of a block.
  static func remainder(of data: [UInt8], by generator: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in generator.indices { remainder[index] ^= product(generator[index], factor) }
    }
    return remainder
  }
}
