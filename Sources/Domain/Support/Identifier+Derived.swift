extension Identifier {
  /// The identifier derived from a text, the same on every device: a version 8 UUID (RFC 9562 §5.8) of
  /// its FNV-1a hash with 128 bits (<http://www.isthe.com/chongo/tech/comp/fnv/>).
  ///
  /// Used for what is computed and not made, so that two devices that compute it mean the same.
  init(derivedFrom lines: [String]) {
    let raw = RawIdentifier(hash: lines.joined(separator: "\n").utf8)
    self.init(
      high: raw.high & 0xFFFF_FFFF_FFFF_0FFF | 0x8000,
      low: raw.low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}

extension RawIdentifier {
  fileprivate init(hash bytes: some Sequence<UInt8>) {
    var high: UInt64 = 0x6C62_272E_07BB_0142
    var low: UInt64 = 0x62B8_2175_6295_C58D
    for byte in bytes {
      low ^= UInt64(byte)
      // The prime is 2⁸⁸ + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low << 24
      low = product.low
    }
    self.init(high: high, low: low)
  }
}
