/// The 128 bits of an `Identifier` of any subject.
///
/// NB: Not generic, so that reading, writing and looking up identifiers is compiled once instead of
/// once for each subject: every device downloads this code.
package struct RawIdentifier: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package var uuidString: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 {
        digits.append(UInt8(ascii: "-"))
      }
      let half = index < 16 ? high : low
      let nibble = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
      digits.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  package init?(uuidString: String) {
    var text = uuidString
    guard let raw = text.withUTF8({ Self(ascii: $0) }) else { return nil }
    self = raw
  }

  private init?(ascii: UnsafeBufferPointer<UInt8>) {
    guard ascii.count == 36 else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for position in 0..<36 {
      let byte = ascii[position]
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let nibble = byte.hexDigitValue else { return nil }
      // The first sixteen digits come before the third hyphen, at position 18.
      if position < 18 {
        halves.high = halves.high << 4 | UInt64(nibble)
      } else {
        halves.low = halves.low << 4 | UInt64(nibble)
      }
    }
    self.init(high: halves.high, low: halves.low)
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit, 0…15; `nil` for any other byte.
  package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
