import Hashing

/// An image of at most 16 colours, as a PNG (https://www.w3.org/TR/png-3/).
struct IndexedImage {
  let width: Int
  let height: Int
  let colors: [RGB]
  /// The number of the colour of the pixel in a row and column.
  let color: (_ row: Int, _ column: Int) -> UInt8

  var png: [UInt8] {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Four bits for each pixel, with a palette.
    let format: [UInt8] = [4, 3, 0, 0, 0]
    png.append(chunk: "IHDR", UInt32(width).bytes + UInt32(height).bytes + format)
    png.append(chunk: "PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
    png.append(chunk: "IDAT", RunLengthDeflate.zlib(rows))
    png.append(chunk: "IEND", [])
    return png
  }

  /// Each row as its difference from the one above, so that rows that are alike are zeros.
  private var rows: [UInt8] {
    let above: UInt8 = 2
    var (rows, previous): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: width / 2))
    rows.reserveCapacity(height * (width / 2 + 1))
    for row in 0..<height {
      rows.append(above)
      for index in 0..<width / 2 {
        let pair = color(row, 2 * index) << 4 | color(row, 2 * index + 1)
        rows.append(pair &- previous[index])
        previous[index] = pair
      }
    }
    return rows
  }
}

extension [UInt8] {
  fileprivate mutating func append(chunk type: String, _ data: [UInt8]) {
    append(contentsOf: UInt32(data.count).bytes)
    let content = Array(type.utf8) + data
    var checksum = CRC32()
    checksum.update(content)
    append(contentsOf: content)
    append(contentsOf: checksum.value.bytes)
  }
}

extension UInt32 {
  /// The most significant byte first.
  var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
