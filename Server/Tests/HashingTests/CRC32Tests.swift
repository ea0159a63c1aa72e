import Testing

@testable import Hashing

struct CRC32Tests {
  /// The first is the check value of the catalogue of CRC algorithms
  /// (https://reveng.sourceforge.io/crc-catalogue/all.htm#crc.cat.crc-32-iso-hdlc), the next are of zlib's `crc32`.
  @Test(arguments: [
    ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43), ("12345678", 0x9AE0_DAAF),
    ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
  ])
  func `the checksum is that of IEEE 802.3`(_ text: String, _ checksum: UInt32) {
    #expect(CRC32.of(Array(text.utf8)) == checksum)
  }

  @Test func `bytes in parts have the checksum that they have at once`() {
    let bytes = (0..<100).map { UInt8($0 * 7 & 0xFF) }

    for end in 0...bytes.count {
      var parts = CRC32()
      parts.update(Array(bytes[..<end]))
      parts.update(Array(bytes[end...]))
      #expect(parts.value == CRC32.of(bytes))
    }
  }

  @Test func `a number counts as its bytes, the most significant first`() {
    var number = CRC32()
    number.update(0x3132_3334 as Int32)

    #expect(number.value == CRC32.of(Array("1234".utf8)))
  }

  @Test func `every flipped bit is noticed`() {
    let bytes = Array(#"{"name":"Player 1"}"#.utf8)

    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      #expect(CRC32.of(flipped) != CRC32.of(bytes))
    }
  }
}

extension CRC32 {
  fileprivate static func of(_ bytes: [UInt8]) -> UInt32 {
    var checksum = Self()
    checksum.update(bytes)
    return checksum.value
  }
}
